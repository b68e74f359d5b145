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
 * Whether nobody else could still log in as an owner. Locks the rows of all owners in one order, so that two who leave at
 * the same time do not each count on the other.
 */
export async function isLastOwner(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const owners = await activeStaff(trx)
    .where('staff_role', '=', 'owner')
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.length === 1 && owners[0]!.id === userId;
}
