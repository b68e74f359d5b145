import type { Mail } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { wakeSender } from './commands.wake.ts';
import { presentMail } from './present.ts';
import type { MailContext } from './context.ts';

/** Retries a dead mail, with all attempts available again, and records who asked for it. */
export async function retryMail(context: MailContext, id: string, actorId: string): Promise<Result<Mail>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx): Promise<Result<Mail>> => {
    const mail = await trx
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return fail({ code: 'not_found' });
    if (mail.state !== 'dead') return fail({ code: 'refused', reason: 'not_retryable' });
    if (mail.sealed_data === null || (mail.expires_at && mail.expires_at <= now)) {
      return fail({ code: 'refused', reason: 'mail_expired' });
    }
    const waiting = await trx
      .updateTable('mails')
      .set({ state: 'waiting', dead_at: null, attempts: 0, next_attempt_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await wakeSender(trx, context, waiting);
    await recordChange(trx, {
      at: now,
      actor: actorId,
      kind: 'mail',
      object: id,
      title: mail.recipient,
      action: 'retried',
      before: { State: 'Could not be delivered' },
      after: { State: 'Waiting to be sent', Subject: mail.subject },
      about: mail.user_id,
    });
    return ok(presentMail(waiting));
  });
}
