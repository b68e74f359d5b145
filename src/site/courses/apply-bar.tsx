import type { CourseDetail } from '../../contract/courses.ts';
import { shortDate } from '../../contract/dates.ts';
import { nextOpenIntake } from '../../contract/intakes.ts';
import { Money } from '../../ui/money.tsx';
import { ApplyButton } from '../applications/browser/apply-button.tsx';

/**
 * Fee, deadline and Apply Now at the lower edge of a phone's screen, while the button of the page is out of sight
 * (course-page.css). At the end of the page it stays above the footer. Without our script it is a link.
 */
export function ApplyBar({ course }: { course: CourseDetail }) {
  const { annual_fees, currency, intakes } = course;
  const next = nextOpenIntake(intakes);
  return (
    <aside className="apply-bar" aria-label="Apply for this course">
      <p>
        <strong>
          {annual_fees === null ? (
            'Fee not stated'
          ) : (
            <Money amount={annual_fees} currency={currency} period="a year" />
          )}
        </strong>
        <span>
          {next?.deadline
            ? `Apply by ${shortDate(next.deadline)}`
            : next
              ? 'No deadline published'
              : intakes.length > 0
                ? 'No open intake'
                : 'No intake published'}
        </span>
      </p>
      <ApplyButton course={course} />
    </aside>
  );
}
