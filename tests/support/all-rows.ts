import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

/** The names of all tables. */
export async function allTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Everything that is stored: each row as JSON, after the name of its table. */
export async function allRows(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`${sql.join(
    tables.map(
      (table) =>
        sql`select ${sql.lit(table)} || ' ' || row_to_json(t)::text as row from ${sql.table(table)} t`,
    ),
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ row }) => row);
}
