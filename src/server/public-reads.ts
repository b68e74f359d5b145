import type { PublicReads } from '../contract/public-reads.ts';
import type { PageQuery } from '../contract/paging.ts';
import type { Log } from '../platform/log.ts';

type Read = keyof PublicReads;
type AnyCall = (...args: never[]) => Promise<unknown>;

/** Wraps each read; the wrapper keeps its arguments and answer. */
function wrapped(reads: PublicReads, wrap: (name: Read, call: AnyCall) => AnyCall): PublicReads {
  const entries = Object.entries(reads) as [Read, AnyCall][];
  return Object.fromEntries(
    entries.map(([name, call]) => [name, wrap(name, call)]),
  ) as unknown as PublicReads;
}

/** Tells of each call that fails. The failure itself goes on. */
export function watchFailures(reads: PublicReads, failed: (name: Read, error: unknown) => void): PublicReads {
  return wrapped(reads, (name, call) => async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      failed(name, error);
      throw error;
    }
  });
}

/** Logs what fails, so that a page only has to say so to its visitor. */
export const reportFailures = (reads: PublicReads, log: Log): PublicReads =>
  watchFailures(reads, (name, error) => log.error({ component: `reads.${name}`, error }, 'Reading failed'));

const CHOICES: ReadonlySet<Read> = new Set(['interests', 'specializations', 'countries']);

/**
 * Keeps the short lists that every search page offers as choices, until `forget` is called: when the catalogue changes.
 * Only what our own pages ask is kept; a client's parameters (`params`) stand in its links.
 */
export function rememberChoices(reads: PublicReads): { reads: PublicReads; forget(): void } {
  const kept = new Map<string, Promise<unknown>>();
  const remembering = wrapped(reads, (name, call) => {
    if (!CHOICES.has(name)) return call;
    return (...args) => {
      const { page = '1', records = '', params } = (args as unknown as [PageQuery])[0];
      if (params) return call(...args);
      const key = `${name} ${page} ${records}`;
      const known = kept.get(key);
      if (known) return known;
      const asked = call(...args);
      // The keys are those of our own pages, so there are few; a failure is not kept.
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    };
  });
  return { reads: remembering, forget: () => kept.clear() };
}
