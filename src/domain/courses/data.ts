import type { PictureUrl } from '../images/present.ts';
import { sql, type Kysely } from 'kysely';
import type { Course, CourseDetail, CoursePage, CourseQuery } from '../../contract/courses.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { idOf } from '../../contract/ids.ts';
import type { Rates } from '../cost/first-year.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { searchCourses } from '../search/data.ts';
import { presentCourse, presentCourseDetail } from './present.ts';
import { courseDetailRow, courseRows } from './rows.ts';

/**
 * What reading the catalogue needs besides the database: the origin of picture URLs, and today's date for intakes.
 */
export interface ReadingContext {
  pictureUrl: PictureUrl;
  now: () => Date;
}

async function readCourses(
  db: Kysely<Database>,
  ids: readonly number[],
  context: ReadingContext,
): Promise<Course[]> {
  const rows = await courseRows(db, ids, context.now());
  return rows.map((row) => presentCourse(row, context));
}

/**
 * One page of the courses that match a search.
 * @returns invalid (a filter value that does not exist) or invalid_page.
 */
export async function listCourses(
  db: Kysely<Database>,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CoursePage>> {
  const found = await searchCourses(db, query, context.now());
  if (!found.ok) return found;
  const { ids, window, ...extras } = found.value;
  const results = await readCourses(db, ids, context);
  return ok({ ...pageOf(results, window), ...extras });
}

/**
 * A course that is visible to students.
 * @returns not_found, also for an id that is not a number and for a course that is not published.
 */
export async function readCourse(
  db: Kysely<Database>,
  id: string,
  context: ReadingContext,
): Promise<Result<CourseDetail>> {
  const number = idOf(id);
  const detail = number === null ? undefined : await courseDetailRow(db, number, context.now());
  if (number === null || !detail) return fail({ code: 'not_found' });
  const [row] = await courseRows(db, [number], context.now());
  if (!row) return fail({ code: 'not_found' });
  return ok(presentCourseDetail({ ...row, ...detail }, await ratesOf(db), context));
}

/** All exchange rates: one row a currency. */
async function ratesOf(db: Kysely<Database>): Promise<Rates> {
  const rows = await db.selectFrom('exchange_rates').select(['currency', 'npr', 'as_of', 'source']).execute();
  return Object.fromEntries(rows.map(({ currency, ...rate }) => [currency, rate]));
}

/**
 * Courses of a university that none of its scholarships covers, by name.
 * @returns not_found for an unknown university, invalid_page.
 */
export async function listCoursesWithoutScholarship(
  db: Kysely<Database>,
  university: string,
  query: CourseQuery,
  context: ReadingContext,
): Promise<Result<CoursePage>> {
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
  const courses = await readCourses(db, page.rows.map(({ course_id }) => course_id), context); // oxfmt-ignore
  return ok(pageOf(courses, window.value));
}
