import { sql, type RawBuilder } from 'kysely';
import type { Choices } from '../choices.ts';
import { bothQueries, filterQuery, textQuery, type CourseSearch } from './question.ts';

/**
 * The condition of a search on a row `h` of course_search.
 * @param filters the filters to apply instead of all
 * @param text the tsquery to apply instead of that of the words
 * @param more another tsquery that has to match
 */
export function matching(
  { words, filters: all, limits }: CourseSearch,
  {
    filters = all,
    text = textQuery(words),
    more = '',
  }: { filters?: Partial<Choices>; text?: string; more?: string } = {},
): RawBuilder<boolean> {
  const marks = limits.map(({ mark = '' }) => mark);
  const query = bothQueries(text, filterQuery(filters), ...marks, more);
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

/**
 * The beginning of a statement: `with h as (...)` has the rows of `matches`, at most one more than `upTo`. The database plans
 * as if all were read but stops there. If the limit were inside, it would read the whole table for words that it thinks
 * common but that are rare together.
 */
export const atMost = (matches: RawBuilder<unknown>, upTo: number): RawBuilder<unknown> =>
  upTo === Infinity
    ? sql`with h as (${matches})`
    : sql`with every_match as materialized (${matches}),
      h as materialized (select * from every_match limit ${sql.lit(upTo + 1)})`;
