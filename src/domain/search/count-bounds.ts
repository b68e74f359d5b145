import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** In a large catalogue the matches of a search are counted up to this many. */
export const MOST_COUNTED = 10_000;
/** In a catalogue of up to this many courses every match is counted: this takes 20 ms at most (docs/performance.md). */
const LARGE_CATALOGUE = 100_000;

/** A catalogue is not asked again before. Until then a search counts too much, or less than it could: never wrong. */
const KNOWN_MS = 60_000;

const known = new WeakMap<Kysely<Database>, { upTo: Promise<number>; until: number }>();

/**
 * Up to how many matches searches are counted in this catalogue; Infinity in one that is not large. Adding up the counts was a sixth
 * of a search for a text on PGlite.
 */
export function exactUpTo(db: Kysely<Database>): Promise<number> {
  const now = performance.now();
  const last = known.get(db);
  if (last && now < last.until) return last.upTo;
  const upTo = readBound(db);
  known.set(db, { upTo, until: now + KNOWN_MS });
  upTo.catch(() => known.delete(db));
  return upTo;
}

async function readBound(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ courses: number }>`
    select coalesce(sum(courses), 0)::int as courses from course_counts`.execute(db);
  return (rows[0]?.courses ?? 0) > LARGE_CATALOGUE ? MOST_COUNTED : Infinity;
}
