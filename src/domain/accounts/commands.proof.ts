import { sql } from 'kysely';
import type { Proof } from '../../contract/accounts.ts';
import { fail, ok, type RefusalFacts, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import type { Principal } from './policy.ts';
import { MAX_WRONG_PROOFS, PROOF_MINUTES } from './policy.proof.ts';
import { endSession } from './commands.sessions.ts';
import type { AccountContext } from './context.ts';

/** What the person enters again: the code if a second factor is set up, otherwise the password. */
export interface TypedAgain {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

/**
 * Issues a secret that shows, for some minutes and in this session only, that the owner is at the keyboard. An
 * attempt is counted before it is checked; after too many wrong ones the session ends.
 */
export async function prove(
  context: AccountContext,
  principal: Principal,
  { password, code }: TypedAgain,
): Promise<Result<Proof>> {
  const { secondFactor } = principal;
  if (secondFactor && !code?.trim()) return refuse('second_factor_required');
  if (!secondFactor && !password) {
    return fail({ code: 'invalid', fields: { password: [{ code: 'required' }] } });
  }
  const tries = await countAttempt(context, principal);
  if (tries === undefined) return refuse(secondFactor ? 'second_factor_wrong' : 'current_password_wrong');
  const { recordSecurity } = context;
  const event = { event: 'proof', account: principal.userId } as const;
  const checked = secondFactor
    ? await context.secondFactors.check(context.db, principal.userId, code!)
    : await isPassword(context, principal, password!);
  if (typeof checked === 'object') {
    // Not checked: there were too many wrong attempts before.
    await countAttempt(context, principal, -1);
    return fail({ code: 'throttled', ...checked });
  }
  if (checked === 'right') {
    await recordSecurity({ ...event, result: 'ok' });
    return issueProof(context, principal);
  }
  if (tries >= MAX_WRONG_PROOFS) await endSession(context, principal, principal.sessionId);
  const reason = secondFactor ? 'second_factor_wrong' : 'current_password_wrong';
  await recordSecurity({ ...event, result: 'failed', detail: { reason } });
  return refuse(reason, tries === MAX_WRONG_PROOFS - 1 ? { about: 'last_try' } : undefined);
}

const refuse = (reason: Refusal, facts?: RefusalFacts) =>
  fail({ code: 'refused', reason, ...(facts && { facts }) });

async function countAttempt(
  { db }: AccountContext,
  { sessionId }: Principal,
  by: 1 | -1 = 1,
): Promise<number | undefined> {
  const counted = await db
    .updateTable('sessions')
    .set({ wrong_proofs: sql`wrong_proofs + ${by}` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('wrong_proofs', by === 1 ? '<' : '<=', MAX_WRONG_PROOFS)
    .returning('wrong_proofs')
    .executeTakeFirst();
  return counted?.wrong_proofs;
}

async function isPassword(
  { db }: AccountContext,
  { userId }: Principal,
  password: string,
): Promise<'right' | 'wrong'> {
  const known = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (await verifyPassword(password, known?.password_hash)) ? 'right' : 'wrong';
}

async function issueProof({ db, clock }: AccountContext, { sessionId }: Principal): Promise<Result<Proof>> {
  const proof = newTokenId();
  const until = new Date(clock.now().getTime() + PROOF_MINUTES * 60_000);
  await db
    .updateTable('sessions')
    .set({ proof_hash: tokenHash(proof), proof_until: until, wrong_proofs: 0 })
    .where('id', '=', sessionId)
    .execute();
  return ok({ proof, expires_at: until.toISOString() });
}
