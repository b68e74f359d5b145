import { destinationOf, inSentence } from '../../content/destinations.ts';
import type { CourseDetail } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';
import { Section } from './course-sections.tsx';

/** What the university asks for, and where the rules of the country are explained. */
export function EntryRequirements({ course }: { course: CourseDetail }) {
  const { academic, english } = course.entry_requirements;
  const { country } = course.university.city;
  const destination = destinationOf(country.iso2);
  return (
    <Section id="requirements" title="Entry requirements">
      {academic === null && english === null ? (
        <p>The university has not stated its requirements. Send us your marks, and we ask for you.</p>
      ) : (
        <dl className="course-requirements">
          <Requirement name="Academic" text={academic} />
          <Requirement name="English" text={english} />
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

const Requirement = ({ name, text }: { name: string; text: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text ?? 'Not stated. Ask us before you book a test.'}</dd>
  </div>
);
