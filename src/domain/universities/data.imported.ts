import type { Transaction } from 'kysely';
import type { Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readScore } from '../../contract/course-limits.ts';
import { fold } from '../search/terms.ts';
import type { UniversityFormRow } from './data.form.ts';

/** Lists that an import brings. While staff have set one, its text is kept in `source_values` under its name. */
const IMPORTED_LISTS = ['english'] as const;
export const isImportedList = (field: string): boolean =>
  (IMPORTED_LISTS as readonly string[]).includes(field);

/** What the last import brought for a university, as its form has it. A field that is missing: the import says nothing. */
export async function importedUniversity(
  trx: Transaction<Database>,
  { source_values: said, staff_fields, country_id, form }: Omit<UniversityFormRow, 'id'>,
): Promise<Record<string, Json>> {
  const values: Record<string, Json> = {};
  for (const field of ['university_name', 'website', 'email']) {
    if (field in said) values[field] = said[field] ?? null;
  }
  let country = country_id;
  if (typeof said['country'] === 'string') {
    const query = trx.selectFrom('countries').select('id').where('iso2', '=', said['country']);
    const found = await query.executeTakeFirst();
    if (found) values['country_id'] = country = found.id;
  }
  if ('city' in said) {
    const city = said['city'] === null ? null : await cityOf(trx, country, String(said['city']));
    if (city !== undefined) values['city_id'] = city;
  }
  if (!staff_fields.includes('english')) values['english'] = form['english'] ?? [];
  else if (typeof said['english'] === 'string') values['english'] = readScores(said['english']);
  return values;
}

/** A city by the words of the import: 'Melbourne, VIC'. */
async function cityOf(
  trx: Transaction<Database>,
  country: number,
  words: string,
): Promise<number | undefined> {
  const comma = words.lastIndexOf(', ');
  const [name, state] = comma < 0 ? [words, ''] : [words.slice(0, comma), words.slice(comma + 2)];
  const query = trx.selectFrom('cities').select(['id', 'state']).where('country_id', '=', country);
  const rows = await query.where('name_key', '=', fold(name)).execute();
  return rows.find((row) => row.state === state)?.id;
}

const readScores = (text: string): Json =>
  text.split('; ').flatMap((item) => {
    const score = readScore(item);
    return score ? [{ test: score.test, overall: score.overall, smallest_band: score.band ?? null }] : [];
  });
