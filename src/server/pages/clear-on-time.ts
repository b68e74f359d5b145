import type { Log } from '../../platform/log.ts';
import type { AnswerCache } from './answer-cache.ts';

interface ClearOnTime {
  caches: readonly Pick<AnswerCache, 'clearAt'>[];
  /** The next moment after `since` at which public pages change by themselves. */
  nextChange(since: Date): Promise<Date | null>;
  log: Log;
}

/** Time until a failed question is asked again. */
const RETRY_MS = 60_000;

/**
 * Clears caches at the moments at which pages change by themselves, such as the time of a scheduled post.
 * @returns a function that looks for the next moment again, to be called when posts or events have changed
 */
export function clearOnTime({ caches, nextChange, log }: ClearOnTime): () => Promise<void> {
  let asked = 0;
  const look = async (): Promise<void> => {
    const number = (asked += 1);
    // A moment that passes while the database answers is found too, and is then already over.
    const since = new Date();
    const next = await nextChange(since).catch((error: unknown) => {
      log.error({ component: 'pages', error }, 'The next scheduled change could not be read');
      return new Date(since.getTime() + RETRY_MS);
    });
    if (next === null || number !== asked) return;
    // Whichever cache notices first asks for all of them.
    let passed = false;
    const lookAgain = () => {
      if (passed) return;
      passed = true;
      void look();
    };
    for (const cache of caches) cache.clearAt(next, lookAgain);
  };
  return look;
}
