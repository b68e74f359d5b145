import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery, MailAttachment } from '../../platform/mail/mailer.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { giveUpMail, recordFailure, recordSent } from './commands.record.ts';
import { wakeSender } from './commands.wake.ts';
import { attachmentsOf, presentLetter, type MailLetter } from './present.ts';
import { readMessage, type MailRow } from './rows.ts';
import type { MailContext } from './context.ts';
import { LEASE_MINUTES, minutesAfter } from './states.ts';

/** A mail to be sent: id, queueing time and text are the same at every attempt. */
export interface OutgoingMail {
  id: string;
  messageId: string;
  to: string;
  queuedAt: Date;
  letter: MailLetter;
  attachments: readonly MailAttachment[];
}

export type SendMail = (mail: OutgoingMail) => Promise<Delivery>;

/**
 * Makes one attempt at a mail, if it is due and no other process is making it. Does nothing for a mail that was sent,
 * given up or erased meanwhile.
 *
 * A mail can arrive twice only if this process dies, or loses the database for longer than RECORD_PAUSES_MS, between
 * the mail server's acceptance and the commit of `recordSent`; or if the acceptance itself is lost. Both copies have
 * the same Message-ID.
 */
export async function deliverMail(context: MailContext, id: unknown, send: SendMail): Promise<void> {
  const mail = await claimMail(context, id);
  if (!mail) return;
  const outgoing = openMail(context, mail);
  if (!outgoing) {
    await giveUpMail(
      context,
      mail,
      'We can no longer read its text, because SECRET_KEY has changed since the mail was written.',
    );
    return;
  }
  const delivery = await send(outgoing);
  await recordWithRetries(() =>
    delivery.ok ? recordSent(context, mail) : recordFailure(context, mail, delivery),
  );
}

async function claimMail(context: MailContext, id: unknown): Promise<MailRow | null> {
  if (!isUuid(id)) return null;
  const now = context.clock.now();
  // If several processes run this at once, the others find the attempt of the first one ahead and change nothing.
  const claimed = await context.db
    .updateTable('mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: minutesAfter(now, LEASE_MINUTES),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ eb, or }) => or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();
  if (!claimed) await settleUnclaimed(context, id);
  return claimed ?? null;
}

/** What becomes of a mail that cannot be sent now: it has expired, or another process is sending it. */
async function settleUnclaimed(context: MailContext, id: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (mail?.state !== 'waiting') return;
  if (mail.expires_at && mail.expires_at <= now)
    await giveUpMail(context, mail, 'The link in it expired before the mail could be sent.');
  // This job is used up, so a later one checks whether the other process has succeeded.
  else if (mail.next_attempt_at && mail.next_attempt_at > now)
    await db.transaction().execute((trx) => wakeSender(trx, context, mail));
}

function openMail(context: MailContext, mail: MailRow): OutgoingMail | null {
  const message = readMessage(context, mail);
  if (!message) return null;
  return {
    id: mail.id,
    messageId: mail.message_id,
    to: mail.recipient,
    queuedAt: mail.queued_at,
    letter: presentLetter(message, mail),
    attachments: attachmentsOf(message),
  };
}

/** 51 seconds in total, within the lease. */
const RECORD_PAUSES_MS = [200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600];

/** Retries, so that the result of an attempt is not lost while the database restarts. */
async function recordWithRetries(record: () => Promise<void>): Promise<void> {
  for (const pauseMs of RECORD_PAUSES_MS) {
    try {
      return await record();
    } catch {
      await pause(pauseMs);
    }
  }
  await record();
}
