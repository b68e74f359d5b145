import { sql } from 'kysely';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import type { EnquiryImportRow } from '../../contract/enquiry-imports.ts';
import { ROW_OUTCOMES, type RowOutcome } from '../../contract/enquiry-import-words.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { tableFile } from '../table-file.ts';
import type { EnquiryImportContext } from './context.ts';
import { addedOutcomes } from './data.ts';
import type { Entry } from './entry.ts';

export interface RowQuery extends PageQuery {
  outcome?: string | undefined;
}

/** In the order of the file. @returns not_found, invalid (outcome), invalid_page */
export async function listRows(
  { db }: EnquiryImportContext,
  id: number,
  query: RowQuery,
): Promise<Result<Page<EnquiryImportRow>>> {
  const row = await db.selectFrom('enquiry_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const asked = query.outcome?.trim() ?? '';
  if (asked !== '' && !(asked in ROW_OUTCOMES))
    return fail({ code: 'invalid', fields: { outcome: [{ code: 'no_such_choice', value: asked }] } });
  const wanted = db
    .selectFrom('enquiry_import_rows')
    .where('import_id', '=', id)
    .where('number', '>', row.header_row)
    .$if(asked !== '', (rows) => rows.where('outcome', '=', asked as RowOutcome));
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .selectAll()
    .orderBy('number')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const adds = addedOutcomes(row.matching);
  const shown = rows.map((each): EnquiryImportRow => {
    const entry = (each.entry ?? {}) as Partial<Entry>;
    return {
      id: each.number,
      number: each.number,
      outcome: each.outcome === '' ? null : each.outcome,
      added: each.enquiry_id !== null || (row.state === 'checked' && adds.includes(each.outcome)),
      name: entry.name ?? '',
      contact: entry.contact ?? '',
      email: entry.email ?? '',
      problems: each.problems,
      known:
        each.known_kind === null || each.because === null
          ? null
          : { kind: each.known_kind, id: each.known_id ?? '', because: each.because },
      enquiry: each.enquiry_id,
    };
  });
  return ok(pageOf(shown, window.value));
}

const AT_ONCE = 500;

/**
 * The rows with a problem as they stand in the file, with the headings and what is wrong, so that they can be mended and
 * sent again. @returns not_found
 */
export async function exportWrongRows(
  { db }: EnquiryImportContext,
  id: number,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const row = await db.selectFrom('enquiry_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const header = await db
    .selectFrom('enquiry_import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('number', '=', row.header_row)
    .executeTakeFirst();
  const { matching } = row;
  type Wrong = { number: number; cells: string[]; problems: string[] };
  const columns = matching.columns.map((field, index) => ({
    title: header?.cells[index] ?? '',
    cell: ({ cells }: Wrong) => cells[index] ?? '',
    digits: field === 'contact',
  }));
  return ok(
    tableFile<Wrong>(
      {
        name: 'Rows with a problem',
        atOnce: AT_ONCE,
        columns: [
          ...columns,
          { title: 'Row', cell: ({ number }) => number },
          { title: 'Problem', cell: ({ problems }) => problems.join(' '), width: 60 },
        ],
        next: async (last) => {
          const { rows } = await sql<Wrong>`
            select number, cells, problems from enquiry_import_rows
            where import_id = ${id} and outcome = 'wrong' and number > ${last?.number ?? 0}
            order by number limit ${AT_ONCE}`.execute(db);
          return rows;
        },
      },
      format,
    ),
  );
}
