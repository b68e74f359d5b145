import type { AnswerCache } from './answer-cache.ts';

/**
 * Removes expired answers from a cache at intervals, also when nobody asks: a look-up removes only the answer that it
 * finds, so those of the last busy hour would keep their memory. @returns stops it
 */
export function forgetExpired(cache: Pick<AnswerCache, 'forgetPast'>, everyMs: number): () => void {
  const timer = setInterval(() => cache.forgetPast(), everyMs).unref();
  return () => clearInterval(timer);
}
