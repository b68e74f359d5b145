import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import type { MailMessage } from '../../src/domain/mails/policy.ts';

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
