import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema.ts';

/**
 * Whether nobody but this person could still log in as staff. Takes the rows of all staff in one order, so that two
 * who leave at the same time do not both think the other one stays.
 */
export async function isLastStaff(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'staff')
    .where('status', '=', 'active')
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return staff.length === 1 && staff[0]!.id === userId;
}
