import type { Transaction } from 'kysely';
import type { UniversityForm } from '../../contract/forms/university.ts';
import type { Database } from '../../platform/database/schema.ts';
import { freeKey } from '../campuses/free-key.ts';
import { fold } from '../search/terms.ts';

type Lists = Pick<UniversityForm, 'rankings' | 'campuses' | 'english' | 'images'>;

/** Replaces those lists of a university that have changed. */
export async function writeUniversityLists(
  trx: Transaction<Database>,
  university: number,
  { rankings, campuses, english, images }: Lists,
  changed: readonly string[],
): Promise<void> {
  const owner = { university_id: university };
  if (changed.includes('rankings')) {
    await trx.deleteFrom('rankings').where('university_id', '=', university).execute();
    const rows = rankings.map(({ key: _key, ...ranking }) => ({ ...owner, ...ranking }));
    if (rows.length > 0) await trx.insertInto('rankings').values(rows).execute();
  }
  if (changed.includes('english')) {
    await trx.deleteFrom('university_english').where('university_id', '=', university).execute();
    const rows = english.map(({ key: _key, ...score }) => ({ ...owner, ...score }));
    if (rows.length > 0) await trx.insertInto('university_english').values(rows).execute();
  }
  if (changed.includes('images')) {
    await trx.deleteFrom('university_images').where('university_id', '=', university).execute();
    const rows = images.map(({ picture }, position) => ({ ...owner, image_id: picture.image, position }));
    if (rows.length > 0) await trx.insertInto('university_images').values(rows).execute();
  }
  if (changed.includes('campuses')) await writeCampuses(trx, university, campuses);
}

/**
 * Courses refer to campuses, so that one is hidden instead of deleted, and keeps its id when it is renamed. It keeps its key
 * too: imports find it by the name that their source uses.
 */
async function writeCampuses(
  trx: Transaction<Database>,
  university: number,
  campuses: UniversityForm['campuses'],
): Promise<void> {
  const known = await trx
    .selectFrom('campuses')
    .select(['id', 'name_key', 'withdrawn'])
    .where('university_id', '=', university)
    .execute();
  const listed = new Set(campuses.map(({ key }) => key));
  const keys = new Set(known.map(({ name_key }) => name_key));
  const kept = new Set<number>();
  for (const { key, campus_location, city_id, address } of campuses) {
    const name_key = fold(campus_location);
    // By the key of its item; otherwise by name, if the campus of this name was hidden.
    const row =
      known.find(({ id }) => `c${id}` === key) ??
      known.find((one) => one.name_key === name_key && !listed.has(`c${one.id}`));
    const values = { campus_location, city_id, address, withdrawn: false, is_draft: false };
    if (row) {
      kept.add(row.id);
      await trx.updateTable('campuses').set(values).where('id', '=', row.id).execute();
      continue;
    }
    const free = freeKey(keys, name_key);
    keys.add(free);
    await trx
      .insertInto('campuses')
      .values({ ...values, name_key: free, university_id: university })
      .execute();
  }
  const gone = known.filter(({ id, withdrawn }) => !withdrawn && !kept.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await trx.updateTable('campuses').set({ withdrawn: true }).where('id', 'in', gone).execute();
}
