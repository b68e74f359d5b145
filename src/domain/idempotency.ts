import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** A client's own key holds for a day: a phone may come back into the network tomorrow. */
export const KEY_HOURS = 24;
const HOUR_MS = 3_600_000;

/** A request that its client named with an Idempotency-Key, so that sending it again makes nothing twice. */
export interface NamedRequest {
  userId: string;
  /** 'event-register': a key means something for one call only. */
  call: string;
  /** As it was sent; undefined where none was. */
  key: string | undefined;
  now: Date;
}

/**
 * What this request made when it came before: the id of it. The caller holds the person's row, so that the same request
 * is not being answered at the same time.
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

/** Remembers for KEY_HOURS what the request made. */
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
    // An older key of the same name holds no more, or it would have been found.
    .onConflict((conflict) => conflict.columns(['user_id', 'call', 'key']).doUpdateSet(kept))
    .execute();
}

/** A client's key as it is stored. Hashed: a client may send anything of any length. */
export const clientKey = (key: string) => `client:${createHash('sha256').update(key).digest('hex')}`;
