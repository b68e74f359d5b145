import { sql, type RawBuilder } from 'kysely';
import type { CourseFilter } from '../../contract/course-filters.ts';
import type { Choices } from '../choices.ts';
import { filterConditions, filtersSet } from './filters.ts';
import { bothQueries, filterQuery, wordQueries, type CourseSearch } from './question.ts';

/**
 * The condition of a search on a row `h` of course_search. In a large catalogue each word is a condition of its own: the index then skips
 * from match to match, which takes up to half the time, but planning takes longer. A wide filter is a condition on the column there,
 * because the index has a long list for it.
 * @param texts the tsqueries to apply instead of those of the words
 * @param more another tsquery that has to match
 */
export function matching(
  { words, filters, large, limits }: CourseSearch,
  { texts = wordQueries(words), more = '' }: { texts?: readonly string[]; more?: string } = {},
): RawBuilder<boolean> {
  const wide = filtersOf(filters, (name) => large?.wide.includes(name) === true);
  const narrow = filtersOf(filters, (name) => large?.wide.includes(name) !== true);
  const marks = bothQueries(filterQuery(narrow), ...limits.map(({ mark = '' }) => mark));
  const queries = large ? [...texts, marks, more] : [bothQueries(...texts, marks, more)];
  return every([...queries.map(termsMatch), ...filterConditions(wide), ...limits.map(({ holds }) => holds)]);
}

const filtersOf = (filters: Choices, are: (name: CourseFilter) => boolean): Partial<Choices> =>
  Object.fromEntries(filtersSet(filters).filter(([name]) => are(name)));

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
 * common but that are rare together. `h` may be read several times: the rows of every_match are stored once.
 */
export const atMost = (matches: RawBuilder<unknown>, upTo: number): RawBuilder<unknown> =>
  upTo === Infinity
    ? sql`with h as (${matches})`
    : sql`with every_match as materialized (${matches}),
      h as not materialized (select * from every_match limit ${sql.lit(upTo + 1)})`;
