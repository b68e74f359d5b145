import { fold } from '../search/terms.ts';
import { insertRows } from './bulk.ts';
import { bestSpelling } from './city-name.ts';
import { countryByCode } from './country-names.ts';
import type { CityRef } from './records.ts';
import type { Writing } from './writing.ts';

interface CityRow {
  id: number;
  country_id: number;
  city_name: string;
  state: string;
  name_key: string;
}

const CITY_COLUMNS = { country_id: 'int', city_name: 'text', state: 'text', name_key: 'text' };
const keyOf = (country: number, state: string, nameKey: string) => `${country}\n${state}\n${nameKey}`;

/** Countries and cities of a run by the names that the source uses. The key of a city is (country, state, name). */
export class Places {
  readonly #writing: Writing;
  readonly #countries = new Map<string, number>();
  readonly #cities = new Map<string, CityRow>();
  readonly #cityLabels = new Map<number, string>();

  private constructor(writing: Writing) {
    this.#writing = writing;
  }

  static async load(writing: Writing): Promise<Places> {
    const { trx } = writing;
    const places = new Places(writing);
    for (const { id, iso2 } of await trx.selectFrom('countries').select(['id', 'iso2']).execute()) {
      places.#countries.set(iso2, id);
    }
    for (const row of await trx.selectFrom('cities').selectAll().execute()) places.#remember(row);
    return places;
  }

  #remember(row: CityRow): void {
    this.#cities.set(keyOf(row.country_id, row.state, row.name_key), row);
    this.#cityLabels.set(row.id, row.state ? `${row.city_name}, ${row.state}` : row.city_name);
  }

  /** The id of a country by ISO code; inserts the country if the catalogue lacks it. */
  async country(iso2: string): Promise<number> {
    const known = this.#countries.get(iso2);
    if (known !== undefined) return known;
    const country = countryByCode(iso2);
    if (!country) throw new Error(`Unknown country ${iso2}`);
    const values = { country_name: country.name, iso2, currency: country.currency };
    const { id } = await this.#writing.trx
      .insertInto('countries')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#countries.set(iso2, id);
    return id;
  }

  /** Inserts unknown cities, each in the best of its spellings. */
  async ensureCities(refs: readonly { country: number; city: CityRef }[]): Promise<void> {
    const missing = new Map<
      string,
      { country: number; state: string; key: string; spellings: Map<string, number> }
    >();
    for (const { country, city } of refs) {
      const key = fold(city.name);
      const id = keyOf(country, city.state, key);
      if (this.#cities.has(id)) continue;
      const entry = missing.get(id) ?? {
        country,
        state: city.state,
        key,
        spellings: new Map<string, number>(),
      };
      entry.spellings.set(city.name, (entry.spellings.get(city.name) ?? 0) + 1);
      missing.set(id, entry);
    }
    const rows = [...missing.values()].map(({ country, state, key, spellings }) => ({
      country_id: country,
      city_name: bestSpelling(spellings),
      state,
      name_key: key,
    }));
    const columns = ['id', ...Object.keys(CITY_COLUMNS)];
    const made = await insertRows<CityRow>(this.#writing.trx, 'cities', CITY_COLUMNS, rows, columns);
    for (const row of made) this.#remember(row);
  }

  city(country: number, city: CityRef | null): number | null {
    return city && (this.#cities.get(keyOf(country, city.state, fold(city.name)))?.id ?? null);
  }

  cityLabel(id: number): string {
    return this.#cityLabels.get(id) ?? String(id);
  }
}
