import { sql, type Transaction } from 'kysely';
import type { LoginAnswer } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { routes } from '../../contract/routes.ts';
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isLinkGood, refuseLink, useLink, voidLinks } from './commands.links.ts';
import { forgetDevices } from './commands.devices.ts';
import { beginSession, endSessionsOf } from './commands.sessions.ts';
import { refuseCommonPassword } from './policy.common-passwords.ts';
import type { MailedLink, Principal } from './policy.ts';
import type { AccountContext } from './context.ts';

/**
 * A person who has the link reads the mail of the address, so the address becomes verified. A reset also replaces a
 * password that somebody else left pending on the account.
 */
export async function resetPassword(
  context: AccountContext,
  link: MailedLink,
  newPassword: string,
): Promise<Result<void>> {
  const { db, clock, recordSecurity } = context;
  const common = refuseCommonPassword(newPassword, 'new_password');
  if (common) return common;
  if (!(await isLinkGood(db, 'reset', link, clock.now()))) return refuseLink(db, 'reset', link, clock.now());
  const hash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const now = clock.now();
    const userId = await useLink(trx, 'reset', link, now);
    if (userId === null) return refuseLink(trx, 'reset', link, now);
    await replacePassword(context, trx, userId, hash);
    await trx
      .updateTable('users')
      .set({ verified_at: sql<Date>`coalesce(verified_at, ${now})` })
      .where('id', '=', userId)
      .execute();
    await recordSecurity({ event: 'password_reset', result: 'ok', account: userId }, trx);
    return ok(undefined);
  });
}

/**
 * Checks the new password before the current one. A rejected form costs no attempt, so it must not reveal whether the
 * current password was right.
 * @returns invalid (new_password); current_password_wrong, also when the password was changed meanwhile.
 */
export async function changePassword(
  context: AccountContext,
  { userId }: Principal,
  form: { current: string; new: string },
  agent: string,
): Promise<Result<LoginAnswer>> {
  const { db, recordSecurity } = context;
  const common = refuseCommonPassword(form.new, 'new_password');
  if (common) return common;
  const known = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await verifyPassword(form.current, known?.password_hash))) {
    const detail = { reason: 'current_password_wrong' };
    await recordSecurity({ event: 'password_changed', result: 'failed', account: userId, detail });
    return wrong;
  }
  const hash = await hashPassword(form.new);
  return db.transaction().execute(async (trx): Promise<Result<LoginAnswer>> => {
    const user = await trx
      .selectFrom('users')
      .select(['role', 'password_hash'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (user?.password_hash !== known?.password_hash || !user) return wrong;
    await replacePassword(context, trx, userId, hash);
    await recordSecurity({ event: 'password_changed', result: 'ok', account: userId }, trx);
    const { role } = user;
    return ok({ token: await beginSession(context, trx, { userId, role }, agent), role });
  });
}
const wrong = fail({ code: 'refused', reason: 'current_password_wrong' });

/** Sets the password and ends sessions and links that date from the old one. The person is told by mail. */
async function replacePassword(
  { clock, mails, publicOrigin }: AccountContext,
  trx: Transaction<Database>,
  userId: string,
  password_hash: string,
): Promise<void> {
  const now = clock.now();
  const { email } = await trx
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await endSessionsOf(trx, userId, now);
  await forgetDevices(trx, userId);
  await voidLinks(trx, userId, ['verify', 'reset'], now);
  const resetLink = publicOrigin + routes.forgotPassword();
  const data = { at: now.toISOString(), resetLink };
  await mails.queue(trx, { template: 'password-changed', to: email, userId, data });
}
