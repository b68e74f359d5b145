import type { Kysely } from 'kysely';
import { offeredFilters, type CourseFilter, type OfferedFilter } from '../../contract/course-filters.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Choices } from '../choices.ts';
import { FILTER_COLUMNS } from './filters.ts';

/** In a large catalogue the matches of a search are counted up to this many. */
export const MOST_COUNTED = 10_000;
/** In a catalogue of up to this many courses every match is counted: this takes 20 ms at most (docs/performance.md). */
const LARGE_CATALOGUE = 100_000;

/** A catalogue is not asked again before. Until then a search counts too much, or less than it could: never wrong. */
const KNOWN_MS = 60_000;

interface Size {
  courses: number;
  /** Courses with each value of a filter. */
  having: ReadonlyMap<string, number>;
}

const known = new WeakMap<Kysely<Database>, { size: Promise<Size>; until: number }>();

/** Adding up the counts for each search was a sixth of one for a text on PGlite. */
function sizeOf(db: Kysely<Database>): Promise<Size> {
  const now = performance.now();
  const last = known.get(db);
  if (last && now < last.until) return last.size;
  const size = readSize(db);
  known.set(db, { size, until: now + KNOWN_MS });
  size.catch(() => known.delete(db));
  return size;
}

async function readSize(db: Kysely<Database>): Promise<Size> {
  const rows = await db.selectFrom('course_counts').selectAll().execute();
  const having = new Map<string, number>();
  for (const row of rows) {
    for (const name of offeredFilters) {
      const value = `${name} ${row[FILTER_COLUMNS[name].column]}`;
      having.set(value, (having.get(value) ?? 0) + row.courses);
    }
  }
  return { courses: rows.reduce((sum, { courses }) => sum + courses, 0), having };
}

/** What a search needs to know of a large catalogue. */
export interface LargeCatalogue {
  /** The filters that all but 10,000 of its courses pass: at most so many rows are read in vain for each. */
  wide: readonly CourseFilter[];
}

/** @returns null if the catalogue is not large */
export async function largeCatalogue(db: Kysely<Database>, filters: Choices): Promise<LargeCatalogue | null> {
  const { courses, having } = await sizeOf(db);
  if (courses <= LARGE_CATALOGUE) return null;
  const passing = (name: OfferedFilter) =>
    filters[name].reduce((sum, id) => sum + (having.get(`${name} ${id}`) ?? 0), 0);
  return { wide: offeredFilters.filter((name) => passing(name) >= courses - MOST_COUNTED) };
}
