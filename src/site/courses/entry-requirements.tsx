import { inSentence } from '../../content/destinations.ts';
import { shownDestinationOf } from '../../content/shown-destinations.ts';
import { ENGLISH_TESTS } from '../../contract/course-limits.ts';
import type { CourseDetail, EnglishRequirement } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';
import { Section } from './course-sections.tsx';

/** What the university asks for, and where the rules of the country are explained. */
export function EntryRequirements({ course }: { course: CourseDetail }) {
  const { academic, english } = course.entry_requirements;
  const { english_requirements: scores } = course;
  const { country } = course.university.city;
  const destination = shownDestinationOf(country.iso2);
  return (
    <Section id="requirements" title="Entry requirements">
      {academic === null && english === null && scores.length === 0 ? (
        <p>
          The university has not stated its requirements. Send us your marks and we will ask the university
          for you.
        </p>
      ) : (
        <dl className="course-requirements">
          <Requirement name="Academic" text={academic} list={[]} />
          <Requirement name="English" text={english} list={scores.map(scoreWords)} />
        </dl>
      )}
      <p className="flex flex-wrap gap-x-6">
        {destination && (
          <a className="link touch-link" href={routes.destination(destination.slug)}>
            Guide to studying in {inSentence(destination)}
          </a>
        )}
        <a className="link touch-link" href={routes.studentVisa()}>
          Student visas compared
        </a>
      </p>
    </Section>
  );
}

/** 'IELTS 6.5 overall, no section below 6, for this course' */
function scoreWords({ test, overall, smallest_band, of }: EnglishRequirement): string {
  const bands = smallest_band === null ? '' : `, no section below ${smallest_band}`;
  const whose = of === 'course' ? 'this course' : 'courses of this university';
  return `${ENGLISH_TESTS[test].label} ${overall} overall${bands}, for ${whose}`;
}

function Requirement({ name, text, list }: { name: string; text: string | null; list: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {list.length > 0 && (
        <dd>
          <ul className="grid list-disc gap-1 pl-5">
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </dd>
      )}
      {(text !== null || list.length === 0) && (
        <dd>{text ?? 'Not stated. Ask us before you book a test.'}</dd>
      )}
    </div>
  );
}
