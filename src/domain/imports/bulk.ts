import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Column names and their PostgreSQL types. Both are our constants, never text from a file. */
export type ColumnTypes = Readonly<Record<string, string>>;
type Table = keyof Database;

const list = (names: readonly string[], prefix = ''): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${prefix}${name}`).join(', '));

const recordset = (json: string, types: ColumnTypes): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${json}::jsonb) as r(${sql.raw(
    Object.entries(types)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )})`;

/** Inserts rows in one statement, in their order. @returns the columns asked for */
export async function insertRows<R>(
  trx: Transaction<Database>,
  table: Table,
  types: ColumnTypes,
  rows: readonly object[],
  returning: readonly string[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const columns = list(Object.keys(types));
  const result = await sql<R>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${recordset(JSON.stringify(rows), types)}
    returning ${list(returning)}`.execute(trx);
  return result.rows;
}

/** Updates rows by `id` in one statement. Rows whose `touched` is false keep their updated_at. */
export async function updateRows(
  trx: Transaction<Database>,
  table: Table,
  types: ColumnTypes,
  rows: readonly ({ id: number; touched: boolean } & object)[],
  { stamped = true } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(types);
  const assignments = sql.raw(columns.map((name) => `${name} = r.${name}`).join(', '));
  const stamp = stamped ? sql`, updated_at = case when r.touched then now() else t.updated_at end` : sql``;
  await sql`
    update ${sql.table(table)} t set ${assignments}${stamp}
    from ${recordset(JSON.stringify(rows), { id: 'int', touched: 'boolean', ...types })}
    where t.id = r.id`.execute(trx);
}
