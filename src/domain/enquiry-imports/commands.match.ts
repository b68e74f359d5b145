import type { MatchEnquiries, Matching } from '../../contract/enquiry-imports.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { EnquiryImportContext } from './context.ts';
import { firstRows } from './data.ts';
import { guessedColumns } from './commands.upload.ts';
import { recordChange } from '../change-log/commands.record.ts';

/**
 * Says what the columns and words of a file mean. What the check has found out counts no more.
 * @returns not_found, enquiry_import_changed, no_such_import_step, invalid (header_row)
 */
export async function matchImport(
  { db, clock }: EnquiryImportContext,
  by: string,
  id: number,
  { version, header_row, ...matching }: MatchEnquiries,
): Promise<Result<number>> {
  return db.transaction().execute(async (trx): Promise<Result<number>> => {
    const row = await trx
      .selectFrom('enquiry_imports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    if (row.version !== version) return fail({ code: 'refused', reason: 'enquiry_import_changed' });
    const open = row.state === 'open' || (row.state === 'checked' && row.written === 0);
    if (!open || row.emptied_at !== null) return fail({ code: 'refused', reason: 'no_such_import_step' });
    const { count } = await trx
      .selectFrom('enquiry_import_rows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('import_id', '=', id)
      .where('number', '>', header_row)
      .executeTakeFirstOrThrow();
    if (count === 0) {
      const message = 'There are no rows below this one.';
      return fail({ code: 'invalid', fields: { header_row: [{ code: 'custom', message }] } });
    }
    const moved = header_row !== row.header_row;
    const columns = moved ? guessedColumns(await firstRows(trx, id), header_row) : matching.columns;
    // Only what becomes of people who are known has changed: what was found out still holds.
    const same = !moved && readingOf(row.matching) === readingOf({ ...matching, columns });
    await trx
      .updateTable('enquiry_imports')
      .set({
        header_row,
        row_count: count,
        matching: JSON.stringify({ ...matching, columns }),
        version: row.version + 1,
        ...(!same && { state: 'open' as const }),
      })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, {
      at: clock.now(),
      actor: by,
      kind: 'enquiry_import',
      object: id,
      title: row.file_name,
      action: 'changed',
    });
    return ok(id);
  });
}

/** All that decides how rows are read, as text. */
const readingOf = ({ columns, meanings, dates, source, source_detail }: Matching): string =>
  JSON.stringify([
    columns,
    meanings.map(({ field, text, meaning }) => [field, text, meaning]),
    dates,
    source,
    source_detail,
  ]);
