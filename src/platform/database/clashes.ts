import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

const TRIES = 3;

/** Whether PostgreSQL ended a transaction because of another one (deadlock, serialization failure). It may be tried again. */
export const isClash = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown } | null)?.code));

/** A transaction that is tried again after a clash. `work` must not do anything outside of it. */
export async function transactionTriedAgain<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isClash(error)) throw error;
    }
  }
}
