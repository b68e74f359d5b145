import { sql, type Transaction } from 'kysely';
import type { ScholarshipForm } from '../../contract/forms/scholarship.ts';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Stores which courses a scholarship covers.
 * @returns the courses for which that has changed
 */
export async function writeCovered(
  trx: Transaction<Database>,
  scholarship: number,
  { covers, courses, university_id }: Pick<ScholarshipForm, 'covers' | 'courses' | 'university_id'>,
): Promise<number[]> {
  const wanted =
    covers === 'all'
      ? sql`select id from courses where university_id = ${university_id}`
      : sql`select unnest(${courses.map(({ course_id }) => course_id)}::int[]) as id`;
  const gone = await sql<{ id: number }>`delete from scholarship_courses where scholarship_id = ${scholarship}
    and course_id not in (${wanted}) returning course_id as id`.execute(trx);
  const come = await sql<{ id: number }>`insert into scholarship_courses (scholarship_id, course_id)
    select ${scholarship}, w.id from (${wanted}) w on conflict do nothing returning course_id as id`.execute(
    trx,
  );
  return [...gone.rows, ...come.rows].map(({ id }) => id);
}

/** The courses that scholarships cover. */
export async function coveredCourses(
  trx: Transaction<Database>,
  scholarships: readonly number[],
): Promise<number[]> {
  if (scholarships.length === 0) return [];
  const query = trx
    .selectFrom('scholarship_courses')
    .select('course_id')
    .distinct()
    .where('scholarship_id', 'in', scholarships);
  return (await query.execute()).map(({ course_id }) => course_id);
}
