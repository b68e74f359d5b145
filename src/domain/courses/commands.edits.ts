import type { Transaction } from 'kysely';
import { fail, ok } from '../../contract/errors.ts';
import type { CourseForm } from '../../contract/forms/course.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newRecord, storeNew } from '../catalogue/new-record.ts';
import { showChanges } from '../catalogue/show-changes.ts';
import { settleHolds, staffFieldsAfter } from '../catalogue/staff-fields.ts';
import type { EditableKind, StoredObject } from '../edits/kind.ts';
import { fold } from '../search/terms.ts';
import { listsInWords, writeCourseLists } from './commands.lists.ts';
import { readCourseForms, type CourseFormRow } from './data.form.ts';
import { importedCourse, isImportedList } from './data.imported.ts';
import { checkCourse } from './policy.form.ts';

async function readOne(trx: Transaction<Database>, object: string, lock: boolean) {
  const id = idOf(object);
  return id === null ? undefined : (await readCourseForms(trx, [id], lock))[0];
}

/** Courses as staff edit them. Imports do not overwrite the fields that staff have set. */
export const courses: EditableKind = {
  async read(trx, object, lock) {
    const row = await readOne(trx, object, lock);
    return row && stored(row);
  },

  async readMany(trx, objects, lock) {
    const rows = await readCourseForms(trx, objects.flatMap((object) => idOf(object) ?? []), lock); // prettier-ignore
    return new Map(rows.map((row) => [String(row.id), stored(row)]));
  },

  async check(trx, object, form: CourseForm | null, changed) {
    return (form && (await checkCourse(trx, idOf(object), form, changed))) ?? ok(undefined);
  },

  async write(trx, object, form: CourseForm, context) {
    const { changed, now } = context;
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const wrong = await checkCourse(trx, row.id, form, changed);
    if (wrong) return wrong;
    const { intakes: _i, campuses: _c, english: _e, accreditations: _a, images: _p, ...columns } = form;
    const shown = row.status === 'published' ? [] : ['status'];
    const all = [...changed, ...shown];
    const data = { ...form, status: 'published' };
    const staff_fields = staffFieldsAfter(row, all, data, await importedOf(trx, row, changed));
    const replaced = changed.filter(
      (field) => isImportedList(field) && staff_fields.includes(field) && !row.staff_fields.includes(field),
    );
    const source_values = { ...row.source_values, ...(await listsInWords(trx, row.id, replaced)) };
    await trx
      .updateTable('courses')
      .set({
        ...columns,
        name_key: fold(form.course_name),
        status: 'published',
        updated_at: now,
        staff_fields,
      })
      .set({ source_values: JSON.stringify(source_values) })
      .where('id', '=', row.id)
      .execute();
    await writeCourseLists(trx, row.id, form, changed);
    await settleHolds(trx, { ...row, source_values }, changed, staff_fields);
    if (changed.includes('university_id')) await leaveScholarships(trx, row.id, form.university_id);
    await showChanges(trx, [row.id], context);
    return ok(undefined);
  },

  async create(trx, data, context) {
    const made = newRecord(data, {
      course_name: 'Write the name of the course.',
      university_id: 'Choose the university.',
      interest_id: 'Choose the level.',
    });
    if (!made.ok) return made;
    const { key, ...values } = made.value;
    const wrong = await checkCourse(trx, null, { ...EMPTY, ...values }, ['university_id', 'interest_id']);
    if (wrong) return wrong;
    const columns = { key, ...values, name_key: fold(values.course_name) };
    return ok(await storeNew(trx, { kind: 'course', table: 'courses' }, columns, data, context));
  },

  async withdraw(trx, object, context) {
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const status = context.asDraft ? 'draft' : 'withdrawn';
    const staff_fields = staffFieldsAfter(row, ['status'], { status }, row.source_values);
    await trx
      .updateTable('courses')
      .set({ status, staff_fields, updated_at: context.now })
      .where('id', '=', row.id)
      .execute();
    await showChanges(trx, [row.id], context);
    return ok(undefined);
  },
};

const EMPTY = { specialization_id: null, duration_weeks: null, campuses: [] };

function stored(row: CourseFormRow): StoredObject {
  const isPublished = row.status === 'published';
  return {
    title: row.course_name,
    published: isPublished ? row.form : null,
    unpublished: isPublished ? null : row.form,
    withdrawn: row.status === 'withdrawn',
    publishAt: null,
    address: row.visible ? routes.course(row.id) : null,
    page: routes.course(row.id),
    staffFields: row.staff_fields,
    asShipped: false,
  };
}

/** What the import says of these fields and of the status. Looked up only where something has changed. */
async function importedOf(trx: Transaction<Database>, row: CourseFormRow, changed: readonly string[]) {
  const status = row.source_values['status'] ?? null;
  return changed.length === 0 ? { status } : { ...(await importedCourse(trx, row)), status };
}

/** A course that moves to another university leaves the scholarships of the former one. */
async function leaveScholarships(trx: Transaction<Database>, course: number, university: number) {
  const others = trx.selectFrom('scholarships').select('id').where('university_id', '<>', university);
  const rows = trx.deleteFrom('scholarship_courses').where('course_id', '=', course);
  await rows.where('scholarship_id', 'in', others).execute();
}
