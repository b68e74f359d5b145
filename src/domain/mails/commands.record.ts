import type { FailedDelivery } from '../../platform/mail/mailer.ts';
import { wakeSender } from './commands.wake.ts';
import type { MailContext } from './context.ts';
import type { MailRow } from './rows.ts';
import { nextAttempt } from './states.ts';

/** Records that a mail was accepted and deletes its text. */
export async function recordSent({ db, clock }: MailContext, mail: MailRow): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: clock.now(), next_attempt_at: null, last_error: null, sealed_data: null })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .execute();
}

/**
 * Schedules another attempt, or gives the mail up: if it was refused, after the last attempt, or if its link would
 * expire.
 */
export async function recordFailure(
  context: MailContext,
  mail: MailRow,
  { permanent, reason }: FailedDelivery,
): Promise<void> {
  if (permanent) return giveUpMail(context, mail, reason);
  const next = nextAttempt(mail.attempts, context.clock.now());
  if (!next)
    return giveUpMail(
      context,
      mail,
      `Not delivered after ${mail.attempts} attempts. The last error: ${reason}`,
    );
  if (mail.expires_at && next >= mail.expires_at) {
    return giveUpMail(
      context,
      mail,
      `Not delivered: the link in it expires before the next attempt. The last error: ${reason}`,
    );
  }
  await context.db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('mails')
      .set({ next_attempt_at: next, last_error: reason })
      .where('id', '=', mail.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', mail.attempts)
      .returningAll()
      .executeTakeFirst();
    if (waiting) await wakeSender(trx, context, waiting);
  });
}

/** Gives a mail up. Its text is kept for some time so that staff may retry it, unless it is no longer of use. */
export async function giveUpMail({ db, clock }: MailContext, mail: MailRow, reason: string): Promise<void> {
  const now = clock.now();
  const useless = mail.expires_at !== null && mail.expires_at <= now;
  await db
    .updateTable('mails')
    .set({
      state: 'dead',
      dead_at: now,
      next_attempt_at: null,
      last_error: reason,
      ...(useless && { sealed_data: null }),
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .execute();
}
