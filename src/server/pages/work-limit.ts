import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How much one client address may have made that is not kept. */
export interface WorkLimit {
  /** Counts one. @returns the seconds to wait when there were too many, else 0. */
  take(address: string): Promise<number>;
}

interface Allowance {
  /** Steadily, in every second. */
  perSecond: number;
  /** Beyond that, in every minute. */
  burst: number;
}

/**
 * Pages. Rendering one takes 15 to 50 ms of one core. A school or a carrier is one address, but its people mostly ask for
 * the same pages, which are kept; a crawler takes one or two a second.
 */
export const PAGE_WORK: Allowance = { perSecond: 5, burst: 240 };

/** Public reads of the API take 3 to 20 ms. A script that walks every list asks a few hundred times, one after the other. */
export const API_WORK: Allowance = { perSecond: 10, burst: 600 };

/** Saying 'in one second' would have everybody behind one address come back at once. */
const SHORTEST_WAIT = 5;

/** Counts in the memory of this process: what is limited is this process's work, and asking a database would be more of it. */
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
