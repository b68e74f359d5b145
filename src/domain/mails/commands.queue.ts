import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { seal } from '../../platform/security/sealing.ts';
import { readAddress } from '../accounts/policy.addresses.ts';
import { MAIL_RULES, type MailMessage } from './policy.ts';
import { messageIdOf, sealPlace } from './rows.ts';
import type { MailContext } from './context.ts';
import { wakeSender } from './commands.wake.ts';
import { minutesAfter } from './states.ts';

/** Writes a mail to the outbox; it is sent after the commit. */
export async function queueMail(
  trx: Transaction<Database>,
  context: MailContext,
  { template, to, userId, about, data }: MailMessage,
): Promise<void> {
  const address = readAddress(to);
  // The caller has read the address from an account, so this is an internal error. The address must not be logged.
  if (!address) throw new Error(`A mail '${template}' was queued for an invalid address`);
  const { subject, validMinutes } = MAIL_RULES[template];
  const now = context.clock.now();
  const id = randomUUID();
  const mail = {
    id,
    message_id: messageIdOf(context, id),
    template,
    user_id: userId,
    ...(about && { about: [...about] }),
    recipient: address.email,
    recipient_key: address.key,
    subject,
    sealed_data: seal(context.key, JSON.stringify(data), sealPlace(id)),
    attempts: 0,
    queued_at: now,
    next_attempt_at: now,
    expires_at: validMinutes === null ? null : minutesAfter(now, validMinutes),
  };
  await trx.insertInto('mails').values(mail).execute();
  await wakeSender(trx, context, mail);
}
