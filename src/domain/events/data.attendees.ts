import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Paged, PageQuery } from '../../contract/paging.ts';
import type { Attendee } from '../../contract/registrations.ts';
import type { Principal } from '../accounts/policy.ts';
import { csvFile, type CsvColumn } from '../csv.ts';
import { idOf } from '../ids.ts';
import { nepalIso } from '../nepal-time.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, findPeople, type Found } from '../person-search.ts';
import { exportFilters } from '../security/policy.ts';
import { presentAttendee } from './present.registrations.ts';
import type { AttendeeRow, RegistrationContext } from './rows.registrations.ts';

const AT_ONCE = 500;

/** Filters as they stand in an address. */
export interface AttendeeQuery extends PageQuery {
  /** Names as they sound, parts of the address or the mobile number, all of them. */
  search?: string | undefined;
}

/** Who registered for an event as it is held next: first come, first listed. @returns not_found, invalid_page. */
export async function listAttendees(
  context: RegistrationContext,
  eventId: string,
  query: AttendeeQuery,
): Promise<Result<Paged<Attendee>>> {
  const { db, publicOrigin } = context;
  const event = await wantedEvent(context, eventId);
  if (!event) return fail({ code: 'not_found' });
  const { fits, count, nearness } = await findAttendees(context, event, query);
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const { rows } = await sql<AttendeeRow>`
    select ${columns} from ${attendeesOf(event)} and ${fits} order by ${nearness ? sql`${nearness}, ` : sql``}r.registered_at, r.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const path = `/api/staff/events/${event.id}/registrations/`;
  return ok(pageOf(rows.map(presentAttendee), window.value, { publicOrigin, path, query }));
}

const COLUMNS: readonly CsvColumn<AttendeeRow>[] = [
  ['First name', (row) => row.first_name],
  ['Last name', (row) => row.last_name],
  ['E-mail', (row) => row.email],
  ['Mobile number', (row) => row.contact],
  ['Registered', (row) => inWords(row.registered_at)],
  ['Cancelled', (row) => (row.cancelled_at ? inWords(row.cancelled_at) : '')],
];

/** '2026-11-20 11:45', Nepal's time, which spreadsheet programs know for a date. */
const inWords = (moment: Date) => nepalIso(moment).slice(0, 16).replace('T', ' ');

/**
 * The same as the text of a CSV file, read in parts as it is taken. That somebody took it is recorded first.
 * @returns not_found.
 */
export async function exportAttendees(
  context: RegistrationContext,
  { userId }: Principal,
  eventId: string,
  query: AttendeeQuery,
): Promise<Result<AsyncIterable<string>>> {
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
  return ok(
    csvFile(COLUMNS, AT_ONCE, async (last: AttendeeRow | undefined) => {
      const after = last ? sql`and (r.registered_at, r.id) > (${last.registered_at}, ${last.id})` : sql``;
      const { rows } = await sql<AttendeeRow>`
        select ${columns} from ${attendeesOf(event)} and ${fits} ${after} order by r.registered_at, r.id limit ${AT_ONCE}`.execute(
        db,
      );
      return rows;
    }),
  );
}

interface Wanted {
  id: number;
  now: Date;
}

/** An event that is there, with the moment that says which of a sample's times is meant: the next one, or the last. */
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
  r.id, u.email, u.first_name, u.last_name, u.contact, r.registered_at, r.cancelled_at`;
