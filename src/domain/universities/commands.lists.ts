import { sql, type Transaction } from 'kysely';
import type { UniversityForm } from '../../contract/forms/university.ts';
import type { Database } from '../../platform/database/schema.ts';
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

/** Courses refer to campuses, so that one keeps its id when it is renamed, and is hidden instead of deleted. */
async function writeCampuses(
  trx: Transaction<Database>,
  university: number,
  campuses: UniversityForm['campuses'],
): Promise<void> {
  const known = await trx
    .selectFrom('campuses')
    .select(['id', 'name_key'])
    .where('university_id', '=', university)
    .execute();
  const keyOf = ({ campus_location }: { campus_location: string }) => fold(campus_location);
  // First by the key of the item, then by name: a campus that was hidden comes back.
  const taken = new Set<number>();
  const matched = campuses.map((campus) => {
    const row =
      known.find(({ id }) => `c${id}` === campus.key) ?? known.find(({ name_key }) => name_key === keyOf(campus));
    if (!row || taken.has(row.id)) return { campus, id: null };
    taken.add(row.id);
    return { campus, id: row.id };
  });
  const gone = known.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await trx.updateTable('campuses').set({ withdrawn: true }).where('id', 'in', gone).execute();
  }
  // Names move between campuses in one statement each, so that two that swap their names never clash.
  await sql`update campuses set name_key = '~' || id where id = any(${[...taken]}::int[])`.execute(trx);
  for (const { campus, id } of matched) {
    const { campus_location, city_id, address } = campus;
    const values = { campus_location, name_key: keyOf(campus), city_id, address, withdrawn: false };
    if (id !== null) await trx.updateTable('campuses').set(values).where('id', '=', id).execute();
    else {
      await trx
        .insertInto('campuses')
        .values({ ...values, university_id: university })
        .onConflict((conflict) => conflict.columns(['university_id', 'name_key']).doUpdateSet(values))
        .execute();
    }
  }
}
