import { sql, type Transaction } from 'kysely';
import { MISSING, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { Origin } from '../../contract/catalogue/origin.ts';
import { jsonText, type Json } from '../../contract/edits/changes.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readCourseForms } from '../courses/data.form.ts';
import { ImportNames } from '../courses/data.import-names.ts';
import { importedCourse } from '../courses/data.imported.ts';
import { readUniversityForms } from '../universities/data.form.ts';
import { importedUniversity } from '../universities/data.imported.ts';
import { usesOf } from './choices/uses.ts';
import { courseList } from './lists/courses.ts';
import { scholarshipList } from './lists/scholarships.ts';
import { universityList } from './lists/universities.ts';

type Trx = Transaction<Database>;

/** Where a record comes from, what the import says of its fields, what it lacks, and what uses it. @returns not_found */
export async function readOriginOf(
  trx: Trx,
  kind: CatalogueKind,
  object: string,
  now: Date,
): Promise<Result<Origin>> {
  const id = idOf(object);
  if (id === null) return fail({ code: 'not_found' });
  if (kind === 'course' || kind === 'university') return originOfSourced(trx, kind, id, now);
  if (kind === 'scholarship') {
    const [row] = await scholarshipList.rows(trx, [id], now);
    if (!row) return fail({ code: 'not_found' });
    return ok({ ...OWN, missing: row.missing.map((name) => MISSING.scholarship[name]) });
  }
  return ok({ ...OWN, uses: await usesOf(trx, kind, id) });
}

const OWN: Origin = { source: 'staff', source_key: '', imported_at: null, fields: [], missing: [], uses: '' };

async function originOfSourced(
  trx: Trx,
  kind: 'course' | 'university',
  id: number,
  now: Date,
): Promise<Result<Origin>> {
  const list = kind === 'course' ? courseList : universityList;
  const [[row], [shown]] = await Promise.all([
    kind === 'course' ? readCourseForms(trx, [id], false) : readUniversityForms(trx, [id], false),
    list.rows(trx, [id], now),
  ]);
  if (!row || !shown) return fail({ code: 'not_found' });
  const imported =
    kind === 'course'
      ? await importedCourse(row as Parameters<typeof importedCourse>[0], new ImportNames(trx))
      : await importedUniversity(trx, row as Parameters<typeof importedUniversity>[1]);
  const { source, source_key, staff_fields, source_values } = row;
  const [held, labels] = await Promise.all([heldFields(trx, row), labelsOf(trx, imported)]);
  const fields = Object.entries(imported).map(([field, value]) => ({
    field,
    value,
    words: wordsOf(field, value, source_values[field], labels),
    set_by_staff: staff_fields.includes(field),
    held: held.get(field) ?? null,
  }));
  const newest = await trx
    .selectFrom('imports')
    .select('finished_at')
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const words: Readonly<Record<string, string>> = MISSING[kind];
  return ok({
    source,
    source_key: source === 'staff' ? '' : source_key,
    imported_at: newest ? new Date(newest.finished_at).toISOString() : null,
    fields: source === 'staff' || source === 'demo' ? [] : fields,
    missing: shown.missing.map((name) => words[name] ?? name),
    uses: '',
  });
}

/** Why values of a course are held back, by field. */
async function heldFields(
  trx: Trx,
  row: { source: string; source_key: string },
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('import_holds')
    .select(['field', 'reason'])
    .where('source', '=', row.source)
    .where('kind', '=', 'course')
    .where('source_key', '=', row.source_key)
    .where('state', 'in', ['open', 'dismissed'])
    .execute();
  return new Map(rows.map(({ field, reason }) => [field, reason]));
}

/** Names of the records that ids of an import stand for. */
async function labelsOf(trx: Trx, values: Readonly<Record<string, Json>>): Promise<Map<string, string>> {
  const sources = {
    interest_id: sql`select interest_name as name from interests where id =`,
    specialization_id: sql`select specialization_name as name from specializations where id =`,
    university_id: sql`select university_name as name from universities where id =`,
    country_id: sql`select country_name as name from countries where id =`,
    city_id: sql`select city_name as name from cities where id =`,
  };
  const labels = new Map<string, string>();
  for (const [field, source] of Object.entries(sources)) {
    const id = values[field];
    if (typeof id !== 'number') continue;
    const { rows } = await sql<{ name: string }>`${source} ${id}`.execute(trx);
    labels.set(field, rows[0]?.name ?? String(id));
  }
  return labels;
}

function wordsOf(
  field: string,
  value: Json,
  said: string | number | null | undefined,
  labels: ReadonlyMap<string, string>,
): string {
  const label = labels.get(field);
  if (label !== undefined) return label;
  if (Array.isArray(value)) return typeof said === 'string' ? said || 'nothing' : '';
  return value === null || value === ''
    ? 'nothing'
    : typeof value === 'number'
      ? value.toLocaleString('en')
      : jsonText(value);
}
