import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Everybody who can log in as staff. */
export const activeStaff = (db: Db) =>
  db
    .selectFrom('users')
    .where('role', '=', 'staff')
    .where('status', '=', 'active')
    .where('verified_at', 'is not', null);

/** Whether more than one person can log in as staff. */
export async function hasSeveralStaff(db: Db): Promise<boolean> {
  return (await activeStaff(db).select('id').limit(2).execute()).length === 2;
}

/**
 * Whether nobody else could still log in as staff. Locks the rows of all staff in one order, so that two who leave at
 * the same time do not each count on the other.
 */
export async function isLastStaff(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const staff = await activeStaff(trx).select('id').orderBy('id').forUpdate().execute();
  return staff.length === 1 && staff[0]!.id === userId;
}
