import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  COURSE_ORDERINGS,
  type CourseDetail,
  type CourseList,
  type CourseQuery,
} from '../../contract/courses.ts';
import { fail, invalidChoice, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/schema.ts';
import { idOf } from '../ids.ts';
import { pageOf, pageWindow, requestedPage, type ListAddress } from '../paging.ts';
import {
  correctedText,
  countCourses,
  countIn,
  facetsOf,
  filterCounts,
  pageOfCourses,
  prepareSearch,
  widenSearch,
  type CourseSearch,
  type FilterCount,
} from '../search/data.ts';
import type { CourseFilters } from '../search/question.ts';
import { presentCourse, presentCourseDetail } from './present.ts';
import { courseColumns, detailColumns, type CourseDetailRow, type CourseRow } from './rows.ts';

/** What reading the catalogue needs beside the database: the origin of links, and today's date for intakes. */
export interface ReadingContext {
  publicOrigin: string;
  now: () => Date;
}

/**
 * Courses that match a search, one page of them.
 * @returns invalid (a filter value that does not exist) or invalid_page.
 */
export async function listCourses(
  db: Kysely<Database>,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CourseList>> {
  const text = query.search?.trim() ?? '';
  const [filters, request] = [await checkedFilters(db, query), requestedPage(query)];
  if (!filters.ok) return filters;
  if (!request.ok) return request;
  const ordering = COURSE_ORDERINGS.find((each) => each === query.ordering) ?? 'best_match';
  const asTyped = await prepareSearch(db, { text, filters: filters.value, ordering });
  const found = await findCourses(db, asTyped, query, context);
  const widened = found.ok && found.value.count > 0 ? null : await widenSearch(db, asTyped);
  return widened ? findCourses(db, widened, query, context) : found;
}

async function findCourses(
  db: Kysely<Database>,
  search: CourseSearch,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CourseList>> {
  const counts = query.facets ? await filterCounts(db, search) : undefined;
  const count = counts ? countIn(counts, search.filters) : await countCourses(db, search);
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const results = count === 0 ? [] : await readPage(db, pageOfCourses(search, window.value, count), context);
  const address: ListAddress = { publicOrigin: context.publicOrigin, path: '/api/app/course-list/', query };
  return ok({ ...pageOf(results, window.value, address), ...extras(search, counts) });
}

function extras(search: CourseSearch, counts: FilterCount[] | undefined): Partial<CourseList> {
  const corrected = correctedText(search);
  return {
    ...(counts && { facets: facetsOf(counts, search.filters) }),
    ...(corrected !== undefined && { corrected }),
  };
}

async function readPage(
  db: Kysely<Database>,
  page: RawBuilder<{ course_id: number; place: number }>,
  context: ReadingContext,
): Promise<CourseList['results']> {
  const today = context.now();
  const { rows } = await sql<CourseRow>`
    with page as materialized (${page})
    select ${courseColumns(today)} from page join courses c on c.id = page.course_id
    ${joins} order by page.place`.execute(db);
  return rows.map((row) => presentCourse(row, context));
}

const joins = sql`
  join interests i on i.id = c.interest_id
  left join specializations s on s.id = c.specialization_id
  join universities u on u.id = c.university_id
  join countries n on n.id = u.country_id
  left join cities t on t.id = u.city_id
  left join exchange_rates r on r.currency = c.currency`;

/**
 * One course that a student may see.
 * @returns not_found for an id that is none, and for a course that is not published.
 */
export async function readCourse(
  db: Kysely<Database>,
  id: string,
  context: ReadingContext,
): Promise<Result<CourseDetail>> {
  const number = idOf(id);
  if (number === null) return fail({ code: 'not_found' });
  const { rows } = await sql<CourseDetailRow>`
    select ${courseColumns(context.now())}, ${detailColumns}
    from course_search h join courses c on c.id = h.course_id ${joins} where h.course_id = ${number}`.execute(
    db,
  );
  const [row] = rows;
  return row ? ok(presentCourseDetail(row, context)) : fail({ code: 'not_found' });
}

/**
 * Courses of a university that no scholarship of its covers, by name.
 * @returns not_found for an unknown university, invalid_page.
 */
export async function listCoursesWithoutScholarship(
  db: Kysely<Database>,
  university: string,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CourseList>> {
  const id = idOf(university);
  if (id === null) return fail({ code: 'not_found' });
  const uncovered = sql`from course_search h where h.university_id = ${id} and not exists (
    select from scholarship_courses k join scholarships p on p.id = k.scholarship_id and p.status = 'published'
    where k.course_id = h.course_id)`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${uncovered}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { limit, offset } = window.value;
  const page = sql<{ course_id: number; place: number }>`
    select h.course_id, row_number() over (order by h.name_key, h.course_id)::int as place ${uncovered}
    order by h.name_key, h.course_id limit ${limit} offset ${offset}`;
  const address: ListAddress = { publicOrigin: context.publicOrigin, path: '/api/app/course-list/', query };
  return ok(pageOf(await readPage(db, page, context), window.value, address));
}

const FILTER_TABLES = {
  interest: 'interests',
  specialization: 'specializations',
  country: 'countries',
  university: 'universities',
} as const;
type FilterKind = keyof typeof FILTER_TABLES;
const FILTER_KINDS = Object.keys(FILTER_TABLES) as FilterKind[];

/** Reads the filters of a query. Blank values are no filter. @returns invalid for a value that does not exist. */
async function checkedFilters(db: Kysely<Database>, query: CourseQuery): Promise<Result<CourseFilters>> {
  const asked = FILTER_KINDS.flatMap((kind) =>
    (query[kind] ?? [])
      .filter((value) => value.trim() !== '')
      .map((value) => ({ kind, value, id: idOf(value) })),
  );
  const filters: CourseFilters = { interest: [], specialization: [], country: [], university: [] };
  for (const { kind, id } of asked) if (id !== null && !filters[kind].includes(id)) filters[kind].push(id);
  const existing = await existingChoices(db, filters);
  const fields: Record<string, string[]> = {};
  for (const { kind, value, id } of asked) {
    if (id === null || !existing.has(`${kind} ${id}`)) fields[kind] ??= [invalidChoice(value)];
  }
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : ok(filters);
}

async function existingChoices(db: Kysely<Database>, filters: CourseFilters): Promise<Set<string>> {
  const chosen = FILTER_KINDS.filter((kind) => filters[kind].length > 0);
  if (chosen.length === 0) return new Set();
  const { rows } = await sql<{ choice: string }>`${sql.join(
    chosen.map(
      (kind) => sql`select ${kind} || ' ' || id as choice from ${sql.table(FILTER_TABLES[kind])}
        where id = any(${filters[kind]}::int[])`,
    ),
    sql` union all `,
  )}`.execute(db);
  return new Set(rows.map(({ choice }) => choice));
}
