import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SEND_MAIL_JOB } from './policy.ts';
import type { MailContext } from './context.ts';
import type { MailRow } from './rows.ts';

const FRESH_PRIORITY = 1;

type Due = Pick<MailRow, 'id' | 'attempts' | 'next_attempt_at'>;

/** Queues an attempt at a mail for when it is due. First attempts take priority over retries. */
export const wakeSender = (trx: Transaction<Database>, context: MailContext, mail: Due): Promise<void> =>
  wakeSenders(trx, context, [mail]);

/**
 * Queues an attempt at each of these mails, in their order.
 * @param keyOf one job per key, however often it is requested; by default one per attempt
 */
export async function wakeSenders(
  trx: Transaction<Database>,
  { queue, clock }: MailContext,
  mails: readonly Due[],
  keyOf = ({ id, attempts }: Due) => `${id} ${attempts}`,
): Promise<void> {
  const now = clock.now().getTime();
  const jobs = mails.map((mail) => ({
    data: { mailId: mail.id },
    delaySeconds: mail.next_attempt_at ? Math.max(0, (mail.next_attempt_at.getTime() - now) / 1000) : 0,
    priority: mail.attempts === 0 ? FRESH_PRIORITY : 0,
    key: keyOf(mail),
  }));
  await queue.sendAll(trx, SEND_MAIL_JOB, jobs);
}
