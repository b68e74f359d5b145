import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { filterConditions } from './filters.ts';
import { isTooMany, mostRead } from './counts.ts';
import { atMost, every, matching, termsMatch } from './matching.ts';
import { NAME_GROUPS } from './name-groups.ts';
import {
  bothQueries,
  fewestCourses,
  filterQuery,
  matchScore,
  nameQueries,
  type CourseSearch,
} from './question.ts';
import { namesOfShortest } from './sample.ts';

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
  const matches = sql`select h.course_id, h.name_key, h.annual_sort, h.total_sort, h.duration_weeks, ${score} as score
    from course_search h where ${matching(search)}`;
  return sql`(${atMost(matches, MOST_RANKED)} select * from h) as h`;
}

interface Counted {
  count: number;
  /** Null: idsOfPage finds them. */
  ids: number[] | null;
}

/**
 * A page of a search and the number of its matches, if one pass over the index gives both: in a large catalogue, and for a rare word.
 * @param options.upTo up to how many matches are counted in this catalogue
 * @param options.known it is known that there are not more
 * @returns null if it does not: then count first and call idsOfPage.
 */
export async function countedPage(
  db: Kysely<Database>,
  search: CourseSearch,
  slice: Slice,
  { upTo, known = false }: { upTo: number; known?: boolean },
): Promise<Counted | null> {
  if (upTo === Infinity || !isRanked(search)) return rareMatches(db, search, slice);
  if (!known && (await isTooMany(db, search, upTo))) return { count: upTo + 1, ids: null };
  return countedTiers(db, search, slice, mostRead(search, upTo));
}

async function rareMatches(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset }: Slice,
): Promise<Counted | null> {
  if (fewestCourses(search.words) > RARE_WORD) return null;
  const { rows } = await sql<{ ids: number[] | null; count: number }>`
    with h as materialized (select * from ${scoredMatches(search)})
    select (select count(*)::int from h) as count,
      array(select h.course_id from h order by ${orderOf(search)} limit ${limit} offset ${offset}) as ids`.execute(
    db,
  );
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > MOST_RANKED ? null : { count, ids: ids ?? [] };
}

/**
 * A page of a text in a large catalogue, in one pass over the lists of the index, which is what takes long there. Without ids if more than
 * `most` match.
 */
async function countedTiers(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset }: Slice,
  most: number,
): Promise<Counted> {
  const { course, university } = tiersOf(search);
  const matches = sql`select h.course_id, h.name_key, case when h.terms @@ ${course}::tsquery then 0
      when h.terms @@ ${university}::tsquery then 1 else 2 end as tier
    from course_search h where ${matching(search)}`;
  const scored = sql`(select h.course_id, h.name_key, ${matchScore(search)} as score from course_search h
    where h.course_id = any(array(select f.course_id from h as f)))`;
  const page = sql`limit ${limit} offset ${offset}`;
  const { rows } = await sql<Counted>`
    ${atMost(matches, most)}, counted as (select count(*)::int as count from h)
    select count, case
        when count <= ${sql.lit(MOST_RANKED)} then array(select h.course_id from ${scored} as h order by ${orderOf(search)} ${page})
        when count <= ${sql.lit(most)} then array(select h.course_id from h order by h.tier, ${BY_NAME} ${page})
      end as ids
    from counted`.execute(db);
  return rows[0] ?? { count: 0, ids: null };
}

/**
 * Ids of the courses on one page of a search, best first.
 * @param slice.count the number of all matches, or of those that were counted
 * @param upTo up to how many matches are counted in this catalogue
 */
export async function idsOfPage(
  db: Kysely<Database>,
  search: CourseSearch,
  { limit, offset, count }: Slice & { count: number },
  upTo: number,
): Promise<number[]> {
  const { words, filters, limits } = search;
  const mostSorted = upTo === Infinity ? MOST_RANKED : upTo;
  if (count <= MOST_RANKED && (words.length > 0 || limits.length > 0 || filterQuery(filters) !== '')) {
    return slice(db, scoredMatches(search), orderOf(search), { limit, offset });
  }
  if (isRanked(search)) return idsByTier(db, search, { limit, offset });
  if (words.length === 0) {
    return slice(db, sql`course_search h where ${walked(search)}`, orderOf(search), { limit, offset });
  }
  if (count < mostSorted) {
    const matches = sql`select h.* from course_search h where ${matching(search)}`;
    const all = sql`(${atMost(matches, mostSorted)} select * from h) as h`;
    return slice(db, all, orderOf(search), { limit, offset });
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
  const { courses, course, university } = tiersOf(search);
  const ids: number[] = [];
  let skip = offset;
  for (const tier of [
    // A name with the words means that the course has them: asking for both would read the longer list too.
    matching(search, { texts: courses }),
    matching(search, { texts: [`${university}&!${course}`] }),
    matching(search, { more: `!${university}&!${course}` }),
  ]) {
    const found = await tierPage(db, tier, {
      limit: limit - ids.length,
      offset: skip,
      isLarge: search.large !== null,
    });
    ids.push(...found.ids);
    if (ids.length === limit) break;
    skip = Math.max(0, skip - found.count);
  }
  return ids;
}

/** The words as a course's name has them, and as its university's name does. */
function tiersOf({ words }: CourseSearch): { courses: string[]; course: string; university: string } {
  const courses = nameQueries(words, '=');
  const all = (queries: readonly string[]) => `(${queries.join('&')})`;
  return { courses, course: all(courses), university: all(nameQueries(words, '@')) };
}

const BY_NAME = sql`length(h.name_key), h.name_key, h.course_id`;

/**
 * A slice of the courses of one tier, and how many there are, at least up to the end of the slice. A few are sorted. Of more,
 * those with names of one length are read after the other (db/migrations/0102_name_groups.sql) until the slice is full:
 * reading rows in the order of the index took 50 to 250 ms at a million courses, because the names with a word are
 * of similar length.
 */
async function tierPage(
  db: Kysely<Database>,
  tier: RawBuilder<boolean>,
  { limit, offset, isLarge }: Slice & { isLarge: boolean },
): Promise<{ ids: number[]; count: number }> {
  const short = isLarge ? await shortNames(db, tier, { limit, offset }) : [];
  if (short.length === limit) return { ids: short, count: offset + limit };
  const matches = sql`select h.course_id, h.name_key from course_search h where ${tier}`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    ${atMost(matches, MOST_RANKED)}
    select (select count(*)::int from h) as count,
      array(select h.course_id from h order by ${BY_NAME} limit ${limit} offset ${offset}) as ids`.execute(
    db,
  );
  const { ids = [], count = 0 } = rows[0] ?? {};
  if (count <= MOST_RANKED) return { ids, count };
  const walked = await idsByLength(db, matches, { limit, offset });
  return { ids: walked, count: walked.length > 0 ? offset + walked.length : await countAll(db, matches) };
}

/** A slice of the courses of one tier, if names that are as short as the sample says fill it. Else it has too few. */
async function shortNames(
  db: Kysely<Database>,
  tier: RawBuilder<boolean>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const short = await namesOfShortest(db, tier, offset + limit);
  if (short === undefined) return [];
  // `offset 0` keeps the database from reading the index of names instead.
  const rows = sql`(select h.course_id, h.name_key from course_search h
    where ${every([tier, termsMatch(short)])} offset 0) as h`;
  return slice(db, rows, BY_NAME, { limit, offset });
}

/** The same order as BY_NAME. `offset 0` keeps the database from reading the index of names for each group. */
async function idsByLength(
  db: Kysely<Database>,
  matches: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const { rows } = await sql<{ course_id: number }>`
    select h.course_id from (
      select h.course_id, h.name_key from unnest(${NAME_GROUPS}::text[]) as g(marks)
      cross join lateral (
        select h.course_id, h.name_key from (
          ${matches} and h.terms @@ g.marks::tsquery offset 0) as h
        order by ${BY_NAME} limit ${limit + offset}) as h
      limit ${limit} offset ${offset}) as h
    order by ${BY_NAME}`.execute(db);
  return rows.map(({ course_id }) => course_id);
}

async function countAll(db: Kysely<Database>, matches: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matches}) as h`.execute(db);
  return rows[0]?.count ?? 0;
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
  const marks = bothQueries(...limits.map(({ mark = '' }) => mark));
  return every([...filterConditions(filters), termsMatch(marks), ...limits.map(({ holds }) => holds)]);
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
