import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';

/** Updates search and pages after a change of these courses. */
export async function showChanges(trx: Transaction<Database>, courses: readonly number[]): Promise<void> {
  await reindexCourses(trx, courses);
  await finishCatalogueChange(trx, { onlyFew: true });
}

/** The courses of a university. */
export async function coursesOf(trx: Transaction<Database>, universityId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('courses')
    .select('id')
    .where('university_id', '=', universityId)
    .execute();
  return rows.map(({ id }) => id);
}
