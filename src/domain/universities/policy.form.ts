import type { Transaction } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { UniversityForm } from '../../contract/forms/university.ts';
import type { Database } from '../../platform/database/schema.ts';
import { cityFault } from '../catalogue/city-fault.ts';
import { Faults } from '../catalogue/faults.ts';
import { fold } from '../search/terms.ts';

type Checked = Pick<UniversityForm, 'university_name' | 'country_id' | 'city_id' | 'campuses'>;

/** What only the database knows of a university: whether its places exist, and whether it is there already. */
export async function checkUniversity(
  trx: Transaction<Database>,
  id: number | null,
  form: Checked,
  changed: readonly string[],
): Promise<Result<never> | undefined> {
  const faults = new Faults();
  const touches = (...fields: string[]) => fields.some((field) => changed.includes(field));
  if (touches('country_id')) await checkCountry(trx, form, faults);
  if (touches('country_id', 'city_id', 'campuses')) await checkCities(trx, form, faults);
  if (touches('university_name', 'country_id')) await checkTwin(trx, id, form, faults);
  return faults.failure();
}

async function checkCountry(trx: Transaction<Database>, { country_id: id }: Checked, faults: Faults) {
  const query = trx.selectFrom('countries').select(['country_name as name', 'hidden']).where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (!found) faults.add('country_id', 'This country does not exist. Choose another.');
  else if (found.hidden) {
    faults.add('country_id', `“${found.name}” is withdrawn. Choose another, or publish it first.`);
  }
}

async function checkCities(trx: Transaction<Database>, form: Checked, faults: Faults) {
  const named = [
    { at: 'city_id', id: form.city_id },
    ...form.campuses.map(({ city_id }, at) => ({ at: `campuses.${at}.city_id`, id: city_id })),
  ];
  const ids = named.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const cities = trx.selectFrom('cities').select(['id', 'city_name', 'country_id', 'hidden']);
  const rows = await cities.where('id', 'in', ids).execute();
  for (const { at, id } of named) {
    if (id === null) continue;
    const city = rows.find((row) => row.id === id);
    const wrong = cityFault(city, form.country_id);
    if (wrong !== undefined) faults.add(at, wrong);
  }
}

async function checkTwin(trx: Transaction<Database>, id: number | null, form: Checked, faults: Faults) {
  const twin = await trx
    .selectFrom('universities as u')
    .leftJoin('cities as t', 't.id', 'u.city_id')
    .select(['u.id', 't.city_name'])
    .where('u.name_key', '=', fold(form.university_name))
    .where('u.country_id', '=', form.country_id)
    .where('u.status', '<>', 'withdrawn')
    .where('u.id', '<>', id ?? 0)
    .executeTakeFirst();
  if (!twin) return;
  const where = twin.city_name ? ` in ${twin.city_name}` : '';
  const message = `This country has a university of this name already${where}: number ${twin.id}. Edit that one, or change the name.`;
  faults.add('university_name', message);
}
