import type { LoginAnswer } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../platform/security/passwords.ts';
import { rememberDevice } from './commands.devices.ts';
import { beginSession } from './commands.sessions.ts';
import { emailKey } from './policy.addresses.ts';
import type { Credentials } from './policy.ts';
import type { AccountContext } from './context.ts';
import type { UserRow } from './rows.ts';

/** `device`: the secret for a cookie that scripts cannot read. */
export type LoggedIn = LoginAnswer & { device: string };

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });

/**
 * Does the same password work when there is no account. Only the right password is told why an account cannot log in.
 */
export async function logIn(
  context: AccountContext,
  { email, password, otp }: Credentials & { otp?: string | undefined },
  agent: string,
  device?: string,
): Promise<Result<LoggedIn>> {
  const { db, recordSecurity } = context;
  const refused = async (reason: Refusal) => {
    await recordSecurity({ event: 'login', result: 'failed', typedEmail: email, detail: { reason } });
    return refuse(reason);
  };
  const user = await db
    .selectFrom('users')
    .selectAll()
    // PostgreSQL text cannot hold NUL, so such an address belongs to no account.
    .where('email_key', '=', emailKey(email).replaceAll('\0', ''))
    .executeTakeFirst();
  const right = await verifyPassword(password, user?.password_hash);
  if (!user || !right) return refused('no_active_account');
  if (user.status !== 'active') return refused('account_disabled');
  if (user.verified_at === null) return refused('not_verified');
  const second = await askSecondFactor(context, user.id, otp);
  if (second) return second;
  return (await open(context, user, password, { agent, device })) ?? refused('no_active_account');
}

async function askSecondFactor(
  { db, secondFactors, recordSecurity }: AccountContext,
  userId: string,
  otp: string | undefined,
): Promise<Result<never> | undefined> {
  const code = otp?.trim();
  if (!code) {
    if (!(await secondFactors.isSetUp(db, userId))) return undefined;
    await recordSecurity({ event: 'login_code_asked', result: 'ok', account: userId });
    return refuse('second_factor_required');
  }
  const checked = await secondFactors.check(db, userId, code);
  if (typeof checked === 'object') return fail({ code: 'throttled', ...checked });
  return checked === 'right' || checked === 'none' ? undefined : refuse('second_factor_wrong');
}

/** Undefined when the account was disabled or its password changed while this password was being checked. */
async function open(
  context: AccountContext,
  user: UserRow,
  password: string,
  { agent, device }: { agent: string; device: string | undefined },
): Promise<Result<LoggedIn> | undefined> {
  const { db, clock, recordSecurity } = context;
  const password_hash = isOutdated(user.password_hash) ? await hashPassword(password) : user.password_hash;
  return db.transaction().execute(async (trx): Promise<Result<LoggedIn> | undefined> => {
    const opened = await trx
      .updateTable('users')
      .set({ last_login_at: clock.now(), password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('status', '=', 'active')
      .returning('role')
      .executeTakeFirst();
    if (!opened) return undefined;
    const { role } = opened;
    const token = await beginSession(context, trx, { userId: user.id, role }, agent);
    await recordSecurity({ event: 'login', result: 'ok', account: user.id }, trx);
    return ok({ token, role, device: await rememberDevice(trx, context, user.id, device) });
  });
}
