import { routes } from '../../contract/routes.ts';
import type { UniversityListItem } from '../../contract/universities.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { place } from '../courses/browser/place.ts';
import { UniversityMark } from '../courses/browser/university-mark.tsx';

export function UniversityCard({ university }: { university: UniversityListItem }) {
  const {
    id,
    university_name: name,
    city,
    rankings,
    course_count: courses,
    scholarship_count: scholarships,
  } = university;
  return (
    <Card as="li" asLink className="gap-3 p-4">
      <div className="flex items-start gap-3">
        <UniversityMark university={university} size="small" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            <a className="card-cover no-underline" href={routes.university(id, city.country.id)}>
              {name}
            </a>
          </h3>
          <p className="text-sm text-ink-soft">{place(university)}</p>
        </div>
      </div>
      <p className="text-sm">
        {count(courses, 'course')}
        {scholarships > 0 && `, ${count(scholarships, 'scholarship')}`}
      </p>
      {rankings.length > 0 && (
        <p className="mt-auto flex flex-wrap gap-1.5">
          {rankings.map((ranking) => (
            <Badge key={ranking.id} tone="night">
              {ranking.rank_source} {ranking.rank_value}
            </Badge>
          ))}
        </p>
      )}
    </Card>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
