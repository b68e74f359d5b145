import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** In a large catalogue the matches of a search are counted up to this many. */
export const MOST_COUNTED = 10_000;
/** In a catalogue of up to this many courses every match is counted: this takes 20 ms at most (docs/performance.md). */
const LARGE_CATALOGUE = 100_000;

/** Up to how many matches searches are counted in this catalogue; Infinity in one that is not large. */
export async function exactUpTo(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ courses: number }>`
    select coalesce(sum(courses), 0)::int as courses from course_counts`.execute(db);
  return (rows[0]?.courses ?? 0) > LARGE_CATALOGUE ? MOST_COUNTED : Infinity;
}
