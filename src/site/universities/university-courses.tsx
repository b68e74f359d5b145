import { routes } from '../../contract/routes.ts';
import type { Course } from '../../contract/courses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplyButton } from '../applications/browser/apply-button.tsx';
import { years } from '../courses/browser/amounts.ts';
import { ShortFee } from '../courses/browser/course-fees.tsx';
import { intakeMonths } from '../courses/browser/place.ts';
import { Section } from '../courses/course-sections.tsx';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import type { UniversityView } from './load-university.ts';

/** So many courses can be looked through without filters. */
const FEW = 8;

export function UniversityCourses({ view }: { view: UniversityView }) {
  const { university, courses, level, problem } = view;
  if (problem || !courses) {
    return (
      <Section id="courses" title="Available Courses">
        {problem && <ProblemNotice problem={problem} />}
      </Section>
    );
  }
  return (
    <Section id="courses" title="Available Courses">
      {university.course_count > FEW && <Narrow view={view} />}
      {courses.results.length === 0 ? (
        <p>No courses found.</p>
      ) : (
        <ul className="grid gap-3">
          {courses.results.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </ul>
      )}
      {courses.pages > 1 && (
        <Pagination
          label="Pages of courses"
          page={courses.page}
          pages={courses.pages}
          address={(page) =>
            `${routes.university(university.id, university.city.country.id, { interest: level, page })}#courses`
          }
        />
      )}
    </Section>
  );
}

/** The levels as links, which work without our script, and the course search for everything else. */
function Narrow({ view: { university, levels, level } }: { view: UniversityView }) {
  const at = (interest?: number) =>
    `${routes.university(university.id, university.city.country.id, { interest })}#courses`;
  return (
    <>
      {levels.length > 0 && (
        <Tabs
          label="Courses by level"
          tabs={[{ id: undefined, name: 'All levels', count: university.course_count }, ...levels].map(
            ({ id, name, count }) => ({
              key: id ?? 'all',
              href: at(id),
              label: `${name} (${count})`,
              current: id === level,
            }),
          )}
        />
      )}
      <p>
        <a
          className="link inline-block py-2"
          href={routes.courseSearch({ search: university.university_name })}
        >
          Search these courses by field, fee and intake
        </a>
      </p>
    </>
  );
}

function CourseRow({ course }: { course: Course }) {
  const when = intakeMonths(course.intake);
  return (
    <li className="card gap-3 p-4 md:flex-row md:items-center md:justify-between">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">{course.course_name}</h3>
        <p className="text-sm text-ink-soft">
          {[course.interest.interest_name, years(course.duration_year), when ?? 'No Intake Provided'].join(
            ' · ',
          )}
        </p>
        <p className="mt-1">
          <span className="text-sm text-ink-soft">Annual Fee </span>
          <ShortFee amount={course.annual_fees} course={course} />
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-2 md:grid-cols-1">
        <ApplyButton variant="secondary" course={course} listed />
        <ButtonLink variant="quiet" href={routes.course(course.id)}>
          View Detail<VisuallyHidden> of {course.course_name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
