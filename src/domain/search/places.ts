import { sql, type Kysely } from 'kysely';
import type { readRanked } from '../../contract/course-limits.ts';
import { idOf } from '../../contract/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Limit } from './limit.ts';
import { anyMark } from './marks.ts';
import { fold } from './terms.ts';

/** Limits whose values are rows of the catalogue. */

export interface Found {
  /** The first value that does not exist. */
  unknown?: string | undefined;
  /** Unset without values. */
  limit?: Limit;
}

const firstUnknown = (values: readonly string[], known: (value: string) => boolean): string | undefined =>
  values.find((value) => !known(value));

/** Courses in any of these cities, named by id or name. Several cities may have one name. */
export async function cityMarks(db: Kysely<Database>, values: readonly string[]): Promise<Found> {
  if (values.length === 0) return {};
  const ids = values.flatMap((value) => idOf(value) ?? []);
  const { rows } = await sql<{ id: number; name_key: string }>`
    select id, name_key from cities
    where id = any(${ids}::int[]) or name_key = any(${values.map(fold)}::text[])`.execute(db);
  const known = new Set(rows.flatMap(({ id, name_key }) => [String(id), name_key]));
  return {
    unknown: firstUnknown(values, (value) => known.has(value) || known.has(fold(value))),
    limit: { mark: anyMark(rows.map(({ id }) => `#y${id}`)) },
  };
}

/** Courses in any of these states: 'NSW' of any country, 'AU-NSW' of Australia. */
export async function stateMarks(db: Kysely<Database>, values: readonly string[]): Promise<Found> {
  if (values.length === 0) return {};
  const { rows } = await sql<{ iso2: string; state: string }>`
    select distinct n.iso2, left(y.state, 100) as state from cities y join countries n on n.id = y.country_id
    where y.state <> ''`.execute(db);
  const sought = new Set(values.map(fold));
  const names = ({ iso2, state }: (typeof rows)[number]) => [fold(state), fold(`${iso2} ${state}`)];
  const found = rows.filter((row) => names(row).some((name) => sought.has(name)));
  const known = new Set(found.flatMap(names));
  return {
    unknown: firstUnknown(values, (value) => known.has(fold(value))),
    limit: { mark: anyMark(found.map(({ iso2, state }) => `#t${iso2}-${state}`)) },
  };
}

/** Courses of universities with such a rank in the newest year of a ranking. */
export async function rankedUniversities(
  db: Kysely<Database>,
  asked: readonly ReturnType<typeof readRanked>[],
): Promise<Found> {
  const [ranked] = asked;
  if (!ranked) return {};
  const { source, most } = ranked;
  if (source && !(await isRanking(db, source))) return { unknown: source };
  const { rows } = await sql<{ university_id: number }>`
    select distinct r.university_id from (
      select distinct on (university_id, rank_source) university_id, rank_number from rankings
      where ${source ? sql`lower(rank_source) = ${source.toLowerCase()}` : sql`true`}
      order by university_id, rank_source, rank_year desc nulls last) r
    where ${most === undefined ? sql`true` : sql`r.rank_number <= ${most}`}`.execute(db);
  const ids = rows.map(({ university_id }) => university_id);
  return { limit: { holds: sql`h.university_id = any(${ids}::int[])` } };
}

async function isRanking(db: Kysely<Database>, source: string): Promise<boolean> {
  const { rows } = await sql`
    select from rankings where lower(rank_source) = ${source.toLowerCase()} limit 1`.execute(db);
  return rows.length > 0;
}
