import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/schema.ts';

/** How many answers of each kind are kept at most. */
const MOST = {
  'catalogue names': 1,
  choices: 200,
  'lists of choices': 200,
  'search texts': 200,
  'words together': 200,
} as const;
export type KeptKind = keyof typeof MOST;

/** Longer keys are longer than anything students ask, and their answers would take much memory. */
const LONGEST_KEY = 150;
/** Milliseconds. Most changes are announced at once; long ones that are written in parts, such as an import, at their end. */
const MAX_AGE = 60_000;

type Answers = LRUCache<string, object>;

const kept = new WeakMap<Kysely<Database>, Map<KeptKind, Answers>>();

/**
 * From now on small reads of this database that every search makes are kept for a minute (keptRead). For a process that is
 * told of changes of the catalogue (announce.ts).
 * @returns `forget` is to be called after each change
 */
export function keepReads(db: Kysely<Database>): { forget(): void } {
  const reads = new Map<KeptKind, Answers>();
  kept.set(db, reads);
  return { forget: () => reads.clear() };
}

/**
 * What `read` has read for this key since the last change; without keepReads, and in a transaction, it is read each time. A
 * kept answer is for many readers, so none may change it.
 */
export async function keptRead<Value extends object>(
  db: Kysely<Database>,
  kind: KeptKind,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const reads = kept.get(db);
  if (!reads || key.length > LONGEST_KEY) return read();
  const answers = reads.get(kind) ?? new LRUCache({ max: MOST[kind], ttl: MAX_AGE, ttlResolution: 0 });
  reads.set(kind, answers);
  const known = answers.get(key);
  if (known !== undefined) return known as Value;
  // Kept when it has been read: others do not wait for a connection that has gone silent.
  const value = await read();
  // `forget` has dropped these answers if something changed meanwhile.
  if (reads.get(kind) === answers) answers.set(key, value);
  return value;
}
