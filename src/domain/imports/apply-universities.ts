import { fold } from '../search/terms.ts';
import { insertRows, updateRows } from './bulk.ts';
import { reportMerge, type ImportContext } from './context.ts';
import { applyUniversityEnglish } from './english.ts';
import { merge, type SourcedRow, type Values, type Wanted } from './merge.ts';
import type { UniversityRecord } from './records.ts';
import { markSeen } from './seen.ts';

const COLUMNS = {
  university_name: 'text',
  name_key: 'text',
  country_id: 'int',
  city_id: 'int',
  website: 'text',
  email: 'text',
  status: 'text',
  source_values: 'jsonb',
};
const INSERTED = { ...COLUMNS, source: 'text', source_key: 'text' };

/** Fields that the search index or a filter uses. */
const SEARCHED = new Set(['university_name', 'country_id', 'city_id', 'status']);

function withoutRepeats(records: readonly UniversityRecord[], { report }: ImportContext): UniversityRecord[] {
  const seen = new Set<string>();
  return records.filter(({ key, at }) => {
    if (seen.has(key))
      report.refuse(at, 'university key', key, 'this university is already in the file, further up');
    return !seen.has(key) && seen.add(key);
  });
}

async function wantedOf(record: UniversityRecord, { places }: ImportContext): Promise<Wanted> {
  const country = await places.country(record.country);
  const { university_name, website, email, status, city } = record;
  const said = {
    university_name, website, email, status,
    country: record.country,
    city: city && (city.state ? `${city.name}, ${city.state}` : city.name),
  }; // oxfmt-ignore
  const columns = {
    university_name, website, email, status,
    country_id: country,
    city_id: places.city(country, city),
  }; // oxfmt-ignore
  return { columns, said };
}

async function resolvePlaces(records: readonly UniversityRecord[], { places }: ImportContext): Promise<void> {
  const refs = [];
  for (const { country, city } of records) {
    const id = await places.country(country);
    if (city) refs.push({ country: id, city });
  }
  await places.ensureCities(refs);
}

/**
 * Brings the universities of the source up to date.
 * @returns the ids of all of them, also of those not in the file
 */
export async function applyUniversities(
  context: ImportContext,
  found: readonly UniversityRecord[],
): Promise<Map<string, number>> {
  const { trx, source, report } = context;
  const records = withoutRepeats(found, context);
  await resolvePlaces(records, context);
  const rows = await trx.selectFrom('universities').selectAll().where('source', '=', source).execute();
  const existing = new Map(rows.map((row) => [row.source_key, row]));
  const ids = new Map(rows.map((row) => [row.source_key, row.id]));
  const inserts: object[] = [];
  const updates: ({ id: number; touched: boolean } & object)[] = [];
  for (const record of records) {
    const wanted = await wantedOf(record, context);
    const row = existing.get(record.key);
    if (!row) {
      const name_key = fold(record.university_name);
      inserts.push({
        ...wanted.columns,
        name_key,
        source,
        source_key: record.key,
        source_values: wanted.said,
      });
      report.counts.university.added += 1;
      report.add({ outcome: 'added', kind: 'university', key: record.key, name: record.university_name });
    } else {
      const speaks = record.onlyIfMissing ? onlyStatus(wanted) : wanted;
      updates.push(...mergeRow(context, row, speaks));
    }
  }
  const made = await insertRows<SourcedRow>(trx, 'universities', INSERTED, inserts, ['id', 'source_key']);
  for (const { id, source_key } of made) ids.set(source_key, id);
  await updateRows(trx, 'universities', COLUMNS, updates);
  const added = new Set(made.map(({ id }) => id));
  await applyUniversityEnglish(context, records, ids, (id) => added.has(id));
  await markSeen(
    trx,
    'university',
    records.map(({ key }) => key),
  );
  return ids;
}

/** A file of courses alone only shows that a university exists; it has nothing better than what is known. */
const onlyStatus = ({ columns, said }: Wanted): Wanted => ({
  columns: { status: columns['status'] ?? null },
  said: { status: said['status'] ?? null },
});

function mergeRow(context: ImportContext, row: SourcedRow & Record<string, unknown>, wanted: Wanted) {
  const { columns, said, changes, kept, dirty } = merge(row, wanted);
  const current: Values = Object.fromEntries(
    Object.keys(COLUMNS).map((name) => [name, (columns[name] ?? row[name] ?? null) as never]),
  );
  for (const name of Object.keys(columns)) current[name] = columns[name]!;
  const name = String(current['university_name']);
  const subject = { kind: 'university', key: row.source_key, name } as const;
  const shown = changes.map(({ field, before, after }) => {
    if (field !== 'city_id') return { field, before, after };
    const label = (id: unknown) => (id === null ? null : context.places.cityLabel(id as number));
    return { field: 'city', before: label(before), after: label(after) };
  });
  reportMerge(context, subject, shown, kept);
  context.report.counts.university[changes.length > 0 ? 'changed' : 'unchanged'] += 1;
  if (changes.some(({ field }) => SEARCHED.has(field))) context.touchedUniversities.add(row.id);
  if (!dirty) return [];
  return [{ ...current, id: row.id, touched: changes.length > 0, name_key: fold(name), source_values: said }];
}
