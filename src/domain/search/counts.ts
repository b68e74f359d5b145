import { sql, type Kysely, type RawBuilder } from 'kysely';
import { forFilters, offeredFilters, type OfferedFilter } from '../../contract/course-filters.ts';
import type { CourseFacets, CourseList } from '../../contract/courses.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Choices } from '../choices.ts';
import { MOST_COUNTED } from './count-bounds.ts';
import { FILTER_COLUMNS, filterConditions } from './filters.ts';
import { atMost, every, matching, termsMatch } from './matching.ts';
import {
  bothQueries,
  fewestCourses,
  filterQuery,
  findsNothing,
  textQuery,
  type CourseSearch,
} from './question.ts';
import { surelyMany } from './sample.ts';

/** Number of courses for one combination of the offered filters; specialization 0 means 'none given'. */
export type FilterCount = Record<(typeof FILTER_COLUMNS)[OfferedFilter]['column'] | 'courses', number>;

/**
 * Counts per combination of the offered filters over the courses that match all other conditions.
 * @param upTo if more courses than this match, they are not counted
 * @returns null if more match
 */
export async function filterCounts(
  db: Kysely<Database>,
  search: CourseSearch,
  upTo: number,
): Promise<FilterCount[] | null> {
  if (findsNothing(search)) return [];
  if (isPlain(search)) {
    const columns = ['country_id', 'interest_id', 'specialization_id', 'courses'] as const;
    return db.selectFrom('course_counts').select(columns).execute();
  }
  const unfiltered = { ...search, filters: notOffered(search.filters) };
  if (await isTooMany(db, unfiltered, upTo)) return null;
  const matches = sql`select country_id, interest_id, coalesce(specialization_id, 0) as specialization_id
    from course_search h where ${matching(unfiltered)}`;
  const { rows } = await sql<FilterCount>`
    ${atMost(matches, mostRead(search, upTo))}
    select country_id, interest_id, specialization_id, count(*)::int as courses from h group by 1, 2, 3`.execute(
    db,
  );
  return rows.reduce((sum, { courses }) => sum + courses, 0) > upTo ? null : rows;
}

/** Up to how many matches of this search are counted. Those of one without text are kept, so all of them. */
export const countedUpTo = (search: CourseSearch): number =>
  search.large && !isPlain(search) ? MOST_COUNTED : Infinity;

/** Whether a sample says that more courses match a text than are counted. If not, there may still be more. */
export async function isTooMany(db: Kysely<Database>, search: CourseSearch, upTo: number): Promise<boolean> {
  // Without words the index of the sample is of no use. A rare word has not too many, as far as its courses were counted.
  const asked = search.words.length > 0 && upTo < Infinity && fewestCourses(search.words) > upTo;
  return asked && surelyMany(db, matching(search));
}

/**
 * How many matches are read at most when the sample has not said that they are too many. Hardly ever do more match a text then, so all are
 * counted and sorted at once.
 */
export const mostRead = ({ words }: CourseSearch, upTo: number): number =>
  words.length > 0 ? 2 * upTo : upTo;

/** Nothing but offered filters: the counts are kept in a table. */
const isPlain = ({ words, filters, limits }: CourseSearch): boolean =>
  words.length === 0 && limits.length === 0 && filterQuery(notOffered(filters)) === '';

/**
 * For each limit the number of courses that match every other limit, or may do so, and of which this figure is not known.
 * @returns undefined if no limit is about a figure
 */
export async function countUnknown(
  db: Kysely<Database>,
  search: CourseSearch,
): Promise<CourseList['not_stated']> {
  const unknown = search.limits.flatMap((limit) => limit.unknown ?? []);
  if (unknown.length === 0 || findsNothing(search)) return undefined;
  const counts = unknown.map(({ of, is }) => sql`count(*) filter (where ${is})::int as ${sql.ref(of)}`);
  const { rows } = await sql<NonNullable<CourseList['not_stated']>>`
    select ${sql.join(counts)} from course_search h
    where ${mayMatch(search)} and (${sql.join(unknown.map(({ is }) => is), sql` or `)})`.execute(db); // oxfmt-ignore
  return rows[0];
}

/** The condition of a search on a row `h`, with limits of which it is not known whether they hold taken as held. */
function mayMatch({ words, filters, limits }: CourseSearch): RawBuilder<boolean> {
  const marks = limits.map(({ mark = '' }) => mark);
  const held = limits.map(({ holds, unknown }) =>
    holds && unknown ? sql<boolean>`(${holds} or ${unknown.is})` : holds,
  );
  return every([termsMatch(bothQueries(textQuery(words), filterQuery(filters), ...marks)), ...held]);
}

/** Number of courses that match text and filters; any number above `upTo` if more than `upTo` match. */
export async function countCourses(
  db: Kysely<Database>,
  search: CourseSearch,
  upTo: number,
): Promise<number> {
  if (findsNothing(search)) return 0;
  if (isPlain(search)) return countPlain(db, search.filters);
  if (await isTooMany(db, search, upTo)) return upTo + 1;
  const matches = sql`select from course_search h where ${matching(search)}`;
  const { rows } = await sql<{ count: number }>`
    ${atMost(matches, mostRead(search, upTo))} select count(*)::int as count from h`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of courses that pass the offered filters. The database adds up some hundred kept counts and sends one number. */
async function countPlain(db: Kysely<Database>, filters: Choices): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(h.courses), 0)::int as count from course_counts h
    where ${every(filterConditions(filters))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of counted courses that pass the offered filters. */
export const countIn = (counts: readonly FilterCount[], filters: Choices): number =>
  counts.filter((row) => passes(row, filters)).reduce((sum, { courses }) => sum + courses, 0);

/** Number of courses for each value of a filter, ignoring that filter itself and applying the others. */
export const facetsOf = (counts: readonly FilterCount[], filters: Choices): CourseFacets =>
  forFilters(offeredFilters, (name) => {
    const others = { ...filters, [name]: [] };
    const sums = new Map<number, number>();
    for (const row of counts) {
      const id = row[FILTER_COLUMNS[name].column];
      if (id !== 0 && passes(row, others)) sums.set(id, (sums.get(id) ?? 0) + row.courses);
    }
    return [...sums].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id);
  });

/** None of the offered filters has a value. */
export const offersNothing = (filters: Choices): boolean =>
  offeredFilters.every((name) => filters[name].length === 0);

const notOffered = (filters: Choices): Choices => ({
  ...filters,
  ...forFilters(offeredFilters, () => []),
});

const passes = (row: FilterCount, filters: Choices): boolean =>
  offeredFilters.every((name) => {
    const chosen = filters[name];
    return chosen.length === 0 || chosen.includes(row[FILTER_COLUMNS[name].column]);
  });
