import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { wakeSenders } from './commands.wake.ts';
import type { MailContext } from './context.ts';

/** Sends mails now that were to go later. Mails that are sent or being sent stay as they are. */
export async function sendHeldMails(
  trx: Transaction<Database>,
  context: MailContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = context.clock.now();
  const mails = await trx
    .updateTable('mails')
    .set({ queued_at: now, next_attempt_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .returning(['id', 'attempts', 'next_attempt_at'])
    .execute();
  // In the order of the ids, because people read them in the order in which they arrive.
  const inOrder = mails.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  // Besides the job that waits for the time when they were to go.
  await wakeSenders(trx, context, inOrder, ({ id }) => `${id} now`);
}

/** Deletes mails that nobody has tried to send: all of them, or none. @returns false if one is being sent, or was */
export async function withdrawMails(trx: Transaction<Database>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const unsent = await trx
    .selectFrom('mails')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .forUpdate()
    .execute();
  if (unsent.length < ids.length) return false;
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
  return true;
}
