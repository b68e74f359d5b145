import type { Kysely } from 'kysely';
import type { FilterQuery } from '../contract/course-filters.ts';
import { nepalDate } from '../contract/nepal-time.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import type { PageQuery } from '../contract/paging.ts';
import { keptRead } from '../domain/kept-reads.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Log } from '../platform/log.ts';

type Read = keyof PublicReads;
type AnyCall = (...args: never[]) => Promise<unknown>;

/** Wraps each read in a function with the same arguments and result. */
function wrapped(reads: PublicReads, wrap: (name: Read, call: AnyCall) => AnyCall): PublicReads {
  const entries = Object.entries(reads) as [Read, AnyCall][];
  return Object.fromEntries(
    entries.map(([name, call]) => [name, wrap(name, call)]),
  ) as unknown as PublicReads;
}

/** Calls `failed` for each read that rejects, then rejects with the same error. */
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

/** Logs failed reads, so that a page only has to tell its visitor. */
export const reportFailures = (reads: PublicReads, log: Log): PublicReads =>
  watchFailures(reads, (name, error) => log.error({ component: `reads.${name}`, error }, 'Reading failed'));

/** Makes one read after another, for reads over one connection. */
export function readInTurn(reads: PublicReads): PublicReads {
  let last: Promise<unknown> = Promise.resolve();
  return wrapped(reads, (_name, call) => (...args) => {
    const asked = last.then(() => call(...args));
    last = asked.catch(() => {});
    return asked;
  });
}

type Asked = PageQuery & FilterQuery<'country'>;

/** The choices that every search page offers, each with what the answer depends on besides the catalogue. */
const CHOICES: Partial<Record<Read, (asked: Asked) => string>> = {
  interests: pageOf,
  specializations: pageOf,
  countries: pageOf,
  // Intakes of past months are left out.
  courseLimits: ({ country = [] }) =>
    `${[...country].sort().join(' ')} in ${nepalDate(Date.now()).slice(0, 7)}`,
};

function pageOf({ page = '1', records = '' }: Asked): string {
  return `${page} ${records}`;
}

/**
 * Keeps the short lists of choices that every search page offers (kept-reads.ts). For our own pages only, which use few page
 * sizes: an API client could ask for any number of different ones.
 */
export const keepChoices = (reads: PublicReads, db: Kysely<Database>): PublicReads =>
  wrapped(reads, (name, call) => {
    const dependsOn = CHOICES[name];
    if (!dependsOn) return call;
    return (...args) => {
      const key = `${name} ${dependsOn((args as unknown as [Asked])[0])}`;
      return keptRead(db, 'lists of choices', key, () => call(...args) as Promise<object>);
    };
  });
