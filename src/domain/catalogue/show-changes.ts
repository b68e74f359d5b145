import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { WriteContext } from '../edits/kind.ts';
import { showCourses, type CourseQuery } from '../search/commands.ts';

/** Updates search and pages after a change of these courses; with `gather` the caller does it for many records. */
export async function showChanges(
  trx: Transaction<Database>,
  courses: readonly number[] | CourseQuery,
  { gather }: Pick<WriteContext, 'gather'> = {},
  options: { hides?: boolean } = {},
): Promise<void> {
  if (!gather) return showCourses(trx, courses, options);
  const ids = Array.isArray(courses) ? (courses as number[]) : (await (courses as CourseQuery).execute(trx)).rows.map(({ id }) => id); // oxfmt-ignore
  for (const course of ids) gather.add(course);
}

/** The courses of universities. */
export async function coursesOf(
  trx: Transaction<Database>,
  universities: readonly number[],
): Promise<number[]> {
  if (universities.length === 0) return [];
  const rows = await trx
    .selectFrom('courses')
    .select('id')
    .where('university_id', 'in', universities)
    .execute();
  return rows.map(({ id }) => id);
}
