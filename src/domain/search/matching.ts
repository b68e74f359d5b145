import { sql, type RawBuilder } from 'kysely';
import type { Choices } from '../choices.ts';
import { bothQueries, filterQuery, textQuery, type CourseSearch } from './question.ts';

/**
 * The condition of a search on a row `h` of course_search.
 * @param filters the filters to apply instead of all
 * @param more another tsquery that has to match
 */
export function matching(
  { words, filters: all, limits }: CourseSearch,
  { filters = all, more = '' }: { filters?: Partial<Choices>; more?: string } = {},
): RawBuilder<boolean> {
  const marks = limits.map(({ mark = '' }) => mark);
  const query = bothQueries(textQuery(words), filterQuery(filters), ...marks, more);
  return every([termsMatch(query), ...limits.map(({ holds }) => holds)]);
}

/** The condition that a tsquery matches; undefined for an empty one. */
export const termsMatch = (query: string): RawBuilder<boolean> | undefined =>
  query === '' ? undefined : sql`h.terms @@ ${query}::tsquery`;

/** All of these conditions; true without any. */
export function every(conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql`${sql.join(given, sql` and `)}`;
}
