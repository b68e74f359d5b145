import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Limits how many uncached answers are computed for one client address. */
export interface WorkLimit {
  /** Counts one answer. @returns 0 if it is allowed, else the seconds to wait. */
  take(address: string): Promise<number>;
}

interface Allowance {
  /** Answers per second. */
  perSecond: number;
  /** Additional answers per minute. */
  burst: number;
}

/**
 * Limit for pages. Rendering one takes up to 20 ms of one core on a small server. A school or a mobile network shares one address, but its
 * visitors mostly request the same pages, which are cached; a crawler requests one or two pages a second.
 */
export const PAGE_WORK: Allowance = { perSecond: 5, burst: 240 };

/**
 * Limit for public API reads, which take 3 to 20 ms. A script that reads every list makes a few hundred requests in
 * turn.
 */
export const API_WORK: Allowance = { perSecond: 10, burst: 600 };

/** Shortest Retry-After in seconds: with one second, all clients behind one address would retry at once. */
const SHORTEST_WAIT = 5;

/**
 * Counts in the memory of this process, because it limits the work of this process, and a database query would add to
 * it.
 */
export function createWorkLimit({ perSecond, burst }: Allowance): WorkLimit {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ points: burst, duration: 60 }),
  );
  return {
    async take(address) {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(SHORTEST_WAIT, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}
