import { createHmac } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { routes } from '../../contract/routes.ts';
import { unseal } from '../../platform/security/sealing.ts';
import {
  FIRST_WAIT_MINUTES,
  FREE_GUESSES,
  LONGEST_WAIT_MINUTES,
  plainRecoveryCode,
  stepOf,
} from './policy.ts';
import { sealPlace, type SecondFactorRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { SecondFactorContext } from './context.ts';

/**
 * 'none': the account has no second factor. With `retryAfterSeconds`: too many codes were wrong, so this one was not
 * checked.
 */
export type CheckedCode = 'none' | 'right' | 'wrong' | { retryAfterSeconds: number };

/**
 * Checks a code and uses it up. An attempt is counted before it is checked, so that simultaneous attempts cannot
 * exceed the limit.
 */
export async function checkCode(
  context: SecondFactorContext,
  db: Db,
  userId: string,
  code: string,
): Promise<CheckedCode> {
  const now = context.clock.now();
  const { recordSecurity } = context;
  const factor = await countGuess(db, userId, now);
  if (!factor) {
    const checked = await whyNot(db, userId, now);
    const detail = { limit: 'second_factor' };
    if (checked !== 'none')
      await recordSecurity({ event: 'limit_reached', result: 'refused', account: userId, detail }, db);
    return checked;
  }
  const used =
    (await useStep(context, db, factor, code, now)) || (await useRecovery(context, db, factor, code));
  if (!used) {
    if (factor.locked_until) await tellLocked(context, userId, factor.locked_until);
    await recordSecurity({ event: 'second_factor_code', result: 'failed', account: userId }, db);
    return 'wrong';
  }
  await db
    .updateTable('second_factors')
    .set({ wrong_codes: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
  return 'right';
}

/** A person who enters codes knows the password, so the account's owner is told by mail. */
async function tellLocked(
  { db, mails, clock, publicOrigin }: SecondFactorContext,
  userId: string,
  until: Date,
): Promise<void> {
  const now = clock.now();
  const wait = `${Math.ceil((until.getTime() - now.getTime()) / 60_000)} minutes`;
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    if (!user) return;
    const data = { at: now.toISOString(), wait, resetLink: publicOrigin + routes.forgotPassword() };
    await mails.queue(trx, { template: 'codes-locked', to: user.email, userId, data });
  });
}

/** Until when codes are refused if this attempt is wrong too. */
function waitUntil(now: Date): RawBuilder<Date | null> {
  const doubled = sql`power(2, least(10, wrong_codes + 1 - ${sql.lit(FREE_GUESSES)}))`;
  const minutes = sql`least(${sql.lit(LONGEST_WAIT_MINUTES)}, ${sql.lit(FIRST_WAIT_MINUTES)} * ${doubled})::int`;
  return sql`case when wrong_codes + 1 >= ${sql.lit(FREE_GUESSES)}
    then ${now}::timestamptz + make_interval(mins => ${minutes}) end`;
}

async function countGuess(db: Db, userId: string, now: Date): Promise<SecondFactorRow | undefined> {
  return db
    .updateTable('second_factors')
    .set({ wrong_codes: sql`wrong_codes + 1`, locked_until: waitUntil(now) })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

async function whyNot(db: Db, userId: string, now: Date): Promise<CheckedCode> {
  const factor = await db
    .selectFrom('second_factors')
    .select('locked_until')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return 'none';
  const ms = (factor.locked_until?.getTime() ?? 0) - now.getTime();
  return { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
}

/** Accepts a code of the app for one login: its time step must be newer than every step used. */
async function useStep(
  { sealKeys }: SecondFactorContext,
  db: Db,
  { user_id, sealed_secret }: SecondFactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = unseal(sealKeys, sealed_secret, sealPlace(user_id));
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step === null) return false;
  const used = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function useRecovery(
  { codeKey, clock, recordSecurity }: SecondFactorContext,
  db: Db,
  { user_id }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const plain = plainRecoveryCode(code);
  if (plain === null) return false;
  const now = clock.now();
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', recoveryHash(codeKey, user_id, plain))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) return false;
  await recordSecurity({ event: 'recovery_code_used', result: 'ok', account: user_id }, db);
  return true;
}

export const recoveryHash = (key: Buffer, userId: string, plain: string): Buffer =>
  createHmac('sha256', key).update(`${userId} ${plain}`).digest();
