import type { Json } from '../../contract/edits/changes.ts';
import { readScore } from '../../contract/course-limits.ts';
import { fold } from '../search/terms.ts';
import type { CourseFormRow } from './data.form.ts';
import type { ImportNames } from './data.import-names.ts';

/** Lists that an import brings. While staff have set one, its text is kept in `source_values` under its name. */
export const IMPORTED_LISTS = ['intakes', 'accreditations', 'english', 'campuses'] as const;
type ImportedList = (typeof IMPORTED_LISTS)[number];
export const isImportedList = (field: string): field is ImportedList =>
  (IMPORTED_LISTS as readonly string[]).includes(field);

const PLAIN = ['course_name', 'field_detail', 'course_type', 'duration_weeks', 'annual_fees', 'total_fees', 'currency'] as const; // oxfmt-ignore

/**
 * What the last import brought for a course, as its form has it. A field that is missing: the import says nothing, or
 * names something that the catalogue no longer has.
 * @param names remembers what imports name, for many courses
 */
export async function importedCourse(
  row: Pick<CourseFormRow, 'source' | 'source_values' | 'staff_fields' | 'university_id' | 'form'>,
  names: ImportNames,
): Promise<Record<string, Json>> {
  const said = row.source_values;
  const values: Record<string, Json> = {};
  for (const field of PLAIN) if (field in said) values[field] = said[field] ?? null;
  if (values['field_detail'] === null) values['field_detail'] = '';
  await resolveNames(row, values, names);
  for (const list of IMPORTED_LISTS) {
    // Until staff set a list, it is what the import brought.
    if (!row.staff_fields.includes(list)) values[list] = row.form[list] ?? [];
    else if (typeof said[list] === 'string')
      values[list] = await readList(list, said[list], row.university_id, names);
  }
  return values;
}

async function resolveNames(
  { source, source_values: said }: Pick<CourseFormRow, 'source' | 'source_values'>,
  values: Record<string, Json>,
  names: ImportNames,
): Promise<void> {
  const set = (field: string, id: number | undefined) => {
    if (id !== undefined) values[field] = id;
  };
  if (typeof said['interest'] === 'string')
    set('interest_id', (await names.levels()).get(fold(said['interest'])));
  if (said['specialization'] === null) values['specialization_id'] = null;
  else if (typeof said['specialization'] === 'string') {
    set('specialization_id', (await names.fields()).get(fold(said['specialization'])));
  }
  if (typeof said['university'] === 'string')
    set('university_id', (await names.universities(source)).get(said['university']));
}

/** '2027-02; 2027-07 deadline 2027-05-01' and the like, as imports write lists (imports/course-lists.ts). */
async function readList(
  list: ImportedList,
  text: string,
  universityId: number,
  names: ImportNames,
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
  const campuses = await names.campuses(universityId);
  return items.flatMap((name) => {
    const campus_id = campuses.get(name);
    return campus_id === undefined ? [] : [{ campus_id }];
  });
}
