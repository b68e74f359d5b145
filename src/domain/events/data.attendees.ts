import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Attendee } from '../../contract/registrations.ts';
import type { Principal } from '../accounts/policy.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, findPeople, type Found } from '../person-search.ts';
import { exportFilters } from '../security/policy.ts';
import { tableFile, type TableColumn } from '../table-file.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { presentAttendee } from './present.registrations.ts';
import type { AttendeeRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';

const AT_ONCE = 500;

/** Filters as strings of a query. */
export interface AttendeeQuery extends PageQuery {
  /** Names by sound, or parts of the e-mail address or mobile number; all words must match. */
  search?: string | undefined;
}

/**
 * The people registered for the next occurrence of an event, in the order they registered.
 * @returns not_found, invalid_page.
 */
export async function listAttendees(
  context: RegistrationContext,
  eventId: string,
  query: AttendeeQuery,
): Promise<Result<Page<Attendee>>> {
  const { db } = context;
  const event = await wantedEvent(context, eventId);
  if (!event) return fail({ code: 'not_found' });
  const { fits, count, nearness } = await findAttendees(context, event, query);
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const { rows } = await sql<AttendeeRow>`
    select ${columns} from ${attendeesOf(event)} and ${fits} order by ${nearness ? sql`${nearness}, ` : sql``}r.registered_at, r.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  return ok(pageOf(rows.map(presentAttendee), window.value));
}

const COLUMNS: readonly TableColumn<AttendeeRow>[] = [
  { title: 'First name', cell: (row) => row.first_name },
  { title: 'Last name', cell: (row) => row.last_name },
  { title: 'E-mail', cell: (row) => row.email, width: 28 },
  { title: 'Mobile number', cell: (row) => row.contact, digits: true, width: 20 },
  { title: 'Registered (Nepal time)', cell: (row) => row.registered_at, moments: true, width: 22 },
  { title: 'Cancelled (Nepal time)', cell: (row) => row.cancelled_at, moments: true, width: 22 },
];

/**
 * The same as a table, read in batches. The export is recorded first.
 * @returns not_found.
 */
export async function exportAttendees(
  context: RegistrationContext,
  { userId }: Principal,
  eventId: string,
  query: AttendeeQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const { db, clock, recordSecurity } = context;
  const event = await wantedEvent(context, eventId);
  if (!event) return fail({ code: 'not_found' });
  const { fits, count } = await findAttendees(context, event, query);
  const entry = { at: clock.now(), actor_id: userId, action: 'registrations_exported' };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('audit_entries')
      .values({ ...entry, subject_kind: 'event', subject_id: String(event.id) })
      .execute();
    const list = { list: 'registrations', event: event.id, rows: count };
    const detail = { ...list, filters: exportFilters({ search: query.search }) };
    await recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  const next = async (last: AttendeeRow | undefined) => {
    const after = last ? sql`and (r.registered_at, r.id) > (${last.registered_at}, ${last.id})` : sql``;
    const { rows } = await sql<AttendeeRow>`
      select ${columns} from ${attendeesOf(event)} and ${fits} ${after}
      order by r.registered_at, r.id limit ${AT_ONCE}`.execute(db);
    return rows;
  };
  return ok(tableFile({ name: 'Registrations', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}

interface Wanted {
  id: number;
  now: Date;
}

/** An event, with the moment that decides which occurrence of a sample is meant: the next one, or the last. */
async function wantedEvent({ db, clock }: RegistrationContext, text: string): Promise<Wanted | undefined> {
  const id = idOf(text);
  if (id === null) return undefined;
  const known = await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
  return known && { id, now: clock.now() };
}

const attendeesOf = ({ id, now }: Wanted): RawBuilder<unknown> => sql`
  event_registrations r join users u on u.id = r.user_id where r.event_id = ${id}
    and r.starts_at = (select e.starts_at from events_at(${now}) e where e.id = ${id})`;

const findAttendees = (
  { db }: RegistrationContext,
  event: Wanted,
  { search }: AttendeeQuery,
): Promise<Found> =>
  findPeople(db, search, { id: sql`u.id`, finder: findAccounts }, async (fits) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${attendeesOf(event)} and ${fits}`.execute(db);
    return rows[0]?.count ?? 0;
  });

const columns: RawBuilder<AttendeeRow> = sql`
  r.id, u.email, u.first_name, u.last_name, u.contact, r.registered_at, r.cancelled_at, r.waiting, r.code, r.here_at`;
