import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { recordConsent } from '../consents/commands.record.ts';
import type { MailMessage } from '../mails/policy.ts';
import { issueLink, refuseLink, useLink } from './commands.links.ts';
import { readAddress } from './policy.addresses.ts';
import { refuseCommonPassword } from './policy.common-passwords.ts';
import type { Credentials, MailedLink } from './policy.ts';
import type { AccountContext } from './context.ts';
import type { UserRow } from './rows.ts';

/**
 * One password hash, the same statements and one mail for every address, so that neither the answer nor its timing
 * shows whether the address has an account.
 */
export async function signUp(
  context: AccountContext,
  { email: typed, password }: Credentials,
): Promise<Result<void>> {
  const { db, clock, consentVersion } = context;
  const address = readAddress(typed);
  if (!address) return fail({ code: 'invalid', fields: { email: [{ code: 'not_an_email' }] } });
  const common = refuseCommonPassword(password, 'password');
  if (common) return common;
  const { email, key } = address;
  const id = randomUUID();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const pending = <T>(proposed: T, current: T) =>
      sql<never>`case when users.verified_at is null then ${proposed} else ${current} end`;
    const account = await trx
      .insertInto('users')
      .values({
        id,
        email,
        email_key: key,
        password_hash,
        consent_version: consentVersion(),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('email_key').doUpdateSet({
          // Until the address is verified, the latest sign-up wins: an earlier one may have come from somebody else.
          email: pending(sql`excluded.email`, sql`users.email`),
          password_hash: pending(sql`excluded.password_hash`, sql`users.password_hash`),
          consent_version: pending(sql`excluded.consent_version`, sql`users.consent_version`),
          // Signing up makes the account their own; the case that staff began stays in it.
          entered_at: pending(sql`null::timestamptz`, sql`users.entered_at`),
          updated_at: pending(sql`excluded.updated_at`, sql`users.updated_at`),
        }),
      )
      .returning(['id', 'email', 'verified_at'])
      .executeTakeFirstOrThrow();
    await recordConsent(trx, {
      of: { person: account.id },
      purpose: 'account',
      form: 'sign_up',
      version: consentVersion(),
      at: now,
      when: account.verified_at === null,
    });
    // For a verified account this link is never mailed. It is created only so that both cases take the same time.
    const link = await issueLink(trx, context, 'verify', account.id);
    await context.mails.queue(trx, mailAboutSignUp(context, account, link, account.id !== id));
  });
  return ok(undefined);
}

function mailAboutSignUp(
  { publicOrigin }: AccountContext,
  { id: userId, email: to, verified_at }: Pick<UserRow, 'id' | 'email' | 'verified_at'>,
  link: string,
  again: boolean,
): MailMessage {
  const resetLink = publicOrigin + routes.forgotPassword();
  if (verified_at !== null) {
    const loginLink = publicOrigin + routes.login();
    return { template: 'already-registered', to, userId, data: { loginLink, resetLink } };
  }
  return again
    ? { template: 'verify-again', to, userId, data: { link, resetLink } }
    : { template: 'verify-email', to, userId, data: { link } };
}

/** Confirms the address, and with it the password of the latest sign-up. */
export async function verifyEmail(context: AccountContext, link: MailedLink): Promise<Result<void>> {
  const { db, clock, recordSecurity } = context;
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const userId = await useLink(trx, 'verify', link, now);
    if (userId === null) return refuseLink(trx, 'verify', link, now);
    await trx
      .updateTable('users')
      .set({ verified_at: sql<Date>`coalesce(verified_at, ${now})`, updated_at: now })
      .where('id', '=', userId)
      .execute();
    await recordSecurity({ event: 'email_verified', result: 'ok', account: userId }, trx);
    return ok(undefined);
  });
}
