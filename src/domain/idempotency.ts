import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Hours that a client's own key is valid: a phone may be offline until tomorrow. */
export const KEY_HOURS = 24;
const HOUR_MS = 3_600_000;

/** A request with an Idempotency-Key, so that sending it again creates nothing twice. */
export interface NamedRequest {
  userId: string;
  /** For example 'event-register': a key belongs to one call only. */
  call: string;
  /** As sent by the client; undefined if there was none. */
  key: string | undefined;
  now: Date;
}

/**
 * The id of what this request created when it came before. The caller has locked the person's row, so that the same
 * request is not being processed at the same time.
 */
export async function answeredBefore(
  trx: Transaction<Database>,
  { userId, call, key, now }: NamedRequest,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const known = await trx
    .selectFrom('idempotency_keys')
    .select('subject_id')
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', clientKey(key))
    .where('created_at', '>', new Date(now.getTime() - KEY_HOURS * HOUR_MS))
    .executeTakeFirst();
  return known?.subject_id ?? undefined;
}

/** Stores for KEY_HOURS what the request created. */
export async function keepAnswer(
  trx: Transaction<Database>,
  { userId, call, key, now }: NamedRequest,
  subjectId: string,
): Promise<void> {
  if (key === undefined) return;
  const kept = { digest: null, subject_id: subjectId, created_at: now };
  await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, call, key: clientKey(key), ...kept })
    // An older key of the same name has expired, or it would have been found.
    .onConflict((conflict) => conflict.columns(['user_id', 'call', 'key']).doUpdateSet(kept))
    .execute();
}

/** A client's key as stored. Hashed, because a client may send any text of any length. */
export const clientKey = (key: string) => `client:${createHash('sha256').update(key).digest('hex')}`;
