import type { Readable } from 'node:stream';

/** The lowest speed allowed: a client that sends fewer than `bytes` bytes in `ms` milliseconds is disconnected. */
export interface SlowestSpeed {
  bytes: number;
  ms: number;
}

interface Bounds {
  slowest: SlowestSpeed;
  /** Longest time for the whole form, in milliseconds. */
  longestMs: number;
}

/**
 * Enforces a lowest speed and a longest time, and calls `onSlow` when a client misses either. Time in which we do not read
 * (because of a slow disk or bucket) does not count against the client's speed, but does count towards the longest time.
 */
export function measureSpeed({ slowest: { bytes, ms }, longestMs }: Bounds, onSlow: () => void) {
  let seen = 0;
  let heldMs = 0;
  let heldSince: number | undefined;
  let arrived = false;
  const endHold = () => {
    if (heldSince !== undefined) heldMs += performance.now() - heldSince;
    heldSince = undefined;
  };
  const windows = setInterval(() => {
    const held = heldSince !== undefined;
    endHold();
    // A window in which we mostly did not read says nothing about the client.
    if (heldMs < ms / 2 && seen < bytes * (1 - heldMs / ms)) onSlow();
    seen = 0;
    heldMs = 0;
    if (held) heldSince = performance.now();
  }, ms);
  const longest = setTimeout(() => {
    if (!arrived) onSlow();
  }, longestMs);
  return {
    /** The pieces of `source`. After each piece, nothing more is read until the promise of `before` has settled. */
    async *read(source: Readable, signal: AbortSignal, before: () => Promise<void>): AsyncGenerator<Buffer> {
      let stop = () => {};
      signal.addEventListener('abort', () => stop());
      // The source is not destroyed, because the response to a refused upload goes through the same socket. It is not
      // waited for either: a slow client may never send another byte.
      const incoming = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
      for (;;) {
        // A new promise for each piece. Promise.race with a promise that lives as long as the upload would keep every
        // piece in memory until the end, because that promise holds all its reactions.
        const next = await new Promise<IteratorResult<Buffer, undefined>>((resolve, reject) => {
          stop = () => resolve({ done: true, value: undefined });
          if (signal.aborted) return stop();
          incoming.next().then(resolve, reject);
        });
        if (next.done) break;
        seen += next.value.length;
        heldSince = performance.now();
        yield next.value;
        await before();
        endHold();
      }
      arrived = true;
      // Everything has arrived: the remaining time is ours.
      heldSince = performance.now();
    },
    stop() {
      clearInterval(windows);
      clearTimeout(longest);
    },
  };
}
