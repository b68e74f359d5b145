import type { AnswerCache } from './answer-cache.ts';

/**
 * Removes expired answers from caches at intervals, also when nobody asks: a look-up removes only the answer that it finds, so
 * those of the last busy hour would keep their memory. @returns stops it
 */
export function forgetExpired(
  caches: readonly Pick<AnswerCache, 'forgetPast'>[],
  everyMs: number,
): () => void {
  const timer = setInterval(() => {
    for (const cache of caches) cache.forgetPast();
  }, everyMs).unref();
  return () => clearInterval(timer);
}
