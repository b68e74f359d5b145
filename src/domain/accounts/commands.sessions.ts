import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Role, TokenPair } from '../../contract/accounts.ts';
import { fail, ok, type Result, type TokenFailure } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newTokenId, tokenHash, type TokenClaims } from '../../platform/security/tokens.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { forgetDevices } from './commands.devices.ts';
import { recordForgery } from './commands.forgery.ts';
import { agentInWords } from './policy.agents.ts';
import type { Principal } from './policy.ts';
import { newSessionEnd, sessionEnd, sessionRuns } from './policy.sessions.ts';
import type { AccountContext } from './context.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Starts a new family of refresh tokens for a person who has just authenticated. */
export async function beginSession(
  { tokens, clock }: AccountContext,
  trx: Transaction<Database>,
  { userId, role }: { userId: string; role: Role },
  agent: string,
): Promise<TokenPair> {
  const now = clock.now();
  const id = randomUUID();
  const refreshId = newTokenId();
  await trx
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      refresh_hash: tokenHash(refreshId),
      agent: agentInWords(agent),
      created_at: now,
      used_at: now,
      expires_at: sessionEnd(role, now, now),
    })
    .execute();
  return tokens.issue(userId, id, refreshId);
}

/**
 * Exchanges the newest refresh token of a session for the next one. It is one statement, so of two exchanges at the
 * same time one finds its token used. An older token ends the session, because two people hold tokens of it.
 */
export async function refresh(context: AccountContext, refreshToken: string): Promise<Result<TokenPair>> {
  const { db, tokens, clock, recordSecurity } = context;
  const reading = await tokens.read('refresh', refreshToken);
  if (!reading.ok) {
    await recordForgery(recordSecurity, reading.failure);
    return refused(reading.failure);
  }
  const { claims } = reading;
  const now = clock.now();
  const next = newTokenId();
  const renewed = await db
    .updateTable('sessions')
    .from('users')
    .set({ refresh_hash: tokenHash(next), used_at: now, expires_at: newSessionEnd(now) })
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('refresh_hash', '=', tokenHash(claims.tokenId))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sessionRuns(now))
    .where('users.id', '=', claims.userId)
    .where('users.status', '=', 'active')
    .returning('sessions.id')
    .executeTakeFirst();
  if (!renewed) return refused(await refuseRefresh(context, claims, now));
  return ok(await tokens.issue(claims.userId, claims.sessionId, next));
}
const refused = (failure: TokenFailure) => fail({ code: 'refresh_refused', failure });

async function refuseRefresh(context: AccountContext, claims: TokenClaims, now: Date): Promise<TokenFailure> {
  const { db, recordSecurity } = context;
  const user = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', claims.userId)
    .executeTakeFirst();
  if (!user) return 'user_not_found';
  if (user.status !== 'active') return 'user_inactive';
  return db.transaction().execute(async (trx): Promise<TokenFailure> => {
    const session = await trx
      .selectFrom('sessions')
      .select(['refresh_hash', 'expires_at'])
      .where('id', '=', claims.sessionId)
      .where('user_id', '=', claims.userId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    await endSessionById(trx, claims, now);
    // It is the session's newest token; it has only expired.
    if (session?.refresh_hash.equals(tokenHash(claims.tokenId))) return 'token_expired';
    // The session was open and has a newer token, so two people hold tokens of it. Not so when the session had
    // already ended.
    if (session && session.expires_at > now) {
      const { userId: account } = claims;
      await recordSecurity({ event: 'refresh_reused', result: 'refused', account }, trx);
    }
    return 'token_invalid';
  });
}

/** Accepts any token of the session, expired ones too. */
export async function logOut(context: AccountContext, refreshToken: string): Promise<void> {
  const reading = await context.tokens.read('refresh', refreshToken);
  if (reading.ok) await endAndRecord(context, reading.claims, 'here');
}

/** @returns whether the session existed and had not ended yet. */
async function endAndRecord(
  { db, clock, recordSecurity }: AccountContext,
  session: Pick<TokenClaims, 'userId' | 'sessionId'>,
  place: 'here' | 'one',
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await endSessionById(trx, session, clock.now()))) return false;
    await recordSecurity({ event: 'logout', result: 'ok', account: session.userId, detail: { place } }, trx);
    return true;
  });
}

/** An ended session expires at once, so that one index finds every session that can be deleted. */
const ended = (now: Date) => ({ ended_at: now, expires_at: sql<Date>`least(expires_at, ${now})` });

/** @returns whether the session existed and had not ended yet. */
async function endSessionById(
  db: Db,
  { userId, sessionId }: Pick<TokenClaims, 'userId' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  const gone = await db
    .updateTable('sessions')
    .set(ended(now))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends one of the person's own sessions. */
export async function endSession(
  context: AccountContext,
  { userId }: Principal,
  sessionId: string,
): Promise<Result<void>> {
  const gone = isUuid(sessionId) && (await endAndRecord(context, { userId, sessionId }, 'one'));
  return gone ? ok(undefined) : fail({ code: 'not_found' });
}

/** Ends all of the person's own sessions. */
export async function endAllSessions(
  { db, clock, recordSecurity }: AccountContext,
  { userId }: Principal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endSessionsOf(trx, userId, clock.now());
    await forgetDevices(trx, userId);
    await recordSecurity({ event: 'logout', result: 'ok', account: userId, detail: { place: 'all' } }, trx);
  });
}

/** Ends every session of a person, or every one but `butFor`. Their access tokens stop working too. */
export async function endSessionsOf(db: Db, userId: string, now: Date, butFor?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set(ended(now))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(butFor !== undefined, (sessions) => sessions.where('id', '!=', butFor!))
    .execute();
}
