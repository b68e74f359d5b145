import { sql } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { csvFile, type CsvColumn } from '../csv.ts';
import { nepalIso } from '../nepal-time.ts';
import { exportFilters } from '../security/policy.ts';
import { findForStaff, itemsOf, type StaffApplicationQuery } from './data.staff.ts';
import type { StaffItemRow } from './present.ts';
import type { ApplicationContext } from './rows.ts';

const AT_ONCE = 500;

const COLUMNS: readonly CsvColumn<StaffItemRow>[] = [
  ['Reference', (row) => row.reference],
  ['State', (row) => STATE_WORDS[row.state].label],
  ['Submitted', (row) => inWords(row.submitted_at)],
  ['State since', (row) => inWords(row.state_changed_at)],
  ['First name', (row) => row.first_name],
  ['Last name', (row) => row.last_name],
  ['E-mail', (row) => row.email],
  ['Mobile number', (row) => row.contact],
  ['Course', (row) => row.preferred_course],
  ['University', (row) => row.preferred_university],
  ['Documents', (row) => String(row.documents)],
];

/** '2026-11-20 11:45', Nepal's time, which spreadsheet programs know for a date. */
const inWords = (moment: Date) => nepalIso(moment).slice(0, 16).replace('T', ' ');

/**
 * Every application that fits, newest first, as the text of a CSV file: read in parts as it is taken, so that memory
 * stays flat. That somebody took it is recorded first. @returns invalid (state).
 */
export async function exportForStaff(
  context: ApplicationContext,
  { userId }: Principal,
  query: StaffApplicationQuery,
): Promise<Result<AsyncIterable<string>>> {
  const found = await findForStaff(context.db, query);
  if (!found.ok) return found;
  const { fits, count } = found.value;
  const entry = { at: context.clock.now(), actor_id: userId, action: 'applications_exported' };
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('audit_entries')
      .values({ ...entry, subject_kind: 'applications', subject_id: 'all' })
      .execute();
    const detail = { list: 'applications', rows: count, filters: exportFilters(query) };
    await context.recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  return ok(linesOf(itemsOf(context.db).where(fits)));
}

const linesOf = (wanted: ReturnType<typeof itemsOf>) =>
  csvFile(COLUMNS, AT_ONCE, (last: StaffItemRow | undefined): Promise<StaffItemRow[]> =>
    wanted
      .$if(last !== undefined, (items) =>
        items.where(sql<boolean>`(a.submitted_at, a.id) < (${last!.submitted_at}, ${last!.id})`),
      )
      .orderBy('a.submitted_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(AT_ONCE)
      .execute(),
  );
