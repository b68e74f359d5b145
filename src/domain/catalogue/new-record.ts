import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { EditKind } from '../../contract/edits/kinds.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { LARGEST_ID } from '../../contract/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FormData, WriteContext } from '../edits/kind.ts';
import { Faults } from './faults.ts';

type Needed<Field extends string> = { [Name in Field]: Name extends `${string}_id` ? number : string };

const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_ID;

/**
 * The values without which a record cannot be stored, even as a draft: names and references.
 * @param needed by field what to do if it is missing
 * @returns invalid, and a key of its own for the record
 */
export function newRecord<Field extends string>(
  data: FormData,
  needed: Readonly<Record<Field, string>>,
): Result<Needed<Field> & { key: string }> {
  const faults = new Faults();
  const values: Record<string, string | number> = {};
  for (const [field, message] of Object.entries<string>(needed)) {
    const value = data[field];
    if (field.endsWith('_id') && typeof value === 'number' && isId(value)) values[field] = value;
    else if (!field.endsWith('_id') && typeof value === 'string' && value.trim()) {
      values[field] = value.trim().slice(0, 300);
    } else faults.add(field, message);
  }
  return faults.failure() ?? ok({ ...(values as Needed<Field>), key: randomUUID() });
}

/**
 * Stores a new course or university as a draft, with the rest of its form beside it.
 * @param values its columns: name, references and the folded name
 * @returns its id
 */
export async function storeNew(
  trx: Transaction<Database>,
  { kind, table }: { kind: 'course'; table: 'courses' } | { kind: 'university'; table: 'universities' },
  { key, ...values }: Readonly<Record<string, string | number>> & { key: string },
  data: FormData,
  context: WriteContext,
): Promise<string> {
  const columns = { ...values, status: 'draft', source: 'staff', source_key: key, updated_at: context.now };
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(columns))}) returning id`.execute(trx);
  const { id } = rows[0]!;
  await keepAsDraft(trx, kind, id, data, context);
  return String(id);
}

/** Keeps what a new record cannot store yet as its draft, for instance the lists of the record that it is a copy of. */
export async function keepAsDraft(
  trx: Transaction<Database>,
  kind: EditKind,
  id: number,
  data: FormData,
  { author, now }: WriteContext,
): Promise<void> {
  const row = { kind, object: String(id), data: JSON.stringify(data), saved_by: author.id, saved_at: now };
  await trx.insertInto('drafts').values(row).execute();
}
