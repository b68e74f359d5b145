import type { LoginAnswer } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../platform/passwords.ts';
import { beginSession } from './commands.sessions.ts';
import { emailKey } from './policy.addresses.ts';
import type { Credentials } from './policy.ts';
import type { AccountContext, UserRow } from './rows.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });

/** Without an account the same password work is done; why an account does not open is told to its password only. */
export async function logIn(
  context: AccountContext,
  { email, password, otp }: Credentials & { otp?: string | undefined },
  agent: string,
): Promise<Result<LoginAnswer>> {
  const { db } = context;
  const user = await db
    .selectFrom('users')
    .selectAll()
    // What PostgreSQL cannot hold is nobody's address.
    .where('email_key', '=', emailKey(email).replaceAll('\0', ''))
    .executeTakeFirst();
  const right = await verifyPassword(password, user?.password_hash);
  if (!user || !right) return refuse('no_active_account');
  if (user.status !== 'active') return refuse('account_disabled');
  if (user.verified_at === null) return refuse('not_verified');
  const second = await askSecondFactor(context, user.id, otp);
  if (second) return second;
  return open(context, user, password, agent);
}

async function askSecondFactor(
  { db, secondFactors }: AccountContext,
  userId: string,
  otp: string | undefined,
): Promise<Result<never> | undefined> {
  const code = otp?.trim();
  if (!code) return (await secondFactors.isSetUp(db, userId)) ? refuse('second_factor_required') : undefined;
  const checked = await secondFactors.check(db, userId, code);
  if (typeof checked === 'object') return fail({ code: 'throttled', ...checked });
  return checked === 'right' || checked === 'none' ? undefined : refuse('second_factor_wrong');
}

async function open(
  context: AccountContext,
  user: UserRow,
  password: string,
  agent: string,
): Promise<Result<LoginAnswer>> {
  const { db, clock } = context;
  const password_hash = isOutdated(user.password_hash) ? await hashPassword(password) : user.password_hash;
  return db.transaction().execute(async (trx): Promise<Result<LoginAnswer>> => {
    // The account may have been disabled, or its password replaced, while this one was being checked.
    const opened = await trx
      .updateTable('users')
      .set({ last_login_at: clock.now(), password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('status', '=', 'active')
      .returning('role')
      .executeTakeFirst();
    if (!opened) return refuse('no_active_account');
    return ok({ token: await beginSession(context, trx, user.id, agent), role: opened.role });
  });
}
