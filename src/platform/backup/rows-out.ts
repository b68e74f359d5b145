import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { DatabaseHandle } from '../database/handle.ts';
import type { Database } from '../database/schema.ts';

/**
 * All rows as lines of text, the same for the embedded database and PostgreSQL:
 *
 *   {"table":"users","columns":["id","email",…]}
 *   ["4711","maya@example.com",…]                  a row: each value in PostgreSQL's text format, or null
 *   {"end":"users","rows":1,"digest":"…"}
 *   {"sequence":"users_id_seq","value":"4711"}
 *   {"complete":true,"tables":80,"rows":4711}
 */

/** Tables that a backup leaves out: the first is restored by the migrations, the others say what goes on at the moment. */
const LEFT_OUT = ['schema_migrations', 'backup_runs', 'held_deletions'];
const AT_ONCE = 200;

export interface TableEnd {
  rows: number;
  /** Sum of the SHA-256 of all rows: the order of rows does not matter. */
  digest: string;
}

/** Values are written in the same way whatever the server's settings are. */
const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = public`;

/** A connection on which the dump or the load runs. */
export type Session = Pick<Kysely<Database>, 'executeQuery'>;

/** Runs SQL that is put together from names of the catalogue of the database. */
export async function ask<R = Record<string, unknown>>(
  session: Session,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<R[]> {
  return (await session.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))).rows;
}

export const useTextFormats = async (session: Session): Promise<void> => {
  await ask(session, SETTINGS);
};

/** The database at one moment, whatever is changed while `work` reads. */
export function atOneMoment<T>(
  { db }: Pick<DatabaseHandle, 'db'>,
  work: (session: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (session) => {
    await ask(session, 'set transaction isolation level repeatable read, read only');
    await useTextFormats(session);
    return work(session);
  });
}

export interface Column {
  name: string;
  type: string;
}

/** The tables that are backed up, with the columns that are not computed. */
export async function tablesIn(session: Session): Promise<Map<string, Column[]>> {
  const rows = await ask<{ table: string; column: string; type: string }>(
    session,
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace
       and a.attgenerated = '' and c.relname <> all($1::text[])
     order by c.relname, a.attnum`,
    [LEFT_OUT],
  );
  const tables = new Map<string, Column[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    tables.set(table, [...columns, { name: column, type }]);
  }
  return tables;
}

/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Each row of a table as a line, `AT_ONCE` at a time. */
export async function* rowsOf(
  session: Session,
  table: string,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const texts = columns.map((name) => `${quoted(name)}::text`).join(', ');
  await ask(
    session,
    `declare backed_up no scroll cursor for select array_to_json(array[${texts}]::text[])::text as line from ${quoted(table)}`,
  );
  for (;;) {
    const rows = await ask<{ line: string }>(session, `fetch ${AT_ONCE} from backed_up`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await ask(session, 'close backed_up');
}

/** Counts rows and sums their hashes. */
export function tableCount(): { add(line: string): void; end(): TableEnd } {
  let [rows, sum] = [0, 0n];
  return {
    add(line) {
      rows += 1;
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`));
    },
    end: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

/** All rows and the positions of all sequences. @param onTable told before each table */
export async function* dumpRows(
  session: Session,
  onTable: (done: number, total: number, table: string) => void = () => {},
): AsyncGenerator<string> {
  const tables = await tablesIn(session);
  let [done, all] = [0, 0];
  for (const [table, columns] of tables) {
    onTable(done, tables.size, table);
    const names = columns.map(({ name }) => name);
    yield JSON.stringify({ table, columns: names });
    const count = tableCount();
    for await (const lines of rowsOf(session, table, names)) {
      for (const line of lines) count.add(line);
      yield* lines;
    }
    const end = count.end();
    yield JSON.stringify({ end: table, ...end });
    done += 1;
    all += end.rows;
  }
  const sequences = await ask<{ sequence: string; value: string }>(
    session,
    `select sequencename as sequence, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  for (const sequence of sequences) yield JSON.stringify(sequence);
  yield JSON.stringify({ complete: true, tables: tables.size, rows: all });
}
