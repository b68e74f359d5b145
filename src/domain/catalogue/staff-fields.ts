import { sql, type Transaction } from 'kysely';
import { isSame, jsonText, type Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';

type Fields = Readonly<Record<string, Json | undefined>>;

/** A record that an import may bring up to date. */
interface Sourced {
  source: string;
  source_key: string;
  staff_fields: readonly string[];
}

/** Sources without a later import, so that nothing can overwrite what staff set. */
const OWN_SOURCE = 'staff';

/**
 * The fields that imports leave alone after a save: those that staff have changed, without those that now have the value
 * of the import again.
 * @param imported the values that the last import brought, as the form has them
 */
export function staffFieldsAfter(
  { source, staff_fields }: Pick<Sourced, 'source' | 'staff_fields'>,
  changed: readonly string[],
  data: Fields,
  imported: Fields,
): string[] {
  if (source === OWN_SOURCE) return [];
  const fields = new Set(staff_fields);
  for (const field of changed) {
    const said = imported[field];
    if (said !== undefined && isSame(withoutKeys(said), withoutKeys(data[field]))) fields.delete(field);
    else fields.add(field);
  }
  return [...fields].sort();
}

/** A value without the keys of items, in an order that does not depend on them. */
function withoutKeys(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  const items = (value as Json[]).map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const { key: _key, ...rest } = item as Record<string, Json>;
    return rest;
  });
  return items.toSorted((a, b) => (stableText(a) < stableText(b) ? -1 : 1));
}

const stableText = (item: Json): string =>
  typeof item === 'object' && item !== null
    ? JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(item);

/** A course that was saved, with the fields that imports leave alone now. */
interface Saved {
  row: Sourced & { source_values: Fields };
  changed: readonly string[];
  staffFields: readonly string[];
}

/** A field that staff have set needs no decision any more; a held value that they took over is accepted. */
export async function settleHolds(trx: Transaction<Database>, courses: readonly Saved[]): Promise<void> {
  const keys = courses.map(({ row: { source, source_key } }) => ({ source, source_key }));
  const { rows } = await sql<{ source: string; source_key: string }>`
    select distinct h.source, h.source_key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(source text, source_key text)
    join import_holds h on h.source = k.source and h.kind = 'course' and h.source_key = k.source_key
    where h.state in ('open', 'dismissed')`.execute(trx);
  const held = new Set(rows.map(({ source, source_key }) => `${source} ${source_key}`));
  for (const course of courses) {
    if (held.has(`${course.row.source} ${course.row.source_key}`)) await settleHoldsOf(trx, course);
  }
}

async function settleHoldsOf(
  trx: Transaction<Database>,
  { row: { source, source_key, source_values }, changed, staffFields }: Saved,
): Promise<void> {
  for (const field of changed) {
    const held = trx
      .updateTable('import_holds')
      .where('kind', '=', 'course')
      .where('source', '=', source)
      .where('source_key', '=', source_key)
      .where('field', '=', field);
    if (staffFields.includes(field)) {
      await held.set({ state: 'dismissed' }).where('state', '=', 'open').execute();
      continue;
    }
    const said = jsonText(source_values[field]);
    const takenOver = held.set({ state: 'accepted' }).where('value', '=', said);
    await takenOver.where('state', 'in', ['open', 'dismissed']).execute();
  }
}
