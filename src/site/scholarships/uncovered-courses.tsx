import type { CoursePage } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';

/**
 * Courses that none of the university's scholarships covers, so that nobody counts on one. Source:
 * docs/specification/readings.md, 13.
 */
export function UncoveredCourses({ courses }: { courses: CoursePage }) {
  const rest = courses.count - courses.results.length;
  return (
    <section aria-labelledby="uncovered" className="grid gap-3">
      <h3 id="uncovered" className="text-xl">
        Courses without a scholarship
      </h3>
      {courses.results.length === 0 ? (
        <p>No courses without scholarships available for the selected university.</p>
      ) : (
        <ul className="grid gap-x-6 md:grid-cols-2">
          {courses.results.map((course) => (
            <li key={course.id}>
              <a className="link inline-block py-2" href={routes.course(course.id)}>
                {course.course_name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="text-ink-soft">and {rest} more on the university’s page.</p>}
    </section>
  );
}
