import { sql, type Kysely } from 'kysely';
import {
  COURSE_ORDERINGS,
  type Course,
  type CourseDetail,
  type CourseList,
  type CourseQuery,
} from '../../contract/courses.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readChoices } from '../choices.ts';
import { idOf } from '../ids.ts';
import { pageOf, pageWindow, requestedPage, type ListAddress } from '../paging.ts';
import {
  correctedText,
  countCourses,
  countIn,
  facetsOf,
  filterCounts,
  prepareSearch,
  widenSearch,
  type CourseSearch,
  type FilterCount,
} from '../search/data.ts';
import { countedPage, idsOfPage } from '../search/page.ts';
import { presentCourse, presentCourseDetail } from './present.ts';
import { courseDetailRow, courseRows } from './rows.ts';

/** What reading the catalogue needs beside the database: the origin of links, and today's date for intakes. */
export interface ReadingContext {
  publicOrigin: string;
  now: () => Date;
}

const addressOf = (query: CourseQuery, { publicOrigin }: ReadingContext): ListAddress => ({
  publicOrigin,
  path: '/api/app/course-list/',
  query,
});

async function readCourses(
  db: Kysely<Database>,
  ids: readonly number[],
  context: ReadingContext,
): Promise<Course[]> {
  const rows = await courseRows(db, ids, context.now());
  return rows.map((row) => presentCourse(row, context));
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
  const ordering = COURSE_ORDERINGS.find((each) => each === query.ordering) ?? 'best_match';
  const [filters, prepared] = await Promise.all([
    readChoices(db, query),
    prepareSearch(db, { text, ordering }),
  ]);
  if (!filters.ok) return filters;
  const search = { ...prepared, filters: filters.value };
  const found = await findCourses(db, search, query, context);
  const widened = found.ok && found.value.count > 0 ? null : await widenSearch(db, search);
  return widened ? findCourses(db, widened, query, context) : found;
}

async function findCourses(
  db: Kysely<Database>,
  search: CourseSearch,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CourseList>> {
  const asked = requestedPage(query);
  if (!asked.ok) return asked;
  const { page, records } = asked.value;
  const counts = query.facets ? await filterCounts(db, search) : undefined;
  const counted =
    counts || page === 'last'
      ? null
      : await countedPage(db, search, { limit: records, offset: (page - 1) * records });
  const count = counted?.count ?? (counts ? countIn(counts, search.filters) : await countCourses(db, search));
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const ids = counted?.ids ?? (count === 0 ? [] : await idsOfPage(db, search, window.value));
  const results = await readCourses(db, ids, context);
  return ok({ ...pageOf(results, window.value, addressOf(query, context)), ...extras(search, counts) });
}

function extras(search: CourseSearch, counts: FilterCount[] | undefined): Partial<CourseList> {
  const corrected = correctedText(search);
  return {
    ...(counts && { facets: facetsOf(counts, search.filters) }),
    ...(corrected !== undefined && { corrected }),
  };
}

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
  const detail = number === null ? undefined : await courseDetailRow(db, number);
  if (number === null || !detail) return fail({ code: 'not_found' });
  const [row] = await courseRows(db, [number], context.now());
  return row ? ok(presentCourseDetail({ ...row, ...detail }, context)) : fail({ code: 'not_found' });
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
  const page = await sql<{ course_id: number }>`
    select h.course_id ${uncovered} order by h.name_key, h.course_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const courses = await readCourses(db, page.rows.map(({ course_id }) => course_id), context); // prettier-ignore
  return ok(pageOf(courses, window.value, addressOf(query, context)));
}
