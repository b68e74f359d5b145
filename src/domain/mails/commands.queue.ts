import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { seal } from '../../platform/security/sealing.ts';
import { readAddress } from '../accounts/policy.addresses.ts';
import { MAIL_MINUTES, type MailMessage } from './policy.ts';
import { subjectOf } from './policy.subjects.ts';
import { messageIdOf, sealPlace } from './rows.ts';
import type { MailContext } from './context.ts';
import { wakeSenders } from './commands.wake.ts';
import { minutesAfter } from './states.ts';

/** Writes mails to the outbox; they are sent after the commit, or when they are due. @returns their ids */
export async function queueMails(
  trx: Transaction<Database>,
  context: MailContext,
  messages: readonly MailMessage[],
): Promise<string[]> {
  const mails: Awaited<ReturnType<typeof outgoing>>[] = [];
  for (const message of messages) mails.push(await outgoing(trx, context, message));
  await trx.insertInto('mails').values(mails).execute();
  await wakeSenders(trx, context, mails);
  return mails.map(({ id }) => id);
}

/** The row of a mail. */
async function outgoing(trx: Transaction<Database>, context: MailContext, message: MailMessage) {
  const { template, to, userId, about, data } = message;
  const address = readAddress(to);
  // The caller has read the address from an account, so this is an internal error. The address must not be logged.
  if (!address) throw new Error(`A mail '${template}' was queued for an invalid address`);
  const validMinutes = MAIL_MINUTES[template];
  const name = message.name ?? (await firstName(trx, userId, address.key));
  const due = message.notBefore ?? context.clock.now();
  const id = randomUUID();
  return {
    id,
    message_id: messageIdOf(context, id),
    template,
    user_id: userId,
    about: about ? [...about] : null,
    recipient: address.email,
    recipient_key: address.key,
    subject: subjectOf(message),
    sealed_data: seal(context.keys, JSON.stringify({ ...data, name }), sealPlace(id)),
    attempts: 0,
    queued_at: due,
    next_attempt_at: due,
    expires_at: validMinutes === undefined ? null : minutesAfter(due, validMinutes),
  };
}

/**
 * The first name in the profile of the account that the mail is about, if the mail goes to its confirmed address. ''
 * otherwise: mails to the office greet nobody, and nobody knows yet who signed up with an address.
 */
async function firstName(
  trx: Transaction<Database>,
  userId: string | null,
  emailKey: string,
): Promise<string> {
  if (userId === null) return '';
  const user = await trx
    .selectFrom('users')
    .select('first_name')
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return user?.first_name ?? '';
}
