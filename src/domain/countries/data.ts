import type { Kysely } from 'kysely';
import type { Country } from '../../contract/countries.ts';
import type { Interest, Specialization } from '../../contract/courses.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Paged, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';

interface Context {
  publicOrigin: string;
}

/**
 * The choices of the search form are at most a few hundred rows each, so they are read whole and ordered here:
 * names sort the same whatever the database's locale.
 */
const byName = new Intl.Collator('en').compare;

/** Countries in the order staff gave them, then by name. @returns invalid_page. */
export async function listCountries(
  db: Kysely<Database>,
  query: PageQuery,
  { publicOrigin }: Context,
): Promise<Result<Paged<Country>>> {
  const rows = await db.selectFrom('countries').select(['id', 'country_name', 'iso2', 'position']).execute();
  const countries = rows
    .sort((a, b) => a.position - b.position || byName(a.country_name, b.country_name))
    .map(({ position: _position, ...country }): Country => country);
  return pageFrom(countries, { publicOrigin, path: '/api/app/country-list/', query });
}

/** Qualification levels offered to students, in the order staff gave them. @returns invalid_page. */
export async function listInterests(
  db: Kysely<Database>,
  query: PageQuery,
  { publicOrigin }: Context,
): Promise<Result<Paged<Interest>>> {
  const interests = await db
    .selectFrom('interests')
    .select(['id', 'interest_name'])
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return pageFrom(interests, { publicOrigin, path: '/api/app/interest-list/', query });
}

/** Programs of interest by name. @returns invalid_page. */
export async function listSpecializations(
  db: Kysely<Database>,
  query: PageQuery,
  { publicOrigin }: Context,
): Promise<Result<Paged<Specialization>>> {
  const rows = await db.selectFrom('specializations').select(['id', 'specialization_name']).execute();
  const specializations = rows.sort((a, b) => byName(a.specialization_name, b.specialization_name));
  return pageFrom(specializations, { publicOrigin, path: '/api/app/specialization-list/', query });
}

function pageFrom<T>(all: T[], address: Parameters<typeof pageOf>[2]): Result<Paged<T>> {
  const window = pageWindow(address.query, all.length);
  if (!window.ok) return window;
  const { offset, limit } = window.value;
  return ok(pageOf(all.slice(offset, offset + limit), window.value, address));
}
