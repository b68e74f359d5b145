import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { seal } from '../../platform/security/sealing.ts';
import { wakeSender } from './commands.wake.ts';
import type { MailData, MailMessage } from './policy.ts';
import { subjectOf } from './policy.subjects.ts';
import { messageIdOf, readMessage, sealPlace, type MailRow } from './rows.ts';
import type { MailContext } from './context.ts';

/** Simultaneous erasures take this lock in turn, so that each sees what the other has written. */
const TURN = 'mails about several people';

/**
 * Removes a person from mails about several people. An unsent mail is replaced by one with another id: if the old one
 * is being sent right now, its row no longer exists, and its file is deleted like any file without a row. A mail that
 * was sent, or whose text cannot be decrypted, only loses its row. So do mails to the confirmed address that belong to no account:
 * answers to questions, appointments, invitations.
 */
export async function takeOutOfMails(
  trx: Transaction<Database>,
  context: MailContext,
  userId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${TURN}))`.execute(trx);
  await sql`delete from mails m using users u
    where u.id = ${userId} and u.verified_at is not null and m.user_id is null and m.recipient_key = u.email_key
      and m.about is null`.execute(trx);
  const mails = await trx
    .deleteFrom('mails')
    .where(sql<boolean>`about @> array[${userId}::uuid]`)
    .returningAll()
    .execute();
  for (const mail of mails) {
    const rest = withoutPerson(context, mail, userId);
    if (!rest) continue;
    const id = randomUUID();
    const replacement = {
      ...mail,
      id,
      message_id: messageIdOf(context, id),
      template: rest.template,
      subject: subjectOf(rest),
      about: [...(rest.about ?? [])],
      sealed_data: seal(context.keys, JSON.stringify(rest.data), sealPlace(id)),
    };
    await trx.insertInto('mails').values(replacement).execute();
    if (mail.state === 'waiting') await wakeSender(trx, context, replacement);
  }
}

/** The mail without the person; null if nothing is left. */
function withoutPerson(context: MailContext, mail: MailRow, userId: string): MailMessage | null {
  const message = readMessage(context, mail);
  if (message?.template === 'today-digest') return digestWithout(message, mail, userId);
  if (message?.template !== 'applications-answered') return null;
  const { cases } = message.data;
  const left = (mail.about ?? []).flatMap((about, at) => {
    const told = cases[at];
    return told && about !== userId ? [{ about, told }] : [];
  });
  const [first] = left;
  if (!first) return null;
  const kept = { to: mail.recipient, userId: null, about: left.map(({ about }) => about) };
  return left.length === 1
    ? { ...kept, template: 'application-answered', data: first.told }
    : { ...kept, template: 'applications-answered', data: { cases: left.map(({ told }) => told) } };
}

/** The counts stay: they name nobody. */
function digestWithout(
  { data }: { data: MailData['today-digest'] },
  { recipient, user_id, about }: MailRow,
  userId: string,
): MailMessage {
  const sections = data.sections.map((section) => ({
    ...section,
    cases: section.cases.filter(({ student }) => student !== userId),
  }));
  const left = (about ?? []).filter((each) => each !== userId);
  return {
    template: 'today-digest',
    to: recipient,
    userId: user_id,
    about: left,
    data: { ...data, sections },
  };
}
