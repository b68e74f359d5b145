import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const pool = Buffer.alloc(8 * 512);
let next = pool.length;

/** The id of a request, which is also the reference that a visitor is told: contract/reference.ts. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  let id = '';
  for (let at = 0; at < 8; at += 1) id += (at === 4 ? '-' : '') + SIGNS[pool[next + at]! & 31]!;
  next += 8;
  return id;
}

const ids = new AsyncLocalStorage<string | undefined>();

/** Runs `work`; inside it and everything it awaits, `currentRequestId` returns `id`. */
export const withRequestId = <T>(id: string | undefined, work: () => T): T => ids.run(id, work);

/** The id of the current request; undefined in jobs, at start-up and for answers from the cache. */
export const currentRequestId = (): string | undefined => ids.getStore();
