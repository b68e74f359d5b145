import type { Transaction } from 'kysely';
import type { Json } from '../../contract/edits/changes.ts';
import { readScore } from '../../contract/course-limits.ts';
import type { Database } from '../../platform/database/schema.ts';
import { fold } from '../search/terms.ts';
import type { CourseFormRow } from './data.form.ts';

/** Lists that an import brings. While staff have set one, its text is kept in `source_values` under its name. */
export const IMPORTED_LISTS = ['intakes', 'accreditations', 'english', 'campuses'] as const;
type ImportedList = (typeof IMPORTED_LISTS)[number];
export const isImportedList = (field: string): field is ImportedList =>
  (IMPORTED_LISTS as readonly string[]).includes(field);

const PLAIN = ['course_name', 'field_detail', 'course_type', 'duration_weeks', 'annual_fees', 'total_fees', 'currency'] as const; // prettier-ignore

/**
 * What the last import brought for a course, as its form has it. A field that is missing: the import says nothing, or
 * names something that the catalogue no longer has.
 */
export async function importedCourse(
  trx: Transaction<Database>,
  row: Pick<CourseFormRow, 'source' | 'source_values' | 'staff_fields' | 'university_id' | 'form'>,
): Promise<Record<string, Json>> {
  const said = row.source_values;
  const values: Record<string, Json> = {};
  for (const field of PLAIN) if (field in said) values[field] = said[field] ?? null;
  if (values['field_detail'] === null) values['field_detail'] = '';
  await resolveNames(trx, row, values);
  for (const list of IMPORTED_LISTS) {
    // Until staff set a list, it is what the import brought.
    if (!row.staff_fields.includes(list)) values[list] = row.form[list] ?? [];
    else if (typeof said[list] === 'string')
      values[list] = await readList(trx, list, said[list], row.university_id);
  }
  return values;
}

async function resolveNames(
  trx: Transaction<Database>,
  { source, source_values: said }: Pick<CourseFormRow, 'source' | 'source_values'>,
  values: Record<string, Json>,
): Promise<void> {
  if (typeof said['interest'] === 'string') {
    const rows = await trx.selectFrom('interests').select(['id', 'interest_name as name']).execute();
    const found = byName(rows, said['interest']);
    if (found !== undefined) values['interest_id'] = found;
  }
  if (said['specialization'] === null) values['specialization_id'] = null;
  else if (typeof said['specialization'] === 'string') {
    const rows = await trx
      .selectFrom('specializations')
      .select(['id', 'specialization_name as name'])
      .execute();
    const found = byName(rows, said['specialization']);
    if (found !== undefined) values['specialization_id'] = found;
  }
  if (typeof said['university'] === 'string') {
    const university = await trx
      .selectFrom('universities')
      .select('id')
      .where('source', '=', source)
      .where('source_key', '=', said['university'])
      .executeTakeFirst();
    if (university) values['university_id'] = university.id;
  }
}

const byName = (rows: readonly { id: number; name: string }[], name: string): number | undefined =>
  rows.find((row) => fold(row.name) === fold(name))?.id;

/** '2027-02; 2027-07 deadline 2027-05-01' and the like, as imports write lists (imports/course-lists.ts). */
async function readList(
  trx: Transaction<Database>,
  list: ImportedList,
  text: string,
  universityId: number,
): Promise<Json> {
  const items = text.split('; ').filter(Boolean);
  if (list === 'accreditations') return items.map((accreditation) => ({ accreditation }));
  if (list === 'intakes') {
    return items.map((item) => {
      const [month = '', deadline = null] = item.split(' deadline ');
      return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)), deadline };
    });
  }
  if (list === 'english') {
    return items.flatMap((item) => {
      const score = readScore(item);
      return score ? [{ test: score.test, overall: score.overall, smallest_band: score.band ?? null }] : [];
    });
  }
  const campuses = await trx
    .selectFrom('campuses')
    .select(['id', 'campus_location'])
    .where('university_id', '=', universityId)
    .execute();
  return items.flatMap((name) => {
    const campus = campuses.find(({ campus_location }) => campus_location === name);
    return campus ? [{ campus_id: campus.id }] : [];
  });
}
