import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';

/** Courses whose index is brought up to date when the changes of a transaction are complete. */
const waiting = new WeakMap<Transaction<Database>, Set<number>>();

/** Updates search and pages after a change of these courses; inside `together` once for all changes. */
export async function showChanges(trx: Transaction<Database>, courses: readonly number[]): Promise<void> {
  const collected = waiting.get(trx);
  if (collected) {
    for (const id of courses) collected.add(id);
    return;
  }
  await reindexCourses(trx, courses);
  await finishCatalogueChange(trx, { onlyFew: true });
}

/** Runs several changes of the catalogue and updates search and pages at their end. */
export async function together<T>(trx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  const courses = new Set<number>();
  waiting.set(trx, courses);
  try {
    return await work();
  } finally {
    waiting.delete(trx);
    await showChanges(trx, [...courses]);
  }
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
