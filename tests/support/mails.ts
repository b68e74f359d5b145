import type { OutgoingMail, SendMail } from '../../src/domain/mails/commands.deliver.ts';
import { createMails } from '../../src/domain/mails/facade.ts';
import type { MailMessage } from '../../src/domain/mails/policy.ts';
import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import type { JobOptions, NewJob } from '../../src/platform/queue/queue.ts';
import { testClock } from './clock.ts';
import { testSecretKeys } from './secret-keys.ts';

/** Adds a person for mails. @returns the id */
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

/** The outbox with a test clock and without jobs: tests deliver mails themselves. @param userId the person of the mails */
export function testMails({ db }: DatabaseHandle, userId: string) {
  const clock = testClock(new Date('2026-12-12T08:15:00Z'));
  /** Queued jobs: for which mail and when it is due. */
  const wakes: { mailId: string; options: JobOptions }[] = [];
  const queue = {
    sendAll: async (_trx: unknown, _job: string, jobs: readonly NewJob[]) =>
      void wakes.push(...jobs.map(({ data, ...options }) => ({ ...(data as { mailId: string }), options }))),
  };
  const secretKeys = testSecretKeys();
  const given = { db, queue, clock, publicOrigin: 'https://prasthan.test', secretKeys };
  /** The outbox in another process of the same site, with other options. */
  const process = (different: Partial<typeof given> = {}) => createMails({ ...given, ...different });
  const mails = process();
  return {
    clock,
    wakes,
    process,
    mails,
    /** Queues a mail in a new transaction. @returns its id */
    async queued(message: MailMessage = changedMail('Maya@example.com', userId)): Promise<string> {
      await db.transaction().execute((trx) => mails.queue(trx, message));
      return wakes.at(-1)!.mailId;
    },
    row: (id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

/** A fake mail server that stores mails. @param answers its first answers in order; after them it accepts every mail */
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
