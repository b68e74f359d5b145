import { routes } from '../../contract/routes.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Value, conditions and number of courses of a scholarship. */
export function ScholarshipCard({
  scholarship,
  level: Heading = 'h3',
  linked = false,
}: {
  scholarship: Scholarship;
  level?: 'h3' | 'h4';
  /** Whether to link to the university, if the card is on another page. */
  linked?: boolean;
}) {
  const {
    id,
    scholarship_name: name,
    details,
    requirements,
    course_count: courses,
    university,
  } = scholarship;
  return (
    <li className="card gap-3 p-5">
      <Heading className="text-lg leading-snug">{name}</Heading>
      {details.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {details.map(({ id, detail }) => (
            <li key={id}>{detail}</li>
          ))}
        </ul>
      )}
      {requirements && (
        <p className="whitespace-pre-line">
          <strong>Requirements:</strong> {requirements}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <a className="link inline-block py-2" href={routes.courseSearch({ scholarship: `id:${id}` })}>
          {courses === 1 ? 'For 1 course' : `For ${courses} courses`}
          <VisuallyHidden> of {university.university_name}</VisuallyHidden>
        </a>
      </p>
      {linked && (
        <ButtonLink variant="secondary" href={routes.university(university.id, university.country)}>
          View University<VisuallyHidden> {university.university_name}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
