import type { Transaction } from 'kysely';
import { fail, ok } from '../../contract/errors.ts';
import type { CourseForm } from '../../contract/forms/course.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newRecord, storeNew } from '../catalogue/new-record.ts';
import { withdrawing } from '../catalogue/withdraw.ts';
import type { EditableKind, FormOf, StoredObject } from '../edits/kind.ts';
import { fold } from '../search/terms.ts';
import { writeCourses } from './commands.write.ts';
import { readCourseForms, type CourseFormRow } from './data.form.ts';
import { checkCourses } from './policy.form.ts';

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
    const rows = await readCourseForms(trx, objects.flatMap((object) => idOf(object) ?? []), lock); // oxfmt-ignore
    return new Map(rows.map((row) => [String(row.id), stored(row)]));
  },

  async check(trx, object, form: CourseForm | null, changed) {
    const [wrong] = form ? await checkCourses(trx, [{ id: idOf(object), form, changed }]) : [];
    return wrong ?? ok(undefined);
  },

  async checkMany(trx, forms: readonly FormOf<CourseForm>[]) {
    const faults = await checkCourses(trx, forms.map(({ object, form, changed }) => ({ id: idOf(object), form, changed }))); // oxfmt-ignore
    return new Map(forms.map(({ object }, at) => [object, faults[at] ?? ok(undefined)]));
  },

  async write(trx, object, form: CourseForm, context) {
    const id = idOf(object);
    if (id === null) return fail({ code: 'not_found' });
    return (await writeCourses(trx, [{ id, form, changed: context.changed }], context)).get(id)!;
  },

  async writeMany(trx, forms: readonly FormOf<CourseForm>[], context) {
    const writes = forms.flatMap(({ object, form, changed }) => {
      const id = idOf(object);
      return id === null ? [] : [{ id, form, changed }];
    });
    const results = await writeCourses(trx, writes, context);
    return new Map([...results].map(([id, result]) => [String(id), result]));
  },

  async create(trx, data, context) {
    const made = newRecord(data, {
      course_name: 'Write the name of the course.',
      university_id: 'Choose the university.',
      interest_id: 'Choose the level.',
    });
    if (!made.ok) return made;
    const { key, ...values } = made.value;
    const form = { ...EMPTY, ...values };
    const [wrong] = await checkCourses(trx, [{ id: null, form, changed: ['university_id', 'interest_id'] }]);
    if (wrong) return wrong;
    const columns = { key, ...values, name_key: fold(values.course_name) };
    return ok(await storeNew(trx, { kind: 'course', table: 'courses' }, columns, data, context));
  },

  ...withdrawing({ table: 'courses', imported: true, courses: async (_trx, ids) => ids }),
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
