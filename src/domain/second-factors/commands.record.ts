import type { Transaction } from 'kysely';
import type { ChangeAction } from '../../contract/change-log.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordAccountChange } from '../accounts/commands.record-person.ts';

/** Records in the log of changes what somebody did with their own second factor. */
export async function recordOwnFactor(
  trx: Transaction<Database>,
  id: string,
  action: ChangeAction,
  at: Date,
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'email', 'staff_role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await recordAccountChange(trx, { at, actorId: id, person, action });
}
