import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordCase } from './commands.record-case.ts';
import { forgetNotice, planNotice } from './commands.office-mails.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Marks a case as answered by its student: unread until a staff member opens it, and the office is mailed as its
 * settings say. Runs in the transaction that locks the case, after the history was written.
 * @param documents whether the answer added documents
 */
export async function markAnswered(
  trx: Transaction<Database>,
  context: ApplicationContext,
  id: string,
  { at, documents = false }: { at: Date; documents?: boolean },
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ answered_at: at, unread_since: sql<Date>`coalesce(unread_since, ${at})`, updated_at: at })
    .where('id', '=', id)
    .execute();
  await planNotice(trx, context, id, documents);
}

/**
 * Records that a staff member has opened a case: its answers up to `seen` are read for the whole office. A later
 * answer, which was not on that screen, leaves it unread.
 * @param seen `answered_at` as the screen showed it
 * @returns not_found.
 */
export async function markRead(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  seen: Date,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await trx
      .selectFrom('applications')
      .select(['id', 'reference', 'user_id', 'answered_at', 'unread_since'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return fail({ code: 'not_found' });
    if (known.unread_since === null || known.answered_at > seen) return ok(undefined);
    const at = context.clock.now();
    await trx
      .updateTable('applications')
      .set({ unread_since: null, read_at: at, read_by: userId })
      .where('id', '=', id)
      .execute();
    await recordCase(trx, known, { at, actor: userId, action: 'read' });
    // An answer that was read needs no mail.
    await forgetNotice(trx, id);
    return ok(undefined);
  });
}
