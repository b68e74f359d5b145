import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { showCourses } from '../search/commands.ts';

/** Updates search and pages after a change of these courses. */
export const showChanges = (trx: Transaction<Database>, courses: readonly number[]): Promise<void> =>
  showCourses(trx, courses);

/** The courses of a university. */
export async function coursesOf(trx: Transaction<Database>, universityId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('courses')
    .select('id')
    .where('university_id', '=', universityId)
    .execute();
  return rows.map(({ id }) => id);
}
