import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { CourseForm } from '../../contract/forms/course.ts';
import type { Database } from '../../platform/database/schema.ts';
import { showChanges } from '../catalogue/show-changes.ts';
import { settleHolds, staffFieldsAfter } from '../catalogue/staff-fields.ts';
import type { WriteContext } from '../edits/kind.ts';
import { fold } from '../search/terms.ts';
import { listsInWords, writeCourseLists } from './commands.lists.ts';
import { readCourseForms, type CourseFormRow } from './data.form.ts';
import { ImportNames } from './data.import-names.ts';
import { importedCourse, isImportedList } from './data.imported.ts';
import { checkCourses } from './policy.form.ts';

interface CourseWrite {
  id: number;
  form: CourseForm;
  changed: readonly string[];
}

interface Accepted extends CourseWrite {
  row: CourseFormRow;
  staffFields: string[];
}

/**
 * Publishes courses with new content. Those that cannot be stored stay as they are; the others are read and written with
 * the same number of queries, however many they are.
 * @returns how each came out: not_found, invalid
 */
export async function writeCourses(
  trx: Transaction<Database>,
  writes: readonly CourseWrite[],
  context: WriteContext,
): Promise<ReadonlyMap<number, Result<void>>> {
  const rows = await readCourseForms(trx, writes.map(({ id }) => id), true); // oxfmt-ignore
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const faults = await checkCourses(trx, writes);
  const names = new ImportNames(trx);
  const results = new Map<number, Result<void>>();
  const accepted: Accepted[] = [];
  for (const [at, write] of writes.entries()) {
    const row = rowOf.get(write.id);
    const wrong = row ? faults[at] : fail({ code: 'not_found' });
    results.set(write.id, wrong ?? ok(undefined));
    if (row && !wrong) accepted.push({ ...write, row, staffFields: await staffFieldsOf(row, write, names) });
  }
  if (accepted.length === 0) return results;
  const words = await listsInWords(trx, accepted.map((course) => ({ id: course.id, lists: newOwnLists(course) }))); // oxfmt-ignore
  const stored = accepted.map((course) => {
    const source_values = { ...course.row.source_values, ...words.get(course.id) };
    return { ...course, row: { ...course.row, source_values } };
  });
  await storeColumns(trx, stored, context.now);
  await writeCourseLists(trx, stored);
  await settleHolds(trx, stored);
  await leaveScholarships(trx, stored.filter(({ changed }) => changed.includes('university_id'))); // oxfmt-ignore
  await showChanges(trx, stored.filter(isFoundOtherwise).map(({ id }) => id), context); // oxfmt-ignore
  return results;
}

/** Fields that neither the search nor the counts of filters know. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['course_type', 'accreditations', 'images']);

const isFoundOtherwise = ({ row, changed }: Accepted): boolean =>
  row.status !== 'published' || changed.some((field) => !NOT_SEARCHED.has(field));

/** The fields that imports leave alone afterwards. What an import says is looked up only where something has changed. */
async function staffFieldsOf(
  row: CourseFormRow,
  { form, changed }: CourseWrite,
  names: ImportNames,
): Promise<string[]> {
  const status = row.source_values['status'] ?? null;
  const imported = changed.length === 0 ? { status } : { ...(await importedCourse(row, names)), status };
  const shown = row.status === 'published' ? [] : ['status'];
  return staffFieldsAfter(row, [...changed, ...shown], { ...form, status: 'published' }, imported);
}

/** Lists that the import has brought so far and that are now those of staff. */
const newOwnLists = ({ changed, staffFields, row }: Accepted): string[] =>
  changed.filter(
    (field) => isImportedList(field) && staffFields.includes(field) && !row.staff_fields.includes(field),
  );

async function storeColumns(
  trx: Transaction<Database>,
  courses: readonly Accepted[],
  now: Date,
): Promise<void> {
  const values = courses.map(({ id, form, row, staffFields }) => {
    const { intakes: _i, campuses: _c, english: _e, accreditations: _a, images: _p, ...columns } = form;
    return {
      ...columns,
      name_key: fold(form.course_name),
      status: 'published',
      staff_fields: staffFields,
      source_values: row.source_values,
      id,
    };
  });
  const { id: _id, ...first } = values[0]!;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const set = sql.join(Object.keys(first).map((column) => sql.ref(`v.${column}`)));
  await sql`
    update courses c set (${columns}, updated_at) = row(${set}, ${now}::timestamptz)
    from jsonb_populate_recordset(null::courses, ${JSON.stringify(values)}::jsonb) v where c.id = v.id`.execute(
    trx,
  );
}

/** A course that moves to another university leaves the scholarships of the former one. */
async function leaveScholarships(trx: Transaction<Database>, moved: readonly Accepted[]): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await sql`delete from scholarship_courses x using scholarships s, courses c
    where x.course_id = any(${ids}::int[]) and s.id = x.scholarship_id and c.id = x.course_id
      and s.university_id <> c.university_id`.execute(trx);
}
