import type { CachedAnswer } from '../pages/answer-cache.ts';
import { compressBest, compressFast, type Encoding } from './encoding.ts';
import { createIdleWork } from './idle-work.ts';

/** Bodies that wait to be compressed well. More are not waited for: whoever asks for them again asks again. */
const MOST_WAITING = 200;

const { whenIdle } = createIdleWork(MOST_WAITING);

/** What has its best body, or waits for it. */
const improved = new WeakMap<CachedAnswer['bodies'], Set<Encoding>>();

/**
 * The body of an answer in an encoding. The first request that wants it has it compressed fast, because most addresses are
 * asked for once; the second one has it compressed well, when the process has nothing else to do.
 * @param later does work when the process is idle; false if too much waits
 */
export function bodyIn({ bodies, compressible }: CachedAnswer, encoding: Encoding, later = whenIdle): Buffer {
  if (!compressible) return bodies.identity;
  const known = bodies[encoding];
  if (known === undefined) return (bodies[encoding] = compressFast(bodies.identity, encoding));
  const begun = improved.get(bodies) ?? new Set();
  if (!begun.has(encoding)) {
    const improve = async () => void (bodies[encoding] = await compressBest(bodies.identity, encoding));
    if (later(improve)) improved.set(bodies, begun.add(encoding));
  }
  return known;
}
