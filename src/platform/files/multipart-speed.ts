import type { Readable } from 'node:stream';

/** A client that sends less than `bytes` in `ms` milliseconds is let go of. */
export interface SlowestSpeed {
  bytes: number;
  ms: number;
}

interface Bounds {
  slowest: SlowestSpeed;
  /** Milliseconds for all of it. */
  longestMs: number;
}

/**
 * Holds a client to a lowest speed and a longest time. Time in which we ourselves do not read (a slow disk or bucket) is
 * not the client's where its speed is concerned; the longest time is of the clock.
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
    // A window that was mostly ours says nothing about the client.
    if (heldMs < ms / 2 && seen < bytes * (1 - heldMs / ms)) onSlow();
    seen = 0;
    heldMs = 0;
    if (held) heldSince = performance.now();
  }, ms);
  const longest = setTimeout(() => {
    if (!arrived) onSlow();
  }, longestMs);
  return {
    /** The pieces of `source`; after each, nothing more is read until `before` has settled. */
    async *read(source: Readable, signal: AbortSignal, before: () => Promise<void>): AsyncGenerator<Buffer> {
      let stop = () => {};
      signal.addEventListener('abort', () => stop());
      // Neither destroyed with the rest, for a refused upload wants its answer through the same socket, nor waited for:
      // a client that was called slow may never send another byte.
      const incoming = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
      for (;;) {
        // A promise of its own for each piece. Racing one that lives as long as the upload would keep every piece in
        // memory until the end: it remembers all who ever waited for it.
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
      // All has arrived: what is still to do is ours.
      heldSince = performance.now();
    },
    stop() {
      clearInterval(windows);
      clearTimeout(longest);
    },
  };
}
