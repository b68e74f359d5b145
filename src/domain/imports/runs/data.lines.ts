import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { OUTCOMES, type ImportLine } from '../../../contract/import-runs.ts';
import type { TableFormat } from '../../../contract/calls/parameters.ts';
import type { Page, PageQuery } from '../../../contract/paging.ts';
import { pageOf, pageWindow } from '../../paging.ts';
import { tableFile, type TableColumn } from '../../table-file.ts';
import type { RunContext } from './context.ts';
import { linesFrom } from './lines.ts';

export interface LineQuery extends PageQuery {
  outcome?: string | undefined;
  kind?: string | undefined;
  search?: string | undefined;
  /** 'yes': only lines that the report read before did not have. */
  fresh?: string | undefined;
}

const AT_ONCE = 500;
const COLUMNS = sql`number as id, outcome, kind, key, name, field, value_before as before, value_after as after, reason,
  sheet, at_row as "row", at_column as "column", value, fresh`;

/** The condition for the lines that a query finds. @returns not_found, invalid (outcome) */
async function wantedLines(
  { db }: RunContext,
  id: number,
  { outcome = '', kind = '', search = '', fresh }: LineQuery,
): Promise<Result<RawBuilder<unknown>>> {
  const run = await db.selectFrom('import_runs').select('lines_from').where('id', '=', id).executeTakeFirst();
  if (!run) return fail({ code: 'not_found' });
  const parts: RawBuilder<unknown>[] = [linesFrom(id, run.lines_from)];
  const asked = outcome.trim();
  if (asked !== '') {
    if (!OUTCOMES.some((each) => each === asked))
      return fail({ code: 'invalid', fields: { outcome: [{ code: 'no_such_choice', value: asked }] } });
    parts.push(sql`outcome = ${asked}`);
  }
  if (kind.trim() !== '') parts.push(sql`kind = ${kind.trim()}`);
  if (fresh === 'yes') parts.push(sql`fresh`);
  const words = search.replaceAll('\0', '').trim();
  if (words !== '') {
    const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    parts.push(
      sql`concat_ws(' ', key, name, field, value_before, value_after, value, reason) ilike ${pattern}`,
    );
  }
  return ok(sql.join(parts, sql` and `));
}

/** The report of a run, in the order of the file. @returns not_found, invalid (outcome), invalid_page. */
export async function listLines(
  context: RunContext,
  id: number,
  query: LineQuery,
): Promise<Result<Page<ImportLine>>> {
  const wanted = await wantedLines(context, id, query);
  if (!wanted.ok) return wanted;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from import_lines where ${wanted.value}`.execute(context.db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<ImportLine>`
    select ${COLUMNS} from import_lines where ${wanted.value} order by number
    limit ${window.value.limit} offset ${window.value.offset}`.execute(context.db);
  return ok(pageOf(rows, window.value));
}

const TABLE: readonly TableColumn<ImportLine>[] = [
  { title: 'Outcome', cell: (line) => line.outcome, width: 12 },
  { title: 'Kind', cell: (line) => line.kind, width: 12 },
  { title: 'Code', cell: (line) => line.key, digits: true },
  { title: 'Name', cell: (line) => line.name, width: 40 },
  { title: 'Field', cell: (line) => line.field },
  { title: 'Before', cell: (line) => line.before, width: 24 },
  { title: 'After', cell: (line) => line.after, width: 24 },
  { title: 'Reason', cell: (line) => line.reason, width: 40 },
  { title: 'Sheet or file', cell: (line) => line.sheet },
  { title: 'Row', cell: (line) => line.row, width: 8 },
  { title: 'Column', cell: (line) => line.column, width: 24 },
  { title: 'Value', cell: (line) => line.value, width: 24 },
];

/** The same as a table, read in batches. @returns not_found, invalid (outcome). */
export async function exportLines(
  context: RunContext,
  id: number,
  query: LineQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const wanted = await wantedLines(context, id, query);
  if (!wanted.ok) return wanted;
  const next = async (last: ImportLine | undefined) => {
    const { rows } = await sql<ImportLine>`
      select ${COLUMNS} from import_lines where ${wanted.value} and number > ${last?.id ?? 0}
      order by number limit ${AT_ONCE}`.execute(context.db);
    return rows;
  };
  return ok(tableFile({ name: 'Report', columns: TABLE, atOnce: AT_ONCE, next }, format));
}
