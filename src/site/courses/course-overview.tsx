import type { ReactNode } from 'react';
import type { CourseDetail } from '../../contract/courses.ts';
import { nextOpenIntake } from '../../contract/intakes.ts';
import { Money } from '../../ui/money.tsx';
import { NO_VALUE, years } from './browser/amounts.ts';
import { intakeMonths } from './browser/place.ts';

/** The specified grid of facts; what the source does not state is N/A. */
export function CourseOverview({ course }: { course: CourseDetail }) {
  const { currency, exchange_rate: rate, duration_weeks: weeks } = course;
  const { city } = course.university;
  const next = nextOpenIntake(course.intakes);
  // Of the intakes above; earlier ones of this year are in the table of intakes.
  const listed = new Set(course.intake.map(({ id }) => id));
  const closed = course.intakes
    .filter(({ id, open }) => !open && listed.has(id))
    .map(({ month, year }) => `${month} ${year}`);
  return (
    <section aria-labelledby="overview" className="grid gap-4">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <dl className="grid grid-cols-2 border-t border-line md:grid-cols-4 [&>div]:border-b [&>div]:border-line [&>div]:py-3 [&>div]:pr-4">
        <Fact name="Annual Fees">
          <Money amount={course.annual_fees} currency={currency} rate={rate} />
        </Fact>
        <Fact name="Total Fees">
          <Money amount={course.total_fees} currency={currency} rate={rate} />
        </Fact>
        <Fact name="Course Length">
          {years(course.duration_year)}
          {weeks !== null && <More>{weeks} weeks</More>}
        </Fact>
        <Fact name="Course Intake">
          {intakeMonths(course.intake) ?? NO_VALUE}
          {closed.length > 0 && <More>Closed: {closed.join(', ')}</More>}
        </Fact>
        <Fact name="Application Deadline">
          {course.formatted_application_dateline ?? NO_VALUE}
          {next?.deadline && <More>for {`${next.month} ${next.year}`}</More>}
        </Fact>
        <Fact name="Location">{city.city_name ?? NO_VALUE}</Fact>
        <Fact name="Program Type">{course.interest.interest_name}</Fact>
        <Fact name="Course Type">{course.course_type ?? NO_VALUE}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold [&_.money-approx]:font-normal">{children}</dd>
    </div>
  );
}

const More = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-ink-soft">{children}</span>
);
