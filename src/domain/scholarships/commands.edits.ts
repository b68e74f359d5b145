import type { Transaction } from 'kysely';
import { fail, ok } from '../../contract/errors.ts';
import type { ScholarshipForm } from '../../contract/forms/scholarship.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { fault } from '../catalogue/faults.ts';
import { keepAsDraft, newRecord } from '../catalogue/new-record.ts';
import { showChanges } from '../catalogue/show-changes.ts';
import { withdrawing } from '../catalogue/withdraw.ts';
import type { EditableKind } from '../edits/kind.ts';
import { fold } from '../search/terms.ts';
import { coveredCourses, writeCovered } from './commands.covered.ts';
import { readScholarshipForms } from './data.form.ts';
import { checkScholarship } from './policy.form.ts';

async function readOne(trx: Transaction<Database>, object: string, lock: boolean) {
  const id = idOf(object);
  return id === null ? undefined : (await readScholarshipForms(trx, [id], lock))[0];
}

/** Scholarships as staff edit them. No import brings any. */
export const scholarships: EditableKind = {
  async read(trx, object, lock) {
    const row = await readOne(trx, object, lock);
    if (!row) return undefined;
    const isPublished = row.status === 'published';
    return {
      title: row.scholarship_name,
      published: isPublished ? row.form : null,
      unpublished: isPublished ? null : row.form,
      withdrawn: row.status === 'withdrawn',
      publishAt: null,
      address: isPublished ? routes.scholarships({ university: row.university_id }) : null,
      page: routes.scholarships({ university: row.university_id }),
      staffFields: [],
      asShipped: false,
    };
  },

  async check(trx, object, form: ScholarshipForm | null) {
    return (form && (await checkScholarship(trx, idOf(object), form))) ?? ok(undefined);
  },

  async write(trx, object, form: ScholarshipForm, context) {
    const { changed, now } = context;
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const wrong = await checkScholarship(trx, row.id, form);
    if (wrong) return wrong;
    const { scholarship_name, university_id, requirements, covers } = form;
    const values = { scholarship_name, university_id, requirements, covers_all: covers === 'all' };
    await trx
      .updateTable('scholarships')
      .set({ ...values, name_key: fold(scholarship_name), status: 'published', updated_at: now })
      .where('id', '=', row.id)
      .execute();
    if (changed.includes('details')) await writeDetails(trx, row.id, form);
    const moved = await writeCovered(trx, row.id, form);
    const shown = row.status === 'published' ? moved : await coveredCourses(trx, [row.id]);
    await showChanges(trx, shown, context);
    return ok(undefined);
  },

  async create(trx, data, context) {
    const made = newRecord(data, {
      scholarship_name: 'Write the name of the scholarship.',
      university_id: 'Choose the university.',
    });
    if (!made.ok) return made;
    const { key, ...values } = made.value;
    const university = trx.selectFrom('universities').select('id').where('id', '=', values.university_id);
    if (!(await university.executeTakeFirst())) {
      return fault('university_id', 'This university does not exist. Choose another.');
    }
    const name_key = fold(values.scholarship_name);
    const { id } = await trx
      .insertInto('scholarships')
      .values({ ...values, name_key, status: 'draft', covers_all: true, source: 'staff', source_key: key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepAsDraft(trx, 'scholarship', id, data, context);
    return ok(String(id));
  },

  ...withdrawing({ table: 'scholarships', imported: false, courses: coveredCourses }),
};

async function writeDetails(
  trx: Transaction<Database>,
  scholarship: number,
  { details }: ScholarshipForm,
): Promise<void> {
  await trx.deleteFrom('scholarship_details').where('scholarship_id', '=', scholarship).execute();
  const rows = details.map(({ detail }, position) => ({ scholarship_id: scholarship, detail, position }));
  if (rows.length > 0) await trx.insertInto('scholarship_details').values(rows).execute();
}
