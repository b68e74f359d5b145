import type { Transaction } from 'kysely';
import type { CourseForm } from '../../contract/forms/course.ts';
import type { Database } from '../../platform/database/schema.ts';

/** What is compared with the database. */
export type ComparedForm = Pick<
  CourseForm,
  'course_name' | 'university_id' | 'interest_id' | 'specialization_id' | 'duration_weeks' | 'campuses'
>;

/** A course that is about to be stored. */
export interface CheckedCourse {
  /** null: it is new. */
  id: number | null;
  form: ComparedForm;
  changed: readonly string[];
}

/** What there is of what courses refer to. */
export interface References {
  universities: ReadonlySet<number>;
  levels: ReadonlySet<number>;
  fields: ReadonlyMap<number, { name: string; hidden: boolean }>;
  campuses: ReadonlyMap<number, { university_id: number; campus_location: string }>;
}

/** Looks up the references that change, each kind in one query. */
export async function readReferences(
  trx: Transaction<Database>,
  courses: readonly CheckedCourse[],
): Promise<References> {
  const idsOf = (fields: readonly string[], of: (course: CheckedCourse) => readonly (number | null)[]) => {
    const touched = courses.filter(({ changed }) => fields.some((field) => changed.includes(field)));
    return [...new Set(touched.flatMap((course) => of(course).flatMap((id) => id ?? [])))];
  };
  const universityIds = idsOf(['university_id'], ({ form }) => [form.university_id]);
  const levelIds = idsOf(['interest_id'], ({ form }) => [form.interest_id]);
  const fieldIds = idsOf(['specialization_id'], ({ form }) => [form.specialization_id]);
  const campusIds = idsOf(['university_id', 'campuses'], ({ form }) =>
    form.campuses.map(({ campus_id }) => campus_id),
  );
  const universities = trx.selectFrom('universities').select('id').where('id', 'in', universityIds);
  const levels = trx.selectFrom('interests').select('id').where('id', 'in', levelIds);
  const fields = trx
    .selectFrom('specializations')
    .select(['id', 'specialization_name as name', 'hidden'])
    .where('id', 'in', fieldIds);
  const campuses = trx
    .selectFrom('campuses')
    .select(['id', 'university_id', 'campus_location'])
    .where('id', 'in', campusIds);
  const rowsOf = async <Row>(ids: readonly number[], query: { execute(): Promise<Row[]> }) =>
    ids.length === 0 ? [] : query.execute();
  return {
    universities: new Set((await rowsOf(universityIds, universities)).map(({ id }) => id)),
    levels: new Set((await rowsOf(levelIds, levels)).map(({ id }) => id)),
    fields: new Map((await rowsOf(fieldIds, fields)).map((row) => [row.id, row])),
    campuses: new Map((await rowsOf(campusIds, campuses)).map((row) => [row.id, row])),
  };
}
