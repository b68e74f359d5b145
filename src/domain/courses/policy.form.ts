import { sql, type Transaction } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Faults } from '../catalogue/faults.ts';
import { fold } from '../search/terms.ts';
import { readReferences, type CheckedCourse, type ComparedForm, type References } from './data.references.ts';

const TWIN_FIELDS = ['course_name', 'university_id', 'interest_id', 'duration_weeks'];

const touches = ({ changed }: Pick<CheckedCourse, 'changed'>, ...fields: string[]): boolean =>
  fields.some((field) => changed.includes(field));

/**
 * What only the database knows of courses: whether what they refer to exists, and whether they are there already.
 * @returns the failure of each course, or undefined, in their order
 */
export async function checkCourses(
  trx: Transaction<Database>,
  courses: readonly CheckedCourse[],
): Promise<(Result<never> | undefined)[]> {
  const known = await readReferences(trx, courses);
  const twins = await twinsOf(trx, courses.filter((course) => touches(course, ...TWIN_FIELDS))); // oxfmt-ignore
  return courses.map((course) => {
    const faults = new Faults();
    checkReferences(course, known, faults);
    const key = touches(course, ...TWIN_FIELDS) ? keyOf(course.form) : undefined;
    const twin = key === undefined ? undefined : twins.get(key)?.find((id) => id !== course.id);
    if (twin !== undefined) faults.add('course_name', twinFault(twin));
    const failure = faults.failure();
    // The next ones of this change find it.
    if (key !== undefined && !failure && course.id !== null) {
      twins.set(key, [...(twins.get(key) ?? []), course.id]);
    }
    return failure;
  });
}

function checkReferences({ form, changed }: CheckedCourse, known: References, faults: Faults): void {
  if (changed.includes('university_id') && !known.universities.has(form.university_id)) {
    faults.add('university_id', 'This university does not exist any more. Choose another.');
  }
  if (changed.includes('interest_id') && !known.levels.has(form.interest_id)) {
    faults.add('interest_id', 'This level does not exist. Choose another.');
  }
  if (changed.includes('specialization_id') && form.specialization_id !== null) {
    const field = known.fields.get(form.specialization_id);
    if (!field) faults.add('specialization_id', 'This field does not exist. Choose another.');
    else if (field.hidden) {
      faults.add('specialization_id', `“${field.name}” is withdrawn. Choose another, or publish it first.`);
    }
  }
  if (!touches({ changed }, 'university_id', 'campuses')) return;
  for (const [at, { campus_id }] of form.campuses.entries()) {
    const campus = known.campuses.get(campus_id);
    if (campus?.university_id === form.university_id) continue;
    const message = campus
      ? `“${campus.campus_location}” belongs to another university. Choose a campus of this one.`
      : 'This campus does not exist. Choose another.';
    faults.add(`campuses.${at}.campus_id`, message);
  }
}

const twinFault = (id: number): string =>
  `This university has a course of this name, level and duration already: number ${id}. Edit that one, or change the name.`;

const keyOf = ({ university_id, course_name, interest_id, duration_weeks }: ComparedForm): string =>
  [university_id, fold(course_name), interest_id, duration_weeks].join('|');

/** Registers list some courses twice, under two codes. Staff who write the same course again mean the one there is. */
async function twinsOf(
  trx: Transaction<Database>,
  courses: readonly CheckedCourse[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (courses.length === 0) return found;
  const forms = courses.map(({ form: { university_id, course_name, interest_id, duration_weeks } }) => ({
    university_id,
    name_key: fold(course_name),
    interest_id,
    duration_weeks,
  }));
  const { rows } = await sql<{ id: number; key: string }>`
    select distinct c.id, concat_ws('|', c.university_id, c.name_key, c.interest_id) || '|'
      || coalesce(c.duration_weeks::text, '') as key
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as f(university_id int, name_key text, interest_id int,
      duration_weeks int)
    join courses c on c.university_id = f.university_id and c.name_key = f.name_key
      and c.interest_id = f.interest_id and c.duration_weeks is not distinct from f.duration_weeks
    where c.status <> 'withdrawn' order by c.id`.execute(trx);
  for (const { id, key } of rows) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}
