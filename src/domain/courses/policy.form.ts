import type { Transaction } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { CourseForm } from '../../contract/forms/course.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Faults } from '../catalogue/faults.ts';
import { fold } from '../search/terms.ts';

/** What is compared with the database. */
type Checked = Pick<
  CourseForm,
  'course_name' | 'university_id' | 'interest_id' | 'specialization_id' | 'duration_weeks' | 'campuses'
>;

/** What only the database knows of a course: whether what it refers to exists, and whether it is there already. */
export async function checkCourse(
  trx: Transaction<Database>,
  id: number | null,
  form: Checked,
  changed: readonly string[],
): Promise<Result<never> | undefined> {
  const faults = new Faults();
  const touches = (...fields: string[]) => fields.some((field) => changed.includes(field));
  if (touches('university_id')) await checkUniversity(trx, form, faults);
  if (touches('interest_id')) await checkLevel(trx, form, faults);
  if (touches('specialization_id')) await checkField(trx, form, faults);
  if (touches('university_id', 'campuses')) await checkCampuses(trx, form, faults);
  if (touches('course_name', 'university_id', 'interest_id', 'duration_weeks')) {
    await checkTwin(trx, id, form, faults);
  }
  return faults.failure();
}

async function checkUniversity(trx: Transaction<Database>, { university_id: id }: Checked, faults: Faults) {
  const found = await trx.selectFrom('universities').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) faults.add('university_id', 'This university does not exist any more. Choose another.');
}

async function checkLevel(trx: Transaction<Database>, { interest_id: id }: Checked, faults: Faults) {
  const found = await trx.selectFrom('interests').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) faults.add('interest_id', 'This level does not exist. Choose another.');
}

async function checkField(trx: Transaction<Database>, { specialization_id: id }: Checked, faults: Faults) {
  if (id === null) return;
  const query = trx.selectFrom('specializations').select(['specialization_name as name', 'hidden']);
  const found = await query.where('id', '=', id).executeTakeFirst();
  if (!found) faults.add('specialization_id', 'This field does not exist. Choose another.');
  else if (found.hidden) {
    faults.add('specialization_id', `“${found.name}” is withdrawn. Choose another, or publish it first.`);
  }
}

async function checkCampuses(trx: Transaction<Database>, form: Checked, faults: Faults) {
  if (form.campuses.length === 0) return;
  const rows = await trx
    .selectFrom('campuses')
    .select(['id', 'university_id', 'campus_location'])
    .where(
      'id',
      'in',
      form.campuses.map(({ campus_id }) => campus_id),
    ) // prettier-ignore
    .execute();
  for (const [at, { campus_id }] of form.campuses.entries()) {
    const campus = rows.find(({ id }) => id === campus_id);
    if (campus?.university_id === form.university_id) continue;
    const message = campus
      ? `“${campus.campus_location}” belongs to another university. Choose a campus of this one.`
      : 'This campus does not exist. Choose another.';
    faults.add(`campuses.${at}.campus_id`, message);
  }
}

/** Registers list some courses twice, under two codes. Staff who write the same course again mean the one there is. */
async function checkTwin(trx: Transaction<Database>, id: number | null, form: Checked, faults: Faults) {
  const twin = await trx
    .selectFrom('courses')
    .select('id')
    .where('university_id', '=', form.university_id)
    .where('name_key', '=', fold(form.course_name))
    .where('interest_id', '=', form.interest_id)
    .where('duration_weeks', 'is not distinct from', form.duration_weeks)
    .where('status', '<>', 'withdrawn')
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  if (!twin) return;
  const message = `This university has a course of this name, level and duration already: number ${twin.id}. Edit that one, or change the name.`;
  faults.add('course_name', message);
}
