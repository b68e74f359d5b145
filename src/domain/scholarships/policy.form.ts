import type { Transaction } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { ScholarshipForm } from '../../contract/forms/scholarship.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Faults } from '../catalogue/faults.ts';
import { fold } from '../search/terms.ts';

type Checked = Pick<ScholarshipForm, 'scholarship_name' | 'university_id' | 'covers' | 'courses'>;

/** What only the database knows of a scholarship: whether what it refers to exists, and whether it is there already. */
export async function checkScholarship(
  trx: Transaction<Database>,
  id: number | null,
  form: Checked,
): Promise<Result<never> | undefined> {
  const faults = new Faults();
  const university = trx.selectFrom('universities').select('id').where('id', '=', form.university_id);
  if (!(await university.executeTakeFirst())) {
    faults.add('university_id', 'This university does not exist any more. Choose another.');
  }
  if (form.covers === 'some') await checkCourses(trx, form, faults);
  await checkTwin(trx, id, form, faults);
  return faults.failure();
}

async function checkCourses(trx: Transaction<Database>, form: Checked, faults: Faults) {
  const ids = form.courses.map(({ course_id }) => course_id);
  if (ids.length === 0) return;
  const query = trx
    .selectFrom('courses')
    .select(['id', 'course_name', 'university_id'])
    .where('id', 'in', ids);
  const rows = new Map((await query.execute()).map((row) => [row.id, row]));
  for (const [at, id] of ids.entries()) {
    const course = rows.get(id);
    if (course?.university_id === form.university_id) continue;
    const message = course
      ? `“${course.course_name}” belongs to another university. Choose a course of this one.`
      : 'This course does not exist any more. Choose another.';
    faults.add(`courses.${at}.course_id`, message);
  }
}

async function checkTwin(trx: Transaction<Database>, id: number | null, form: Checked, faults: Faults) {
  const twin = await trx
    .selectFrom('scholarships')
    .select('id')
    .where('university_id', '=', form.university_id)
    .where('name_key', '=', fold(form.scholarship_name))
    .where('status', '<>', 'withdrawn')
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  if (!twin) return;
  const message = `This university has a scholarship of this name already: number ${twin.id}. Edit that one, or change the name.`;
  faults.add('scholarship_name', message);
}
