import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { CampusForm } from '../../contract/forms/campus.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newRecord, keepAsDraft } from '../catalogue/new-record.ts';
import { showChanges } from '../catalogue/show-changes.ts';
import { staffFieldsAfter } from '../catalogue/staff-fields.ts';
import type { EditableKind, WriteContext } from '../edits/kind.ts';
import type { CourseQuery } from '../search/commands.ts';
import { fold } from '../search/terms.ts';
import { freeKey } from './free-key.ts';
import { checkCampus } from './policy.form.ts';

type Trx = Transaction<Database>;

async function readOne(trx: Trx, object: string, lock: boolean) {
  const id = idOf(object);
  if (id === null) return undefined;
  const query = trx
    .selectFrom('campuses as k')
    .innerJoin('universities as u', 'u.id', 'k.university_id')
    .select(['k.id', 'k.campus_location', 'k.university_id', 'k.city_id', 'k.address', 'k.withdrawn'])
    .select(['k.is_draft', 'u.country_id', 'u.status as university_status'])
    .where('k.id', '=', id);
  return (lock ? query.forUpdate('k') : query).executeTakeFirst();
}

/**
 * Campuses as staff edit them by themselves; the form of a university has its campuses too. Imports leave the campuses of a
 * university alone once staff have set one.
 */
export const campuses: EditableKind = {
  async read(trx, object, lock) {
    const row = await readOne(trx, object, lock);
    if (!row) return undefined;
    const { campus_location, university_id, city_id, address, withdrawn } = row;
    const form = { campus_location, university_id, city_id, address };
    const isVisible = !withdrawn && row.university_status === 'published';
    return {
      title: campus_location,
      published: withdrawn ? null : form,
      unpublished: withdrawn ? form : null,
      withdrawn: withdrawn && !row.is_draft,
      publishAt: null,
      address: isVisible ? routes.university(university_id, row.country_id) : null,
      staffFields: [],
      asShipped: false,
    };
  },

  async check(trx, object, form: CampusForm | null) {
    const row = await readOne(trx, object, false);
    if (!row) return fail({ code: 'not_found' });
    return (form && (await checkCampus(trx, row, form))) ?? ok(undefined);
  },

  async write(trx, object, form: CampusForm, context) {
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const wrong = await checkCampus(trx, row, form);
    if (wrong) return wrong;
    const { campus_location, city_id, address } = form;
    const values = { campus_location, city_id, address, withdrawn: false, is_draft: false };
    await trx.updateTable('campuses').set(values).where('id', '=', row.id).execute();
    return shown(trx, row, context);
  },

  async create(trx, data, context) {
    const made = newRecord(data, {
      campus_location: 'Write the name of the campus.',
      university_id: 'Choose the university.',
    });
    if (!made.ok) return made;
    const { key: _key, ...values } = made.value;
    const wrong = await checkCampus(trx, null, { ...values, city_id: null });
    if (wrong) return wrong;
    const name_key = freeKey(await keysOf(trx, values.university_id), fold(values.campus_location));
    const { id } = await trx
      .insertInto('campuses')
      .values({ ...values, name_key, withdrawn: true, is_draft: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepAsDraft(trx, 'campus', id, data, context);
    return ok(String(id));
  },

  async withdraw(trx, object, context) {
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const gone = { withdrawn: true, is_draft: context.asDraft === true };
    await trx.updateTable('campuses').set(gone).where('id', '=', row.id).execute();
    return shown(trx, row, context);
  },
};

/** The campuses of the university are now those of staff; its courses are found by the new place. */
async function shown(
  trx: Trx,
  campus: { id: number; university_id: number },
  context: WriteContext,
): Promise<Result<void>> {
  const university = await trx
    .selectFrom('universities')
    .select(['id', 'source', 'staff_fields'])
    .where('id', '=', campus.university_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const staff_fields = staffFieldsAfter(university, ['campuses'], {}, {});
  const changed = { staff_fields, updated_at: context.now };
  await trx.updateTable('universities').set(changed).where('id', '=', university.id).execute();
  const taught: CourseQuery = sql`select course_id as id from course_campuses where campus_id = ${campus.id}`;
  await showChanges(trx, taught, context, { hides: false });
  return ok(undefined);
}

async function keysOf(trx: Trx, university: number): Promise<Set<string>> {
  const query = trx.selectFrom('campuses').select('name_key').where('university_id', '=', university);
  return new Set((await query.execute()).map(({ name_key }) => name_key));
}
