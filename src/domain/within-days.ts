import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type DayRange } from '../contract/day-range.ts';

/** Whether a time is within days in Nepal. */
export function withinDays(column: RawBuilder<unknown>, range: DayRange): RawBuilder<boolean> {
  const { since, before } = momentsOf(range);
  return sql<boolean>`(${column} >= ${since} and ${column} < ${before})`;
}
