import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

/** The names of all tables. */
export async function allTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Everything that is stored: each row as JSON, after the name of its table. */
export const allRows = (db: Kysely<Database>, tables: readonly string[]): Promise<string[]> =>
  rowsOf(db, tables, sql`true`);

/** The number of a transaction that begins and ends now: later ones have higher numbers. */
export async function transactionNow(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return rows[0]!.id;
}

/** The rows that later transactions have written: a small part of all. */
export const rowsSince = (
  db: Kysely<Database>,
  tables: readonly string[],
  transaction: string,
): Promise<string[]> => rowsOf(db, tables, sql`t.xmin::text::bigint > ${transaction}::bigint`);

async function rowsOf(
  db: Kysely<Database>,
  tables: readonly string[],
  fits: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`${sql.join(
    tables.map(
      (table) =>
        sql`select ${sql.lit(table)} || ' ' || row_to_json(t)::text as row from ${sql.table(table)} t where ${fits}`,
    ),
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ row }) => row);
}
