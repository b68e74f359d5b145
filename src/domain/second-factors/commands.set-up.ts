import type { Transaction } from 'kysely';
import type { RecoveryCodes, SecondFactorSetup } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import type { Database } from '../../platform/database/schema.ts';
import { seal, unseal } from '../../platform/security/sealing.ts';
import { endSessionsOf } from '../accounts/commands.sessions.ts';
import { tellStaff } from '../accounts/commands.tell-staff.ts';
import type { Principal } from '../accounts/policy.ts';
import { checkCode, recoveryHash } from './commands.check.ts';
import { recordOwnFactor } from './commands.record.ts';
import { newRecoveryCode, newSecret, plainRecoveryCode, RECOVERY_CODES, setupUri, stepOf } from './policy.ts';
import { sealPlace } from './rows.ts';
import type { SecondFactorContext } from './context.ts';

const refuse = (reason: Refusal) => fail({ code: 'refused', reason });

/**
 * Starts setting up a second factor, or starts again with another secret. Logins need it only after it is confirmed.
 */
export async function beginSecondFactor(
  context: SecondFactorContext,
  { userId, role }: Principal,
  password: string,
): Promise<Result<SecondFactorSetup>> {
  if (role !== 'staff') return refuse('not_staff');
  const { db, clock, sealKeys, issuer } = context;
  const email = await addressIfPassword(context, userId, password, 'second_factor_on');
  if (email === undefined) return refuse('current_password_wrong');
  const secret = newSecret();
  const values = { sealed_secret: seal(sealKeys, secret, sealPlace(userId)), created_at: clock.now() };
  const begun = await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) return refuse('second_factor_exists');
  return ok({ secret, uri: setupUri(secret, issuer(), email) });
}

/**
 * Confirms the second factor with a code of the app and ends every other session, since those began without it.
 * @returns second_factor_wrong, also if none was started; second_factor_exists.
 */
export async function confirmSecondFactor(
  context: SecondFactorContext,
  { userId, sessionId }: Principal,
  code: string,
): Promise<Result<RecoveryCodes>> {
  const { db, clock, sealKeys, recordSecurity } = context;
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Result<RecoveryCodes>> => {
    const factor = await trx
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (factor?.confirmed_at) return refuse('second_factor_exists');
    const secret = factor ? unseal(sealKeys, factor.sealed_secret, sealPlace(userId)) : null;
    const step = secret === null ? null : stepOf(secret, code, now);
    if (step === null) return refuse('second_factor_wrong');
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .execute();
    const recovery_codes = await issueRecoveryCodes(trx, context, userId);
    await endSessionsOf(trx, userId, now, sessionId);
    await recordOwnFactor(trx, userId, 'second_factor_added', now);
    await recordSecurity({ event: 'second_factor_on', result: 'ok', account: userId }, trx);
    return ok({ recovery_codes });
  });
}

async function issueRecoveryCodes(
  trx: Transaction<Database>,
  { codeKey }: SecondFactorContext,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: recoveryHash(codeKey, userId, plainRecoveryCode(code)!),
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** The person's address if the password is right; otherwise undefined, and the failed try is in the security log. */
async function addressIfPassword(
  { db, recordSecurity }: SecondFactorContext,
  userId: string,
  password: string,
  event: 'second_factor_on' | 'second_factor_off',
): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (await verifyPassword(password, user?.password_hash)) return user?.email;
  const detail = { reason: 'current_password_wrong' };
  await recordSecurity({ event, result: 'failed', account: userId, detail });
  return undefined;
}

/** Removes the second factor of a person who has the password and a code, and tells staff by mail. */
export async function removeSecondFactor(
  context: SecondFactorContext,
  { userId }: Principal,
  { password, code }: { password: string; code: string },
): Promise<Result<void>> {
  const { db, clock, recordSecurity } = context;
  const email = await addressIfPassword(context, userId, password, 'second_factor_off');
  if (email === undefined) return refuse('current_password_wrong');
  const checked = await checkCode(context, db, userId, code);
  if (typeof checked === 'object') return fail({ code: 'throttled', ...checked });
  if (checked !== 'right') return refuse('second_factor_wrong');
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    const at = clock.now();
    await recordOwnFactor(trx, userId, 'second_factor_removed', at);
    await recordSecurity({ event: 'second_factor_off', result: 'ok', account: userId }, trx);
    const about = { id: userId, email };
    await tellStaff(trx, context, { what: 'second-factor-off', about, actorId: userId, at });
  });
  return ok(undefined);
}
