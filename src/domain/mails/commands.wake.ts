import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SEND_MAIL_JOB } from './policy.ts';
import type { MailContext } from './context.ts';
import type { MailRow } from './rows.ts';

const FRESH_PRIORITY = 1;

/** Queues an attempt at a mail for when it is due. First attempts take priority over retries. */
export async function wakeSender(
  trx: Transaction<Database>,
  { queue, clock }: MailContext,
  { id, attempts, next_attempt_at: due }: Pick<MailRow, 'id' | 'attempts' | 'next_attempt_at'>,
  key = `${id} ${attempts}`,
): Promise<void> {
  const delaySeconds = due ? Math.max(0, (due.getTime() - clock.now().getTime()) / 1000) : 0;
  const priority = attempts === 0 ? FRESH_PRIORITY : 0;
  // One job per attempt, however often it is requested.
  await queue.send(trx, SEND_MAIL_JOB, { mailId: id }, { delaySeconds, priority, key });
}
