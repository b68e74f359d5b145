import { recordForgery } from './commands.forgery.ts';
import type { Authentication } from './policy.ts';
import { isProof } from './policy.proof.ts';
import { sessionEnd, USE_NOTED_SECONDS } from './policy.sessions.ts';
import type { AccountContext } from './context.ts';

/**
 * Whom an access token belongs to. One query by primary keys: a change of role, a disabled account and an ended
 * session take effect at once. Staff sessions end when idle, so for staff this also counts as a use.
 */
export async function authenticate(
  context: AccountContext,
  accessToken: string,
  proof?: string,
): Promise<Authentication> {
  const { db, tokens, clock, recordSecurity } = context;
  const reading = await tokens.read('access', accessToken);
  if (!reading.ok) {
    await recordForgery(recordSecurity, reading.failure);
    return reading;
  }
  const { userId, sessionId } = reading.claims;
  const found = await db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId),
    )
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.role',
      'users.staff_role',
      'users.status',
      'sessions.ended_at',
      'sessions.expires_at',
      'confirmed_at',
    ])
    .select(['sessions.created_at as begun_at', 'sessions.used_at', 'proof_hash', 'proof_until'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!found) return { ok: false, failure: 'user_not_found' };
  const { role, staff_role, status, begun_at: begun, used_at: used, expires_at: expires } = found;
  if (status !== 'active') return { ok: false, failure: 'user_inactive' };
  if (!begun || !used || !expires || found.ended_at) return { ok: false, failure: 'token_invalid' };
  const now = clock.now();
  // The role may have changed since the session was last extended.
  if (expires <= now || (role === 'staff' && sessionEnd(role, begun, used) <= now)) {
    return { ok: false, failure: 'token_expired' };
  }
  if (role === 'staff' && now.getTime() - used.getTime() > USE_NOTED_SECONDS * 1000) {
    await noteUse(context, sessionId, sessionEnd(role, begun, now));
  }
  const secondFactor = found.confirmed_at !== null;
  const proved = proof !== undefined && isProof(proof, found, now);
  return { ok: true, principal: { userId, sessionId, role, staff_role, secondFactor, proved } };
}

async function noteUse({ db, clock }: AccountContext, sessionId: string, expires_at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: clock.now(), expires_at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
