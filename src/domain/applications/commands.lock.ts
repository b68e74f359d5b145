import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** A case as returned by `lockCase`. */
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/**
 * Locks a case until the transaction ends; returns it with the address of its student.
 * @param ownerId the required owner
 */
export async function lockCase(trx: Transaction<Database>, id: string, ownerId?: string) {
  if (!isUuid(id)) return undefined;
  // Locks the person first, as an erasure does: queueing the mail needs both rows, and another order could deadlock.
  await sql`select from users u
    where u.id = (select a.user_id from applications a where a.id = ${id}) for key share`.execute(trx);
  return trx
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select('u.email')
    .where('a.id', '=', id)
    .$if(ownerId !== undefined, (cases) => cases.where('a.user_id', '=', ownerId!))
    .forUpdate('a')
    .executeTakeFirst();
}
