import { createHash } from 'node:crypto';
import fs from 'node:fs';
import readline from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ReportLine } from '../report.ts';

const AT_ONCE = 500;
/** Two reports of a run can be stored: the one that staff see and its successor. Their lines are numbered from 1 or from here. */
const APART = 1_000_000_000;
/** What makes two lines the same. */
const SAID = sql`md5(concat_ws(chr(31), outcome, kind, key, field, value_before, value_after, reason, value))`;

/** The condition for the lines of the report that is numbered from `from`. */
export const linesFrom = (runId: number, from: number): RawBuilder<boolean> =>
  sql`run_id = ${runId} and number > ${from}::int and number <= ${from}::int + ${APART}::int`;

const besides = (from: number) => (from === 0 ? APART : 0);

/** What a run has to be set to, so that staff see the new report. */
interface NewReport {
  lines_from: number;
  report_sha256: string;
  /** How many lines are only in one of the two reports; 0 if there was none before. */
  differs: number;
}

/**
 * Stores the report in a file beside the one that staff see. Lines that the old report does not have are marked. Outside of a
 * transaction every few hundred lines are one of their own, so that nobody waits long.
 */
export async function storeLines(db: Kysely<Database>, runId: number, file: string): Promise<NewReport> {
  const run = await readReport(db, runId);
  const lines_from = besides(run.lines_from);
  // Of an attempt that died.
  await deleteLines(db, runId, lines_from);
  await insertLines(db, runId, file, lines_from);
  const differs = run.hasLines ? await markNew(db, runId, run.lines_from, lines_from) : 0;
  return { lines_from, report_sha256: await digest(file), differs };
}

/** Deletes what is stored beside the report that staff see. */
export async function deleteOtherLines(db: Kysely<Database>, runId: number): Promise<void> {
  const { lines_from } = await readReport(db, runId);
  await deleteLines(db, runId, besides(lines_from));
}

/** Whether the report in a file says what the stored one does, perhaps in another order. */
export async function isReportRead(db: Kysely<Database>, runId: number, file: string): Promise<boolean> {
  const { report_sha256 } = await readReport(db, runId);
  if (report_sha256 === (await digest(file))) return true;
  const { differs } = await storeLines(db, runId, file);
  await deleteOtherLines(db, runId);
  return differs === 0;
}

async function deleteLines(db: Kysely<Database>, runId: number, from: number): Promise<void> {
  await sql`delete from import_lines where ${linesFrom(runId, from)}`.execute(db);
}

async function readReport(db: Kysely<Database>, runId: number) {
  const { summary, ...run } = await db
    .selectFrom('import_runs')
    .select(['summary', 'lines_from', 'report_sha256'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return { ...run, hasLines: summary !== null && 'lines' in summary };
}

async function markNew(db: Kysely<Database>, runId: number, before: number, after: number): Promise<number> {
  const old = sql`select ${SAID} as said from import_lines where ${linesFrom(runId, before)}`;
  const fresh = sql`select ${SAID} as said from import_lines where ${linesFrom(runId, after)}`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ((${old}) except (${fresh})) a)
      + (select count(*) from ((${fresh}) except (${old})) b) as count`.execute(db);
  const differs = rows[0]?.count ?? 0;
  if (differs > 0)
    await sql`update import_lines set fresh = true
      where ${linesFrom(runId, after)} and ${SAID} not in (${old})`.execute(db);
  return differs;
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

async function insertLines(db: Kysely<Database>, runId: number, file: string, from: number): Promise<void> {
  let rows: object[] = [];
  let number = from;
  const flush = async () => {
    if (rows.length === 0) return;
    await sql`
      insert into import_lines (run_id, number, outcome, kind, key, name, field, value_before, value_after, reason,
        sheet, at_row, at_column, value)
      select ${runId}::int, r.number, r.outcome, coalesce(r.kind, ''), coalesce(r.key, ''), coalesce(r.name, ''),
        coalesce(r.field, ''), coalesce(r.before, ''), coalesce(r.after, ''), coalesce(r.reason, ''),
        coalesce(r.sheet, ''), r.row, coalesce(r."column", ''), coalesce(r.value, '')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number int, outcome text, kind text, key text,
        name text, field text, before text, after text, reason text, sheet text, "row" int, "column" text, value text)`.execute(
      db,
    );
    rows = [];
  };
  const input = fs.createReadStream(file, 'utf8');
  for await (const text of readline.createInterface({ input, crlfDelay: Infinity })) {
    if (text === '') continue;
    number += 1;
    // PostgreSQL cannot store this character, and a cell of a file may have it.
    const line = JSON.parse(text.replaceAll(String.raw`\u0000`, '')) as ReportLine;
    rows.push({ ...line, number });
    if (rows.length >= AT_ONCE) await flush();
  }
  await flush();
}
