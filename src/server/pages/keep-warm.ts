import { setTimeout as wait } from 'node:timers/promises';
import type { CacheFollower } from './answer-cache.ts';

/** Milliseconds without another change after which pages are made again. */
const QUIET_MS = 500;

/**
 * Makes the popular pages again after a change has removed them, so that their next visitors do not wait. One page at a
 * time, with a pause as long as the page took, so that whoever asks meanwhile gets at least half of the time. A further
 * change begins the wait anew.
 * @param make renders a page into the cache, unless it is there; never rejects
 */
export function keepWarm(make: (address: string) => Promise<unknown>, quietMs = QUIET_MS): CacheFollower {
  let change = 0;
  const warm = async (addresses: readonly string[]) => {
    const mine = (change += 1);
    await wait(quietMs, undefined, { ref: false });
    for (const address of addresses) {
      if (mine !== change) return;
      const begun = performance.now();
      await make(address);
      await wait(performance.now() - begun, undefined, { ref: false });
    }
  };
  return { clears: (popular) => void warm(popular) };
}
