import { sql, type Kysely } from 'kysely';
import type { OfferedFilter } from '../../../contract/course-filters.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { keptRead } from '../../kept-reads.ts';
import { matchesAny } from './patterns.ts';

/** A value of a filter with its name; of a country its ISO code. */
export interface CatalogueName {
  filter: OfferedFilter;
  id: number;
  name: string;
}

/** Levels, fields, countries and rates of the catalogue, which the meanings of words are looked up in. */
export interface CatalogueNames {
  rows: readonly CatalogueName[];
  /** Rupees for one unit of a currency. */
  rates: ReadonlyMap<string, number>;
}

interface Row {
  filter: OfferedFilter | 'rate';
  id: number;
  name: string;
  npr: number | null;
}

/** Some sixty rows, of which texts with a word of the table need some. Countries by their ISO code. */
export const readCatalogueNames = (db: Kysely<Database>): Promise<CatalogueNames> =>
  keptRead(db, 'catalogue names', '', () => readNames(db));

async function readNames(db: Kysely<Database>): Promise<CatalogueNames> {
  const { rows } = await sql<Row>`
    select 'interest' as filter, id, interest_name as name, null::float8 as npr from interests where not hidden
    union all select 'specialization', id, specialization_name, null from specializations
    union all select 'country', id, iso2, null from countries
    union all select 'rate', 0, currency, npr::float8 from exchange_rates`.execute(db);
  return {
    rows: rows.filter((row): row is Row & { filter: OfferedFilter } => row.filter !== 'rate'),
    rates: new Map(rows.filter(({ filter }) => filter === 'rate').map(({ name, npr }) => [name, npr ?? 0])),
  };
}

/** The levels or fields whose names have the words of one of the patterns. */
export const namesOf = (
  { rows }: CatalogueNames,
  filter: OfferedFilter,
  patterns: readonly string[] = [],
): CatalogueName[] => rows.filter((row) => row.filter === filter && matchesAny(row.name, patterns));

/** Ids of a country: one, or none if the catalogue does not have it. */
export const idsOfCountry = ({ rows }: CatalogueNames, iso2: string): number[] =>
  rows
    .filter((row) => row.filter === 'country' && row.name.trim().toUpperCase() === iso2)
    .map(({ id }) => id);
