import type { CourseDetail } from '../../contract/courses.ts';
import { longDate } from '../../contract/dates.ts';
import { intakeMonth, nextOpenIntake, type DatedIntake } from '../../contract/intakes.ts';
import { Badge } from '../../ui/badge.tsx';
import { ApplyButton } from '../applications/browser/apply-button.tsx';
import { Section } from './course-sections.tsx';

/** The intakes of this year and later, with their deadlines. Rows become blocks on phones. */
export function CourseIntakes({ course }: { course: CourseDetail }) {
  const { intakes } = course;
  const next = nextOpenIntake(intakes);
  return (
    <Section id="intakes" title="Intakes and deadlines">
      {intakes.length === 0 ? (
        <p>
          The university has not published intakes for this course. Ask us for the next one before you prepare
          documents.
        </p>
      ) : (
        <>
          {!next && <p>Applications for all of these intakes are closed. Ask us when the next one opens.</p>}
          <table className="course-table course-intakes">
            <caption className="visually-hidden">Intakes of {course.course_name}</caption>
            <thead>
              <tr>
                <th scope="col">Intake</th>
                <th scope="col">Apply by</th>
                <th scope="col">Applications</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {intakes.map((intake) => (
                <IntakeRow key={intake.id} intake={intake} next={intake === next} course={course} />
              ))}
            </tbody>
          </table>
          <p className="text-sm text-ink-soft">
            The last day counts in Nepal time. Universities may close earlier when a course is full.
          </p>
        </>
      )}
    </Section>
  );
}

function IntakeRow({ intake, next, course }: { intake: DatedIntake; next: boolean; course: CourseDetail }) {
  const { month, year, deadline, open } = intake;
  const name = `${month} ${year}`;
  return (
    <tr data-state={next ? 'next' : open ? 'open' : 'closed'}>
      <th scope="row">{name}</th>
      <td data-label={open ? 'Apply by' : 'Deadline was'}>{deadline ? longDate(deadline) : 'Not stated'}</td>
      <td>
        {next ? (
          <Badge tone="night">Next open intake</Badge>
        ) : open ? (
          <Badge tone="pine">Open</Badge>
        ) : (
          <Badge>Closed</Badge>
        )}
      </td>
      <td>
        {open && (
          <ApplyButton
            course={course}
            intake={{ value: intakeMonth(year, month), name }}
            variant={next ? 'primary' : 'secondary'}
          />
        )}
      </td>
    </tr>
  );
}
