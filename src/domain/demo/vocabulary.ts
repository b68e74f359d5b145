import type { Insertable, Kysely } from 'kysely';
import {
  DESTINATIONS,
  FIELDS,
  germany,
  LEVELS,
  SAMPLE_RATE_DATE,
  SAMPLE_RATE_SOURCE,
  SAMPLE_RATES,
} from '../../../db/demo/index.ts';
import type { DemoCountry, DemoUniversity } from '../../../db/demo/types.ts';
import type { Database } from '../../platform/database/schema.ts';
import { fold } from '../search/terms.ts';

/** Rows that real courses use too: countries, cities, levels, fields, rates. Existing ones are reused unchanged. */

export type Ids = ReadonlyMap<string, number>;

interface Placed {
  country: DemoCountry;
  university: DemoUniversity;
}

/** Stays below PostgreSQL's 65,535 parameters per statement for every table here. */
const ROWS_A_STATEMENT = 1000;

/** Existing rows are left unchanged. */
export async function insertAll<Table extends keyof Database>(
  trx: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function writeVocabulary(
  trx: Kysely<Database>,
): Promise<{ countries: Ids; interests: Ids; fields: Ids }> {
  const countries = [...DESTINATIONS, germany].map(({ country_name, iso2, currency, position }) => ({
    country_name,
    iso2,
    currency,
    position,
  }));
  await insertAll(trx, 'countries', countries);
  const interests = Object.values(LEVELS).map(({ name, position }) => ({ interest_name: name, position }));
  await insertAll(trx, 'interests', interests);
  await insertAll(
    trx,
    'specializations',
    Object.values(FIELDS).map((specialization_name) => ({ specialization_name })),
  );
  const rates = Object.entries(SAMPLE_RATES).map(([currency, npr]) => ({
    currency,
    npr,
    as_of: SAMPLE_RATE_DATE,
    source: SAMPLE_RATE_SOURCE,
  }));
  await insertAll(trx, 'exchange_rates', rates);
  const found = {
    countries: await trx.selectFrom('countries').select(['id', 'iso2 as key']).execute(),
    interests: await trx.selectFrom('interests').select(['id', 'interest_name as key']).execute(),
    fields: await trx.selectFrom('specializations').select(['id', 'specialization_name as key']).execute(),
  };
  const byKey = (rows: { id: number; key: string }[]): Ids => new Map(rows.map(({ id, key }) => [key, id]));
  return {
    countries: byKey(found.countries),
    interests: byKey(found.interests),
    fields: byKey(found.fields),
  };
}

export const cityKey = (countryId: number, place: string) => `${countryId} ${place}`;

/** 'Boise, Idaho' is a city and its state. */
export async function writeCities(
  trx: Kysely<Database>,
  catalogue: readonly Placed[],
  countries: Ids,
): Promise<Ids> {
  const wanted = new Map<
    string,
    { country_id: number; city_name: string; state: string; name_key: string }
  >();
  for (const { country, university } of catalogue) {
    const country_id = countries.get(country.iso2)!;
    for (const place of [university.city, ...university.campuses.map(({ city }) => city)]) {
      if (!place) continue;
      const [city_name = place, state = ''] = place.split(', ');
      wanted.set(cityKey(country_id, place), { country_id, city_name, state, name_key: fold(city_name) });
    }
  }
  await insertAll(trx, 'cities', [...wanted.values()]);
  const rows = await trx.selectFrom('cities').select(['id', 'country_id', 'state', 'name_key']).execute();
  const exact = (city: { country_id: number; state: string; name_key: string }) =>
    `${city.country_id} ${city.state} ${city.name_key}`;
  const ids = new Map(rows.map((row) => [exact(row), row.id]));
  return new Map([...wanted].map(([key, city]) => [key, ids.get(exact(city))!]));
}
