import type { Transaction } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { CampusForm } from '../../contract/forms/campus.ts';
import type { Database } from '../../platform/database/schema.ts';
import { cityFault } from '../catalogue/city-fault.ts';
import { Faults } from '../catalogue/faults.ts';
import { fold } from '../search/terms.ts';

type Checked = Pick<CampusForm, 'campus_location' | 'university_id' | 'city_id'>;

/** What only the database knows of a campus. @param known the campus as it is; null: a new one */
export async function checkCampus(
  trx: Transaction<Database>,
  known: { id: number; university_id: number } | null,
  form: Checked,
): Promise<Result<never> | undefined> {
  const faults = new Faults();
  if (known && known.university_id !== form.university_id) {
    // Courses are taught at it: they would be taught at another university then.
    faults.add(
      'university_id',
      'A campus stays at its university. Withdraw it, and add one at the other university.',
    );
    return faults.failure();
  }
  const universities = trx
    .selectFrom('universities')
    .select('country_id')
    .where('id', '=', form.university_id);
  const university = await universities.executeTakeFirst();
  if (!university) {
    faults.add('university_id', 'This university does not exist. Choose another.');
    return faults.failure();
  }
  await checkCity(trx, form, university.country_id, faults);
  const others = trx.selectFrom('campuses').select(['id', 'campus_location']);
  const twins = others.where('university_id', '=', form.university_id).where('withdrawn', '=', false);
  const name = fold(form.campus_location);
  const twin = (await twins.execute()).find(
    ({ id, campus_location }) => id !== known?.id && fold(campus_location) === name,
  );
  if (twin) {
    const message = `This university has a campus of this name already: number ${twin.id}. Edit that one, or change the name.`;
    faults.add('campus_location', message);
  }
  return faults.failure();
}

async function checkCity(
  trx: Transaction<Database>,
  { city_id }: Checked,
  country: number,
  faults: Faults,
): Promise<void> {
  if (city_id === null) return;
  const cities = trx.selectFrom('cities').select(['city_name', 'country_id', 'hidden']);
  const city = await cities.where('id', '=', city_id).executeTakeFirst();
  const wrong = cityFault(city, country);
  if (wrong !== undefined) faults.add('city_id', wrong);
}
