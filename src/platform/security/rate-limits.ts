import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { deriveKey } from './secret-key.ts';

/** How many tries a key has in a window of time, which begins with the first of them. */
export interface Allowance {
  tries: number;
  minutes: number;
}

/** One try at something, by or for somebody. */
export interface Try {
  /** What is limited, as 'login.account'; always with the same allowance. */
  name: string;
  /** Who; kept as a keyed hash only. */
  key: string;
  allowance: Allowance;
}

/** Counters in the database, so that all processes count together. */
export interface RateLimits {
  /** Counts a try. @returns the seconds until the next one is let through when there were too many, else 0. */
  take(attempt: Try): Promise<number>;
  /** Takes back a counted try. */
  giveBack(attempt: Try): Promise<void>;
}

const TABLE = 'rate_limits';

/**
 * Rate limits on our own database, embedded or not. Rows whose window ended an hour ago are deleted every five minutes.
 * Its clock is the system's: processes that share a database must agree on the time anyway.
 */
export function createRateLimits(db: Kysely<Database>, secret: Buffer): RateLimits {
  const hashKey = deriveKey(secret, 'rate limits');
  // The one thing that the limiter asks of a client of its own.
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values));
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, allowance }: Try) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      keyPrefix: name,
      points: allowance.tries,
      duration: allowance.minutes * 60,
      // One of them cleans up for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  return {
    async take(attempt) {
      try {
        await limiterOf(attempt).consume(hashed(attempt.key));
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async giveBack(attempt) {
      await limiterOf(attempt).reward(hashed(attempt.key));
    },
  };
}
