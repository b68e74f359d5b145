import type { Kysely } from 'kysely';
import type { Country } from '../../contract/countries.ts';
import type { Interest, Specialization } from '../../contract/courses.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';

/**
 * The search form has at most a few hundred choices of each kind, so they are read completely and sorted here. That
 * way names sort the same whatever the database's locale.
 */
const byName = new Intl.Collator('en').compare;

/** Countries in the order set by staff, then by name. @returns invalid_page. */
export async function listCountries(db: Kysely<Database>, query: PageQuery): Promise<Result<Page<Country>>> {
  const rows = await db
    .selectFrom('countries')
    .select(['id', 'country_name', 'iso2', 'position'])
    .where('hidden', '=', false)
    .execute();
  const countries = rows
    .sort((a, b) => a.position - b.position || byName(a.country_name, b.country_name))
    .map(({ position: _position, ...country }): Country => country);
  return partOf(countries, query);
}

/** Qualification levels offered to students, in the order set by staff. @returns invalid_page. */
export async function listInterests(db: Kysely<Database>, query: PageQuery): Promise<Result<Page<Interest>>> {
  const interests = await db
    .selectFrom('interests')
    .select(['id', 'interest_name'])
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return partOf(interests, query);
}

/** Programs of interest by name. @returns invalid_page. */
export async function listSpecializations(
  db: Kysely<Database>,
  query: PageQuery,
): Promise<Result<Page<Specialization>>> {
  const rows = await db
    .selectFrom('specializations')
    .select(['id', 'specialization_name'])
    .where('hidden', '=', false)
    .execute();
  const specializations = rows.sort((a, b) => byName(a.specialization_name, b.specialization_name));
  return partOf(specializations, query);
}

/** The requested page of a list that was read completely. */
function partOf<T>(all: T[], query: PageQuery): Result<Page<T>> {
  const window = pageWindow(query, all.length);
  if (!window.ok) return window;
  const { offset, limit } = window.value;
  return ok(pageOf(all.slice(offset, offset + limit), window.value));
}
