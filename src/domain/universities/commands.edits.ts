import { sql, type Transaction } from 'kysely';
import { fail, ok } from '../../contract/errors.ts';
import type { UniversityForm } from '../../contract/forms/university.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newRecord, storeNew } from '../catalogue/new-record.ts';
import { coursesOf, showChanges } from '../catalogue/show-changes.ts';
import { staffFieldsAfter } from '../catalogue/staff-fields.ts';
import { withdrawing } from '../catalogue/withdraw.ts';
import type { EditableKind, StoredObject } from '../edits/kind.ts';
import { fold } from '../search/terms.ts';
import { writeUniversityLists } from './commands.lists.ts';
import { readUniversityForms, type UniversityFormRow } from './data.form.ts';
import { importedUniversity, isImportedList } from './data.imported.ts';
import { checkUniversity } from './policy.form.ts';

/** Fields that the search index of its courses contains, or the counts of filters. */
const SEARCHED: ReadonlySet<string> = new Set([
  'university_name',
  'country_id',
  'city_id',
  'campuses',
  'english',
  'rankings',
]);

async function readOne(trx: Transaction<Database>, object: string, lock: boolean) {
  const id = idOf(object);
  return id === null ? undefined : (await readUniversityForms(trx, [id], lock))[0];
}

/** Universities as staff edit them. Imports do not overwrite the fields that staff have set. */
export const universities: EditableKind = {
  async read(trx, object, lock) {
    const row = await readOne(trx, object, lock);
    return row && stored(row);
  },

  async readMany(trx, objects, lock) {
    const rows = await readUniversityForms(trx, objects.flatMap((object) => idOf(object) ?? []), lock); // oxfmt-ignore
    return new Map(rows.map((row) => [String(row.id), stored(row)]));
  },

  async check(trx, object, form: UniversityForm | null, changed) {
    return (form && (await checkUniversity(trx, idOf(object), form, changed))) ?? ok(undefined);
  },

  async write(trx, object, form: UniversityForm, context) {
    const { changed, now } = context;
    const row = await readOne(trx, object, true);
    if (!row) return fail({ code: 'not_found' });
    const wrong = await checkUniversity(trx, row.id, form, changed);
    if (wrong) return wrong;
    const { logo, images: _i, rankings: _r, campuses: _c, english: _e, ...columns } = form;
    const appears = row.status !== 'published';
    const imported = { ...(await importedUniversity(trx, row)), status: row.source_values['status'] ?? null };
    const all = appears ? [...changed, 'status'] : changed;
    const staff_fields = staffFieldsAfter(row, all, { ...form, status: 'published' }, imported);
    const replaced = changed.filter((field) => isImportedList(field) && !row.staff_fields.includes(field));
    await trx
      .updateTable('universities')
      .set({ ...columns, logo_image_id: logo?.image ?? null, name_key: fold(form.university_name) })
      .set({ status: 'published', updated_at: now, staff_fields })
      .set({
        source_values: JSON.stringify({
          ...row.source_values,
          ...(await listsInWords(trx, row.id, replaced)),
        }),
      })
      .where('id', '=', row.id)
      .execute();
    await writeUniversityLists(trx, row.id, form, changed);
    const searched = appears || changed.some((field) => SEARCHED.has(field));
    await showChanges(trx, searched ? await coursesOf(trx, [row.id]) : [], context);
    return ok(undefined);
  },

  async create(trx, data, context) {
    const made = newRecord(data, {
      university_name: 'Write the name of the university.',
      country_id: 'Choose the country.',
    });
    if (!made.ok) return made;
    const { key, ...values } = made.value;
    const wrong = await checkUniversity(trx, null, { ...values, city_id: null, campuses: [] }, [
      'country_id',
    ]);
    if (wrong) return wrong;
    const columns = { key, ...values, name_key: fold(values.university_name) };
    return ok(await storeNew(trx, { kind: 'university', table: 'universities' }, columns, data, context));
  },

  ...withdrawing({ table: 'universities', imported: true, courses: coursesOf }),
};

function stored(row: UniversityFormRow): StoredObject {
  const isPublished = row.status === 'published';
  return {
    title: row.university_name,
    published: isPublished ? row.form : null,
    unpublished: isPublished ? null : row.form,
    withdrawn: row.status === 'withdrawn',
    publishAt: null,
    address: isPublished ? routes.university(row.id, row.country_id) : null,
    page: routes.university(row.id, row.country_id),
    staffFields: row.staff_fields,
    asShipped: false,
  };
}

/** What the import brought for these lists, in words, because staff replace it now (data.imported.ts reads it back). */
async function listsInWords(
  trx: Transaction<Database>,
  id: number,
  lists: readonly string[],
): Promise<Record<string, string>> {
  if (!lists.includes('english')) return {};
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(test || ':' || trim_scale(overall) || coalesce(':' || trim_scale(smallest_band), ''), '; '
      order by test) as words from university_english where university_id = ${id}`.execute(trx);
  return { english: rows[0]?.words ?? '' };
}
