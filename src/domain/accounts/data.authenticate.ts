import { recordForgery } from './commands.forgery.ts';
import type { Authentication } from './policy.ts';
import type { AccountContext } from './rows.ts';

/** One query by primary keys: a role taken away, an account disabled or a session ended count at once. */
export async function authenticate(
  { db, tokens, clock, recordSecurity }: AccountContext,
  accessToken: string,
): Promise<Authentication> {
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
    .select(['users.role', 'users.status', 'sessions.ended_at', 'sessions.expires_at', 'confirmed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!found) return { ok: false, failure: 'user_not_found' };
  if (found.status !== 'active') return { ok: false, failure: 'user_inactive' };
  const open = found.ended_at === null && found.expires_at !== null && found.expires_at > clock.now();
  if (!open) return { ok: false, failure: 'token_invalid' };
  return {
    ok: true,
    principal: { userId, sessionId, role: found.role, secondFactor: found.confirmed_at !== null },
  };
}
