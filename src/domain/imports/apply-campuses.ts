import { sql } from 'kysely';
import { fold } from '../search/terms.ts';
import { insertRows, updateRows } from './bulk.ts';
import type { ImportContext } from './context.ts';
import type { CampusRecord } from './records.ts';

const COLUMNS = { campus_location: 'text', city_id: 'int', address: 'text', withdrawn: 'boolean' };
const INSERTED = { ...COLUMNS, university_id: 'int', name_key: 'text' };

export interface CampusRow {
  id: number;
  university_id: number;
  name_key: string;
  campus_location: string;
  city_id: number | null;
  address: string;
  withdrawn: boolean;
}

/** Campuses of the source's universities. Their key is (university, folded name). */
export class Campuses {
  readonly byKey = new Map<string, CampusRow>();
  readonly #labels = new Map<number, string>();

  add(row: CampusRow): void {
    this.byKey.set(`${row.university_id}\n${row.name_key}`, row);
    this.#labels.set(row.id, row.campus_location);
  }

  find(universityId: number, name: string): CampusRow | undefined {
    return this.byKey.get(`${universityId}\n${fold(name)}`);
  }

  label(id: number): string {
    return this.#labels.get(id) ?? String(id);
  }
}

/** Brings the campuses up to date; with `covered`, withdraws those that the source no longer lists. */
export async function applyCampuses(
  context: ImportContext,
  records: readonly CampusRecord[],
  universities: ReadonlyMap<string, number>,
  covered: boolean,
): Promise<{ campuses: Campuses; before: number; gone: number }> {
  const { trx, source, report, places, touchedUniversities } = context;
  const campuses = new Campuses();
  const countryOf = await countriesOf(context);
  const rows = await trx
    .selectFrom('campuses as k')
    .innerJoin('universities as u', 'u.id', 'k.university_id')
    .selectAll('k')
    .where('u.source', '=', source)
    .execute();
  for (const row of rows) campuses.add(row);
  const byStaff = await universitiesWithOwnCampuses(context);
  const known = records.flatMap((record) => {
    const university = universities.get(record.universityKey);
    if (university !== undefined && byStaff.has(university)) return [];
    if (university !== undefined) return [{ record, university, country: countryOf.get(university)! }];
    report.refuse(
      record.at,
      'university key',
      record.universityKey,
      'there is no such university in the file or catalogue',
    );
    return [];
  });
  await places.ensureCities(
    known.flatMap(({ record, country }) => (record.city ? [{ country, city: record.city }] : [])),
  );

  const inserts = new Map<string, object>();
  const updates: (CampusRow & { touched: boolean })[] = [];
  const met = new Set<string>();
  for (const { record, university, country } of known) {
    const name_key = fold(record.name);
    const key = `${university}\n${name_key}`;
    if (met.has(key)) {
      report.note(
        record.at,
        'Location Name',
        record.name,
        'this location is listed twice; the first row counts',
      );
      continue;
    }
    met.add(key);
    const city_id = places.city(country, record.city);
    const wanted = { campus_location: record.name, city_id, address: record.address, withdrawn: false };
    const row = campuses.byKey.get(key);
    const subject = { kind: 'campus', key: record.universityKey, name: record.name } as const;
    if (!row) {
      inserts.set(key, { ...wanted, university_id: university, name_key });
      report.counts.campus.added += 1;
      report.add({ outcome: 'added', ...subject });
      continue;
    }
    const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (field) => row[field] !== wanted[field],
    );
    report.counts.campus[fields.length > 0 ? 'changed' : 'unchanged'] += 1;
    if (fields.length === 0) continue;
    const text = (field: string, value: string | number | boolean | null) =>
      value === null ? '' : field === 'city_id' ? places.cityLabel(value as number) : String(value);
    for (const field of fields) {
      const [before, after] = [text(field, row[field]), text(field, wanted[field])];
      report.add({
        outcome: 'changed',
        ...subject,
        field: field === 'city_id' ? 'city' : field,
        before,
        after,
      });
    }
    updates.push({ ...row, ...wanted, touched: true });
    campuses.add({ ...row, ...wanted });
    if (fields.includes('city_id') || fields.includes('withdrawn')) touchedUniversities.add(university);
  }
  const made = await insertRows<CampusRow>(
    trx,
    'campuses',
    INSERTED,
    [...inserts.values()],
    ['id', ...Object.keys(INSERTED)],
  );
  for (const row of made) campuses.add(row);

  const before = rows.filter(({ withdrawn }) => !withdrawn).length;
  const gone = covered
    ? rows.filter(
        (row) =>
          !row.withdrawn &&
          !byStaff.has(row.university_id) &&
          !met.has(`${row.university_id}\n${row.name_key}`),
      )
    : [];
  for (const row of gone) {
    updates.push({ ...row, withdrawn: true, touched: true });
    touchedUniversities.add(row.university_id);
    report.counts.campus.withdrawn += 1;
    report.add({ outcome: 'withdrawn', kind: 'campus', name: row.campus_location });
  }
  await updateRows(trx, 'campuses', COLUMNS, updates, { stamped: false });
  return { campuses, before, gone: gone.length };
}

async function countriesOf({ trx, source }: ImportContext): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('universities')
    .select(['id', 'country_id'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map(({ id, country_id }) => [id, country_id]));
}

/** Universities whose campuses staff have set: an import leaves those as they are. */
async function universitiesWithOwnCampuses({ trx, source }: ImportContext): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from universities
    where source = ${source} and 'campuses' = any(staff_fields)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
