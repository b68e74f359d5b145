import type { Course } from '../../../contract/courses.ts';
import { routes } from '../../../contract/routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ApplyButton } from '../../applications/browser/apply-button.tsx';
import { years } from './amounts.ts';
import { ShortFee } from './course-fees.tsx';
import { intakeMonths, place } from './place.ts';
import { UniversityMark } from './university-mark.tsx';

/** A course in a list: name, place and fees first, then intake and duration. */
export function CourseCard({ course }: { course: Course }) {
  const { university } = course;
  return (
    <Card as="article" asLink className="course-card">
      <div className="course-card-head">
        <UniversityMark university={university} size="small" />
        <div className="min-w-0">
          <h3>{course.course_name}</h3>
          <p className="font-medium">{university.university_name}</p>
          <p className="text-sm text-ink-soft">{place(university)}</p>
        </div>
      </div>
      <dl className="course-card-facts">
        <div>
          <dt>Annual Fee</dt>
          <dd>
            <ShortFee amount={course.annual_fees} course={course} />
          </dd>
        </div>
        <div>
          <dt>Total Fee</dt>
          <dd>
            <ShortFee amount={course.total_fees} course={course} />
          </dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>{years(course.duration_year)}</dd>
        </div>
        <div>
          <dt>Intake</dt>
          <dd>{intakeMonths(course.intake) ?? 'No Intake Provided'}</dd>
        </div>
      </dl>
      <div className="course-card-foot">
        <p className="course-card-badges">
          <Ranks rankings={university.rankings} />
          {course.has_scholarship && <Badge tone="pine">Scholarship</Badge>}
        </p>
        <p className="course-card-ways">
          <ApplyButton variant="quiet" course={course} listed />
          <ButtonLink variant="secondary" className="card-cover" href={routes.course(course.id)}>
            View Details<VisuallyHidden> of {course.course_name}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}

function Ranks({ rankings }: { rankings: Course['university']['rankings'] }) {
  if (rankings.length === 0) return <span className="text-sm text-ink-soft">No Rank Provided</span>;
  return rankings.map((ranking) => (
    <Badge key={ranking.id} tone="night">
      {ranking.rank_source} {ranking.rank_value}
    </Badge>
  ));
}
