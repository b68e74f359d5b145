import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { countMatching } from './counts.ts';
import { FILTER_COLUMNS, filtersSet } from './filters.ts';
import { every, matching, termsMatch } from './matching.ts';
import { bothQueries, filterQuery, matchScore, nameQuery, type CourseSearch } from './question.ts';

/** Up to this many matches are fetched, ranked and sorted. With more, rows are read in the order of an index. */
const MOST_RANKED = 1500;
/** If a word is at most this frequent, all its matches are fetched at once, which also counts them. */
const RARE_WORD = 8000;

interface Slice {
  limit: number;
  offset: number;
}

const isRanked = ({ words, ordering }: CourseSearch): boolean =>
  words.length > 0 && ordering === 'best_match';

/** The matches of a search as a table h with their score, at most one more than are ranked. */
function scoredMatches(search: CourseSearch): RawBuilder<unknown> {
  const score = isRanked(search) ? matchScore(search) : sql`0`;
  return sql`(select h.course_id, h.name_key, h.annual_sort, h.total_sort, h.duration_weeks, ${score} as score
    from course_search h where ${matching(search)} limit ${MOST_RANKED + 1}) as h`;
}

/**
 * A page of a search for a rare word, and the number of matches, from one pass over the index.
 * @returns null if the words are common or the matches too many: then count first and call idsOfPage.
 */
export async function countedPage(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset }: Slice,
): Promise<{ count: number; ids: number[] } | null> {
  if (!search.words.some(({ courses = Infinity }) => courses <= RARE_WORD)) return null;
  const { rows } = await sql<{ ids: number[] | null; count: number }>`
    with h as materialized (select * from ${scoredMatches(search)})
    select (select count(*)::int from h) as count,
      array(select h.course_id from h order by ${orderOf(search)} limit ${limit} offset ${offset}) as ids`.execute(
    db,
  );
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > MOST_RANKED ? null : { count, ids: ids ?? [] };
}

/** Ids of the courses on one page of a search, best first. `count` is the number of all matches. */
export async function idsOfPage(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset, count }: Slice & { count: number },
): Promise<number[]> {
  const { words, filters, limits } = search;
  if (count <= MOST_RANKED && (words.length > 0 || limits.length > 0 || filterQuery(filters) !== '')) {
    return slice(db, scoredMatches(search), orderOf(search), { limit, offset });
  }
  if (isRanked(search)) return idsByTier(db, search, { limit, offset });
  if (words.length === 0) {
    return slice(db, sql`course_search h where ${walked(search)}`, orderOf(search), { limit, offset });
  }
  return slice(db, sql`course_search h where ${matching(search)}`, orderOf(search), { limit, offset });
}

/**
 * One page of a search with very many matches: first courses whose name contains every word, then those whose
 * university's name does, then the others; short names first in each group.
 */
async function idsByTier(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset }: Slice,
): Promise<number[]> {
  const [course, university] = [nameQuery(search.words, '='), nameQuery(search.words, '@')];
  const ids: number[] = [];
  let skip = offset;
  for (const tier of [course, `${university}&!${course}`, `!${university}&!${course}`]) {
    const inTier = sql`course_search h where ${matching(search, { more: tier })}`;
    const wanted = { limit: limit - ids.length, offset: skip };
    ids.push(...(await slice(db, inTier, sql`length(h.name_key), h.name_key, h.course_id`, wanted)));
    if (ids.length === limit) break;
    skip = ids.length > 0 ? 0 : skip - (await countMatching(db, inTier));
  }
  return ids;
}

async function slice(
  db: Kysely<Database>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const { rows } = await sql<{ course_id: number }>`
    select h.course_id from ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ course_id }) => course_id);
}

/** The condition of a search without words for reading rows in the order of an index: filters are columns, not terms. */
function walked({ filters, limits }: CourseSearch): RawBuilder<boolean> {
  const chosen = filtersSet(filters).map(
    ([name, ids]) => sql<boolean>`h.${sql.ref(FILTER_COLUMNS[name].column)} = any(${ids}::int[])`,
  );
  const marks = bothQueries(...limits.map(({ mark = '' }) => mark));
  return every([...chosen, termsMatch(marks), ...limits.map(({ holds }) => holds)]);
}

function orderOf({ words, ordering }: CourseSearch): RawBuilder<unknown> {
  switch (ordering) {
    case 'annual_fees':
      return sql`h.annual_sort, h.course_id`;
    case '-annual_fees':
      return sql`h.annual_sort desc nulls last, h.course_id`;
    case 'total_fees':
      return sql`h.total_sort, h.course_id`;
    case '-total_fees':
      return sql`h.total_sort desc nulls last, h.course_id`;
    case 'duration_year':
      return sql`h.duration_weeks, h.course_id`;
    case '-duration_year':
      return sql`h.duration_weeks desc nulls last, h.course_id`;
    case 'best_match':
      return words.length > 0
        ? sql`h.score desc, length(h.name_key), h.name_key, h.course_id`
        : sql`h.name_key, h.course_id`;
  }
}
