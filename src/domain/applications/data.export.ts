import { sql } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { intakeName } from '../../contract/intakes.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { presentCounselor } from '../follow-up/data.colleagues.ts';
import { exportFilters } from '../security/policy.ts';
import { numberOrText, tableFile, type TableColumn } from '../table-file.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { findForStaff, itemsOf } from './data.staff.ts';
import type { StaffApplicationQuery } from './policy.list-filters.ts';
import type { StaffItemRow } from './present.ts';
import type { ApplicationContext } from './context.ts';

const AT_ONCE = 500;

interface ExportRow extends StaffItemRow {
  test_type: string;
  overall_score: string;
  country: string | null;
}

const COLUMNS: readonly TableColumn<ExportRow>[] = [
  { title: 'Reference', cell: (row) => row.reference },
  { title: 'State', cell: (row) => STATE_WORDS[row.state].label, width: 22 },
  { title: 'Submitted (Nepal time)', cell: (row) => row.submitted_at, moments: true, width: 22 },
  { title: 'State since (Nepal time)', cell: (row) => row.state_changed_at, moments: true, width: 22 },
  { title: 'First name', cell: (row) => row.first_name },
  { title: 'Last name', cell: (row) => row.last_name },
  { title: 'E-mail', cell: (row) => row.email, width: 28 },
  { title: 'Mobile number', cell: (row) => row.contact, digits: true, width: 20 },
  { title: 'Country', cell: (row) => row.country },
  { title: 'Course', cell: (row) => row.preferred_course, width: 36 },
  { title: 'University', cell: (row) => row.preferred_university, width: 32 },
  { title: 'Intake', cell: (row) => intakeName(row.intake) },
  { title: 'Test', cell: (row) => row.test_type },
  { title: 'Score', cell: (row) => numberOrText(row.overall_score), digits: true, width: 8 },
  { title: 'Counselor', cell: (row) => presentCounselor(row)?.name ?? '', width: 20 },
  { title: 'Next step', cell: (row) => row.next_step, width: 30 },
  { title: 'Next step on', cell: (row) => row.next_on, width: 14 },
  { title: 'Documents', cell: (row) => row.documents, width: 11 },
];

/**
 * Every matching application, newest first, as a table. Rows are read in batches, so that memory stays flat. The
 * export is recorded first.
 * @returns invalid (state).
 */
export async function exportForStaff(
  context: ApplicationContext,
  { userId }: Principal,
  query: StaffApplicationQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const found = await findForStaff(context, query);
  if (!found.ok) return found;
  const { fits, count } = found.value;
  await context.db.transaction().execute(async (trx) => {
    const filters = exportFilters(query);
    const detail = { list: 'applications', rows: count, filters };
    await recordChange(trx, {
      at: context.clock.now(),
      actor: userId,
      kind: 'list',
      object: 'applications',
      title: 'Applications',
      action: 'downloaded',
      after: { Rows: count, Filters: filters.join(', ') || 'None', Format: format },
    });
    await context.recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  const wanted = rowsOf(context).where(fits);
  const next = (last: ExportRow | undefined): Promise<ExportRow[]> =>
    wanted
      .$if(last !== undefined, (items) =>
        items.where(sql<boolean>`(a.submitted_at, a.id) < (${last!.submitted_at}, ${last!.id})`),
      )
      .orderBy('a.submitted_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(AT_ONCE)
      .execute();
  return ok(tableFile({ name: 'Applications', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}

/** With the country of the university. */
const rowsOf = ({ db }: ApplicationContext) =>
  itemsOf(db)
    .leftJoin('courses as c', 'c.id', 'a.course_id')
    .leftJoin('universities as u', (join) =>
      join.on('u.id', '=', sql<number>`coalesce(a.university_id, c.university_id)`),
    )
    .leftJoin('countries as n', 'n.id', 'u.country_id')
    .select('n.country_name as country');
