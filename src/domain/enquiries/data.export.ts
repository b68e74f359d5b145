import { sql } from 'kysely';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { ENQUIRY_SOURCES, ENQUIRY_STAGES, LOST_REASONS } from '../../contract/enquiry-words.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { exportFilters } from '../security/policy.ts';
import { presentCounselor } from '../follow-up/data.colleagues.ts';
import { tableFile, type TableColumn } from '../table-file.ts';
import type { EnquiryContext } from './context.ts';
import { findForStaff, type EnquiryQuery } from './data.list.ts';
import { enquiryRows, type EnquiryRow } from './rows.ts';

const AT_ONCE = 500;

const COLUMNS: readonly TableColumn<EnquiryRow>[] = [
  { title: 'Entered (Nepal time)', cell: (row) => row.entered_at, moments: true, width: 22 },
  { title: 'Name', cell: (row) => row.name, width: 24 },
  { title: 'Phone', cell: (row) => row.contact, digits: true, width: 20 },
  { title: 'E-mail', cell: (row) => row.email, width: 28 },
  { title: 'Stage', cell: (row) => ENQUIRY_STAGES[row.stage] },
  { title: 'Lost because', cell: (row) => (row.lost_reason === null ? '' : LOST_REASONS[row.lost_reason]) },
  { title: 'Source', cell: (row) => ENQUIRY_SOURCES[row.source] },
  { title: 'Source in detail', cell: (row) => row.source_detail },
  { title: 'Interest', cell: (row) => row.interest, width: 32 },
  { title: 'Country', cell: (row) => row.country },
  { title: 'Level', cell: (row) => row.level },
  { title: 'Field', cell: (row) => row.field },
  { title: 'Course', cell: (row) => row.course, width: 36 },
  { title: 'University', cell: (row) => row.university, width: 32 },
  { title: 'Intake', cell: (row) => intakeName(row.intake) },
  { title: 'Counselor', cell: (row) => presentCounselor(row)?.name ?? '', width: 22 },
  { title: 'Branch', cell: (row) => row.branch },
  { title: 'Next step', cell: (row) => row.next_step, width: 32 },
  { title: 'Next on', cell: (row) => row.next_on },
  { title: 'Message', cell: (row) => row.message, width: 48 },
];

/**
 * Every matching enquiry, newest first, as a table that is read in batches. The export is recorded first.
 * @returns invalid
 */
export async function exportEnquiries(
  context: EnquiryContext,
  { userId }: Principal,
  query: EnquiryQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const { db, clock, recordSecurity } = context;
  const at = clock.now();
  const found = await findForStaff(db, query, { me: userId, now: at });
  if (!found.ok) return found;
  const { fits, count } = found.value;
  await db.transaction().execute(async (trx) => {
    const filters = exportFilters(query);
    await recordChange(trx, {
      at,
      actor: userId,
      kind: 'list',
      object: 'enquiries',
      title: 'Enquiries',
      action: 'downloaded',
      after: { Rows: count, Filters: filters.join(', ') || 'None', Format: format },
    });
    const detail = { list: 'enquiries', rows: count, filters };
    await recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  const next = async (last: EnquiryRow | undefined): Promise<EnquiryRow[]> => {
    const after = last
      ? sql`and e.entered_at <= ${last.entered_at} and (e.entered_at < ${last.entered_at} or e.id > ${last.id})`
      : sql``;
    const { rows } = await sql<EnquiryRow>`
      ${enquiryRows} where ${fits} ${after} order by e.entered_at desc, e.id limit ${AT_ONCE}`.execute(db);
    return rows;
  };
  return ok(tableFile({ name: 'Enquiries', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}
