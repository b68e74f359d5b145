import fs from 'node:fs';
import readline from 'node:readline';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ReportLine } from '../report.ts';

const AT_ONCE = 1_000;
/** Added to the numbers of the new report's lines while the old ones are still there. */
const APART = 1_000_000_000;
/** What makes two lines the same. */
const SAID = sql`md5(concat_ws(chr(31), outcome, kind, key, field, value_before, value_after, reason, value))`;

/**
 * Replaces the stored report of a run by the one in a file. Lines that the old report did not have are marked.
 * @returns how many lines are only in one of the two reports; 0 if there was none before
 */
export async function storeLines(trx: Transaction<Database>, runId: number, file: string): Promise<number> {
  await insertLines(trx, runId, file);
  const old = sql`select ${SAID} as said from import_lines where run_id = ${runId} and number < ${APART}`;
  const fresh = sql`select ${SAID} as said from import_lines where run_id = ${runId} and number >= ${APART}`;
  const { summary } = await trx
    .selectFrom('import_runs')
    .select('summary')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  let differs = 0;
  if (summary !== null && 'lines' in summary) {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from ((${old}) except (${fresh})) a)
        + (select count(*) from ((${fresh}) except (${old})) b) as count`.execute(trx);
    differs = rows[0]?.count ?? 0;
    await sql`update import_lines set fresh = ${SAID} not in (${old})
      where run_id = ${runId} and number >= ${APART} and ${differs}::int > 0`.execute(trx);
  }
  await sql`delete from import_lines where run_id = ${runId} and number < ${APART}`.execute(trx);
  await sql`update import_lines set number = number - ${APART}::int where run_id = ${runId}`.execute(trx);
  return differs;
}

async function insertLines(trx: Transaction<Database>, runId: number, file: string): Promise<void> {
  let rows: object[] = [];
  let number = APART;
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
      trx,
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
