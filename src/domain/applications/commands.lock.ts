import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** A case as `lockCase` holds it. */
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** A case, held until the transaction ends, with the address of its student. @param ownerId whose it has to be */
export async function lockCase(trx: Transaction<Database>, id: string, ownerId?: string) {
  if (!isUuid(id)) return undefined;
  // Its person first, as an erasure does: writing the mail needs both, and in another order each would wait for the other.
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
