import type { OutgoingMail, SendMail } from '../../src/domain/mails/commands.deliver.ts';
import { createMails } from '../../src/domain/mails/facade.ts';
import type { MailMessage } from '../../src/domain/mails/policy.ts';
import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import type { JobOptions } from '../../src/platform/queue/queue.ts';
import { testClock } from './clock.ts';

/** Somebody for mails to be about. Answers the id. */
export async function addPerson({ db }: DatabaseHandle, email: string): Promise<string> {
  const person = { email, email_key: email.toLowerCase(), password_hash: 'none' };
  return (await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id;
}

export const resetMail = (to: string, userId: string): MailMessage => ({
  template: 'reset-password',
  to,
  userId,
  data: { link: 'https://prasthan.test/password-reset/cGs/s3cret/' },
});

export const changedMail = (to: string, userId: string): MailMessage => ({
  template: 'password-changed',
  to,
  userId,
  data: { at: '2026-12-12T08:15:00Z', resetLink: 'https://prasthan.test/email-verification' },
});

/** The outbox at a time of its own, without jobs: a test delivers a mail itself. @param userId whose mails they are */
export function testMails({ db }: DatabaseHandle, userId: string) {
  const clock = testClock(new Date('2026-12-12T08:15:00Z'));
  /** What was queued, for which mail and when it is due. */
  const wakes: { mailId: string; options: JobOptions }[] = [];
  const queue = {
    send: async (_trx: unknown, _job: string, data: object, options: JobOptions = {}) =>
      void wakes.push({ ...(data as { mailId: string }), options }),
  };
  const secretKey = Buffer.from('a secret of at least thirty-two characters');
  const given = { db, queue, clock, publicOrigin: 'https://prasthan.test', secretKey };
  /** The outbox as another process of the same site sees it, with what is different there. */
  const process = (different: Partial<typeof given> = {}) => createMails({ ...given, ...different });
  const mails = process();
  return {
    clock,
    wakes,
    process,
    mails,
    /** Queues a mail in a transaction of its own; answers its id. */
    async queued(message: MailMessage = changedMail('Maya@example.com', userId)): Promise<string> {
      await db.transaction().execute((trx) => mails.queue(trx, message));
      return wakes.at(-1)!.mailId;
    },
    row: (id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

/** A mail server that keeps what it is given. @param answers its answers in their order; after them it takes everything */
export function receiver(answers: readonly Awaited<ReturnType<SendMail>>[] = []) {
  const got: OutgoingMail[] = [];
  const send: SendMail = async (mail) => answers[got.push(mail) - 1] ?? { ok: true };
  return { got, send };
}
export const refused = {
  ok: false,
  permanent: true,
  reason: "550: the recipient's address was refused.",
} as const;
