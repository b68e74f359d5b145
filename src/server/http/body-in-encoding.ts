import type { CachedAnswer } from '../pages/answer-cache.ts';
import { compressBest, compressFast, type Coding, type Encoding } from './encoding.ts';
import { createIdleWork } from './idle-work.ts';

/** Bodies that wait to be compressed well. More are not waited for: whoever asks for them again asks again. */
const MOST_WAITING = 200;

const { whenIdle } = createIdleWork(MOST_WAITING);

/** What has its best body, or waits for it. */
const improved = new WeakMap<CachedAnswer['bodies'], Set<Encoding>>();

/** What is sent of an answer, and the encoding that it is in; undefined: none. */
interface Encoded {
  body: Buffer;
  coding: Coding | undefined;
}

/**
 * The body of an answer for a client. The first request that wants it has it compressed fast, because most addresses are
 * asked for once; the second one has it compressed well, when the process has nothing else to do.
 * @param accepted undefined: it is sent as it is
 * @param later does work when the process is idle; false if too much waits
 */
export function bodyIn(
  { bodies, compressible }: CachedAnswer,
  accepted: Coding | undefined,
  later = whenIdle,
): Encoded {
  if (!compressible || accepted === undefined) return { body: bodies.identity, coding: undefined };
  const best = accepted === 'zstd' ? 'br' : accepted;
  const coding = bodies[best] ? best : accepted;
  const known = bodies[coding];
  if (known === undefined) return { body: (bodies[coding] = compressFast(bodies.identity, coding)), coding };
  const begun = improved.get(bodies) ?? new Set();
  if (!begun.has(best)) {
    const improve = async () => {
      bodies[best] = await compressBest(bodies.identity, best);
      // Whoever takes it takes brotli too.
      if (best === 'br') delete bodies.zstd;
    };
    if (later(improve)) improved.set(bodies, begun.add(best));
  }
  return { body: known, coding };
}
