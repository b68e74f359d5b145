import { sql } from 'kysely';
import { ok } from '../../../contract/errors.ts';
import type { CityForm, CountryForm, FieldForm, LevelForm } from '../../../contract/forms/places.ts';
import { fold } from '../../search/terms.ts';
import { fault } from '../faults.ts';
import { editableChoice } from './editable-choice.ts';

/** Names are the same whatever their case and accents, because imports find them that way. */
const twinOf = (rows: readonly { id: number; name: string }[], id: number, name: string) =>
  rows.find((row) => row.id !== id && fold(row.name) === fold(name));

export const countries = editableChoice<CountryForm>({
  kind: 'country',
  table: 'countries',
  columns: ['country_name', 'iso2', 'currency', 'position'],
  title: ({ country_name }) => country_name,
  async check(trx, id, form) {
    const rows = await trx.selectFrom('countries').select(['id', 'country_name as name', 'iso2']).execute();
    const twin = twinOf(rows, id, form.country_name);
    if (twin) return fault('country_name', `“${twin.name}” is in the list already.`);
    const sameCode = rows.find((row) => row.id !== id && row.iso2 === form.iso2);
    return sameCode ? fault('iso2', `${sameCode.name} has this code.`) : ok(undefined);
  },
  courses: (id) => sql`select c.id from courses c join universities u on u.id = c.university_id
    where u.country_id = ${id}`,
});

export const cities = editableChoice<CityForm>({
  kind: 'city',
  table: 'cities',
  columns: ['city_name', 'country_id', 'state'],
  title: ({ city_name, state }) => (state ? `${city_name}, ${state}` : city_name),
  derived: ({ city_name }) => ({ name_key: fold(city_name) }),
  async check(trx, id, form, before) {
    const country = trx.selectFrom('countries').select('id').where('id', '=', form.country_id);
    if (!(await country.executeTakeFirst())) return fault('country_id', 'This country does not exist.');
    if (before && before.country_id !== form.country_id) {
      const used = await sql<{ used: boolean }>`select exists (select from universities where city_id = ${id})
        or exists (select from campuses where city_id = ${id}) as used`.execute(trx);
      if (used.rows[0]?.used) {
        return fault(
          'country_id',
          'Universities or campuses are in this city, so that it stays in its country.',
        );
      }
    }
    const twin = await trx
      .selectFrom('cities')
      .select('city_name')
      .where('country_id', '=', form.country_id)
      .where('state', '=', form.state)
      .where('name_key', '=', fold(form.city_name))
      .where('id', '<>', id)
      .executeTakeFirst();
    return twin ? fault('city_name', `“${twin.city_name}” is in the list already.`) : ok(undefined);
  },
  courses: (
    id,
  ) => sql`select c.id from courses c join universities u on u.id = c.university_id where u.city_id = ${id}
    union select x.course_id from course_campuses x join campuses k on k.id = x.campus_id where k.city_id = ${id}`,
});

export const levels = editableChoice<LevelForm>({
  kind: 'level',
  table: 'interests',
  columns: ['interest_name', 'position'],
  title: ({ interest_name }) => interest_name,
  async check(trx, id, form) {
    const rows = await trx.selectFrom('interests').select(['id', 'interest_name as name']).execute();
    const twin = twinOf(rows, id, form.interest_name);
    return twin ? fault('interest_name', `“${twin.name}” is in the list already.`) : ok(undefined);
  },
  courses: (id) => sql`select id from courses where interest_id = ${id}`,
  hidesUses: true,
});

export const fields = editableChoice<FieldForm>({
  kind: 'field',
  table: 'specializations',
  columns: ['specialization_name'],
  title: ({ specialization_name }) => specialization_name,
  async check(trx, id, form) {
    const rows = await trx
      .selectFrom('specializations')
      .select(['id', 'specialization_name as name'])
      .execute();
    const twin = twinOf(rows, id, form.specialization_name);
    return twin ? fault('specialization_name', `“${twin.name}” is in the list already.`) : ok(undefined);
  },
  courses: (id) => sql`select id from courses where specialization_id = ${id}`,
});
