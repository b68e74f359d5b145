import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';

/** How many tries a key has within a time window, which begins with the first try. */
export interface Allowance {
  tries: number;
  minutes: number;
}

/** One try to be counted. */
export interface Try {
  /** The limit, such as 'login.account'; always used with the same allowance. */
  name: string;
  /** Whose tries are counted, such as a mail address; stored as a keyed hash only. */
  key: string;
  allowance: Allowance;
}

/** Counters in the database, so that all processes count together. */
export interface RateLimits {
  /** Counts a try. @returns 0 if it is allowed, else the seconds until the next try is allowed */
  take(attempt: Try): Promise<number>;
  /** Undoes the counting of a try. */
  giveBack(attempt: Try): Promise<void>;
}

const TABLE = 'rate_limits';

/**
 * Rate limits in our own database, on both kinds. Rows whose window ended an hour ago are deleted every five minutes.
 * Uses the system clock: processes that share a database must have synchronized clocks anyway.
 */
export function createRateLimits(db: Kysely<Database>, hashKey: Buffer): RateLimits {
  // The limiter needs only this method of a database client.
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
      // One limiter deletes expired rows for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  return {
    async take(attempt) {
      const key = hashed(attempt.key);
      const limiter = limiterOf(attempt);
      try {
        await limiter.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        const most = attempt.allowance.minutes * 60;
        if (seconds <= most) return seconds;
        // The window began while the clock was ahead. It must not last until the clock gets there again.
        await limiter.set(key, refused.consumedPoints, most);
        return most;
      }
    },
    async giveBack(attempt) {
      await limiterOf(attempt).reward(hashed(attempt.key));
    },
  };
}
