import { sql, type RawBuilder } from 'kysely';
import { MOST_LOGGED } from '../../contract/paging.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { detailInWords } from '../../contract/security-detail-words.ts';
import { SECURITY_EVENTS, SECURITY_RESULTS } from '../../contract/security-events.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { tableFile, type TableColumn } from '../table-file.ts';
import type { RecordSecurity, SecurityContext } from './context.ts';
import { findEntries, type SecurityQuery } from './data.ts';
import { exportFilters } from './policy.ts';
import { presentEntry, type ListedRow } from './present.ts';

const AT_ONCE = 500;

/** An entry with the student whose case it is about. */
interface ExportRow extends ListedRow {
  student: string | null;
  student_email: string | null;
  student_contact: string | null;
}

const COLUMNS: readonly TableColumn<ExportRow>[] = [
  { title: 'First (Nepal time)', cell: (row) => row.at, moments: true, width: 22 },
  { title: 'Last (Nepal time)', cell: (row) => row.last_at, moments: true, width: 22 },
  { title: 'Times', cell: (row) => row.times, width: 8 },
  { title: 'What happened', cell: (row) => SECURITY_EVENTS[row.event], width: 28 },
  { title: 'Result', cell: (row) => SECURITY_RESULTS[row.result], width: 12 },
  { title: 'Details', cell: (row) => detailInWords(presentEntry(row)), width: 40 },
  { title: 'By account', cell: (row) => row.account_email ?? row.unknown_account, width: 28 },
  { title: 'Case', cell: (row) => row.reference },
  { title: 'Whose', cell: (row) => row.student, width: 24 },
  { title: 'Their e-mail', cell: (row) => row.student_email ?? row.subject_email, width: 28 },
  { title: 'Their mobile number', cell: (row) => row.student_contact, digits: true, width: 20 },
  { title: 'Network address', cell: (row) => row.address, width: 20 },
  { title: 'Program', cell: (row) => presentEntry(row).program, width: 24 },
];

/**
 * The entries that match, newest first and at most the newest 10,000, as a table: who did what, and whose data it was,
 * with how to reach them. Read in batches. The export is recorded first.
 * @returns invalid (person, event, result, day)
 */
export async function exportEntries(
  context: SecurityContext,
  record: RecordSecurity,
  { userId }: Principal,
  query: SecurityQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const found = await findEntries(context, query);
  if (!found.ok) return found;
  const { fits, count } = found.value;
  const detail = { list: 'security-log', rows: count, filters: exportFilters(query) };
  await context.db
    .transaction()
    .execute((trx) => record({ event: 'list_exported', result: 'ok', account: userId, detail }, trx));
  let left = MOST_LOGGED;
  const next = async (last: ExportRow | undefined): Promise<ExportRow[]> => {
    const rows = await batchAfter(last, context.db, fits, Math.min(AT_ONCE, left));
    left -= rows.length;
    return rows;
  };
  return ok(tableFile({ name: 'Security log', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}

const batchAfter = (last: ExportRow | undefined, db: Db, fits: RawBuilder<boolean>, size: number) =>
  db
    .selectFrom('security_events as e')
    .where(fits)
    .$if(last !== undefined, (query) => query.where(sql<boolean>`(e.at, e.id) < (${last?.at}, ${last?.id})`))
    .leftJoin('users as u', 'u.id', 'e.account_id')
    .leftJoin('users as s', 's.id', 'e.subject_id')
    .leftJoin('applications as a', 'a.id', 'e.subject_id')
    .selectAll('e')
    .select(['u.email as account_email', 's.email as subject_email', 'a.reference'])
    .select(['a.email as student_email', 'a.contact as student_contact'])
    .select(sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('student'))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(size)
    .execute();
