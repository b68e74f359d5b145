import { z } from 'zod';
import type { DatabaseHandle } from '../database/handle.ts';
import { StartError } from '../start-error.ts';
import {
  ask,
  quoted,
  rowsOf,
  tableCount,
  tablesIn,
  useTextFormats,
  type Column,
  type Session,
  type TableEnd,
} from './rows-out.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

const markSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.string(), rows: z.number(), digest: z.string() }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ complete: z.literal(true), tables: z.number(), rows: z.number() }),
]);

export interface Loaded {
  tables: number;
  rows: number;
}

/**
 * Reads the lines of rows-out.ts. @throws StartError when a table has not the rows that its end line says, or the end is
 * missing
 */
export async function readDump(
  lines: AsyncIterable<string>,
  on: {
    table?(table: string, columns: string[]): Promise<void> | void;
    row?(line: string): Promise<void> | void;
    end?(table: string, end: TableEnd): Promise<void> | void;
    sequence?(name: string, value: string): Promise<void> | void;
  },
): Promise<Loaded> {
  let count = tableCount();
  let complete: Loaded | undefined;
  for await (const line of lines) {
    if (line.startsWith('[')) {
      count.add(line);
      await on.row?.(line);
      continue;
    }
    const mark = markSchema.parse(JSON.parse(line));
    if ('table' in mark) {
      count = tableCount();
      await on.table?.(mark.table, mark.columns);
    } else if ('end' in mark) {
      const { end: table, ...said } = mark;
      mustBeEqual(table, count.end(), said);
      await on.end?.(table, said);
    } else if ('sequence' in mark) await on.sequence?.(mark.sequence, mark.value);
    else complete = { tables: mark.tables, rows: mark.rows };
  }
  if (!complete) throw new StartError('The rows of the database end too early in this backup.');
  return complete;
}

function mustBeEqual(table: string, found: TableEnd, said: TableEnd): void {
  if (found.rows === said.rows && found.digest === said.digest) return;
  throw new StartError(
    found.rows === said.rows
      ? `The rows of the table ${table} are not the ones that were backed up.`
      : `The table ${table} has ${found.rows} rows and should have ${said.rows}.`,
  );
}

/**
 * Replaces the content of all tables by that of a dump, in one transaction, and reads all of it again: every row must be
 * as it was. The tables must be those of the version that made the dump.
 */
export function loadRows(
  { db }: Pick<DatabaseHandle, 'db'>,
  lines: AsyncIterable<string>,
  onTable: (table: string) => void = () => {},
): Promise<Loaded> {
  return db.transaction().execute(async (session) => {
    await useTextFormats(session);
    const tables = await tablesIn(session);
    const links = await dropLinks(session);
    await setTriggers(session, tables, 'disable');
    if (tables.size > 0)
      await ask(session, `truncate ${[...tables.keys()].map(quoted).join(', ')} restart identity`);
    const ends = new Map<string, { columns: string[]; end: TableEnd }>();
    let insert: ReturnType<typeof inserter> | undefined;
    let columns: string[] = [];
    const loaded = await readDump(lines, {
      table(table, names) {
        onTable(table);
        columns = names;
        insert = inserter(session, table, names, tables.get(table));
      },
      row: (line) => insert!.add(line),
      async end(table, end) {
        await insert!.flush();
        ends.set(table, { columns, end });
      },
      sequence: async (name, value) =>
        void (await ask(session, 'select setval($1::text::regclass, $2::text::bigint)', [
          quoted(name),
          value,
        ])),
    });
    for (const [table, { columns: names, end }] of ends)
      mustBeEqual(table, await countRows(session, table, names), end);
    for (const add of links) await ask(session, add);
    await setTriggers(session, tables, 'enable');
    return loaded;
  });
}

/** Foreign keys would need the rows in an order. @returns the statements that add them again, which checks all rows */
async function dropLinks(session: Session): Promise<string[]> {
  const links = await ask<{ table: string; name: string; definition: string }>(
    session,
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of links)
    await ask(session, `alter table ${table} drop constraint ${quoted(name)}`);
  return links.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

/** Triggers have done their work when the rows were first written. */
async function setTriggers(
  session: Session,
  tables: ReadonlyMap<string, unknown>,
  how: 'disable' | 'enable',
): Promise<void> {
  for (const table of tables.keys()) await ask(session, `alter table ${quoted(table)} ${how} trigger user`);
}

async function countRows(session: Session, table: string, columns: readonly string[]): Promise<TableEnd> {
  const count = tableCount();
  for await (const lines of rowsOf(session, table, columns)) for (const line of lines) count.add(line);
  return count.end();
}

function inserter(session: Session, table: string, names: readonly string[], known: Column[] | undefined) {
  const types = names.map((name) => known?.find((column) => column.name === name)?.type);
  const strange = names.find((_, at) => types[at] === undefined);
  if (!known || strange !== undefined)
    throw new StartError(`This version has no table ${table} with the column ${strange ?? '(any)'}.`);
  const parameters = names.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const values = names.map((_, at) => `x${at}::${types[at]!}`).join(', ');
  const text = `insert into ${quoted(table)} (${names.map(quoted).join(', ')}) overriding system value
    select ${values} from unnest(${parameters}) as t(${names.map((_, at) => `x${at}`).join(', ')})`;
  let rows: (string | null)[][] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const batch = rows;
    [rows, characters] = [[], 0];
    await ask(
      session,
      text,
      names.map((_, at) => batch.map((row) => row[at] ?? null)),
    );
  };
  return {
    flush,
    async add(line: string) {
      rows.push(JSON.parse(line) as (string | null)[]);
      characters += line.length;
      if (rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
    },
  };
}
