import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { attendeeStateSchema, type Attendee } from '../../contract/registrations.ts';
import type { Principal } from '../accounts/policy.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, findPeople, type Found } from '../person-search.ts';
import { recordChange } from '../change-log/commands.record.ts';
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
  /** One of attendeeStateSchema; unset and blank match all. */
  state?: string | undefined;
}

/**
 * The people registered for the next occurrence of an event, in the order they registered.
 * @returns not_found, invalid (state), invalid_page.
 */
export async function listAttendees(
  context: RegistrationContext,
  eventId: string,
  query: AttendeeQuery,
): Promise<Result<Page<Attendee>>> {
  const { db } = context;
  const event = await wantedEvent(context, eventId);
  if (!event) return fail({ code: 'not_found' });
  const state = stateOf(query.state);
  if (!state.ok) return state;
  const wanted = { ...event, state: state.value };
  const { fits, count, nearness } = await findAttendees(context, wanted, query);
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const { rows } = await sql<AttendeeRow>`
    select ${columns} from ${attendeesOf(wanted)} and ${fits} order by ${nearness ? sql`${nearness}, ` : sql``}r.registered_at, r.id
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
  { title: 'Place', cell: placeWords, width: 22 },
  { title: 'Came (Nepal time)', cell: (row) => row.here_at, moments: true, width: 22 },
  { title: 'Code', cell: (row) => row.code },
];

/**
 * The same as a table, read in batches. The export is recorded first.
 * @returns not_found, invalid (state).
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
  const state = stateOf(query.state);
  if (!state.ok) return state;
  const wanted = { ...event, state: state.value };
  const { fits, count } = await findAttendees(context, wanted, query);
  await db.transaction().execute(async (trx) => {
    const filters = exportFilters({ search: query.search, state: query.state });
    const detail = { list: 'registrations', event: event.id, rows: count, filters };
    await recordChange(trx, {
      at: clock.now(),
      actor: userId,
      kind: 'event',
      object: event.id,
      title: event.title,
      action: 'downloaded',
      after: { Rows: count, Filters: filters.join(', ') || 'None', Format: format },
    });
    await recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  const next = async (last: AttendeeRow | undefined) => {
    if (last?.id === '') return [];
    const after = last ? sql`and (r.registered_at, r.id) > (${last.registered_at}, ${last.id})` : sql``;
    const { rows } = await sql<AttendeeRow>`
      select ${columns} from ${attendeesOf(wanted)} and ${fits} ${after}
      order by r.registered_at, r.id limit ${AT_ONCE}`.execute(db);
    // With the last registrations come the people who had none.
    const isEnd = rows.length < AT_ONCE && (query.search ?? '').trim() === '';
    return isEnd ? [...rows, ...(await walkIns(db, wanted))] : rows;
  };
  return ok(tableFile({ name: 'Registrations', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}

interface Wanted {
  id: number;
  title: string;
  now: Date;
  state: AttendeeState | null;
}

type AttendeeState = z.infer<typeof attendeeStateSchema>;

function stateOf(text: string | undefined): Result<AttendeeState | null> {
  const value = text?.trim() ?? '';
  if (value === '') return ok(null);
  const { success, data } = attendeeStateSchema.safeParse(value);
  return success
    ? ok(data)
    : fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value }] } });
}

const STATES: Record<AttendeeState, RawBuilder<unknown>> = {
  place: sql`r.cancelled_at is null and not r.waiting`,
  waiting: sql`r.cancelled_at is null and r.waiting`,
  cancelled: sql`r.cancelled_at is not null`,
  came: sql`r.here_at is not null`,
  missed: sql`r.cancelled_at is null and not r.waiting and r.here_at is null`,
};

/** What the table says about a person's place. */
function placeWords({ id, waiting, cancelled_at }: AttendeeRow): string {
  if (id === '') return 'Came without registration';
  if (cancelled_at) return 'Cancelled';
  return waiting ? 'On the waiting list' : 'Has a place';
}

/** People who came without a registration, as rows of the table. */
async function walkIns(db: RegistrationContext['db'], { id, now, state }: Wanted): Promise<AttendeeRow[]> {
  if (state !== null && state !== 'came') return [];
  const { rows } = await sql<AttendeeRow>`
    select '' as id, '' as email, w.name as first_name, '' as last_name, w.contact, null::timestamptz as registered_at,
      null::timestamptz as cancelled_at, false as waiting, '' as code, w.here_at
    from event_walk_ins w where w.event_id = ${id} and w.here_at is not null
      and w.starts_at = (select e.starts_at from events_at(${now}) e where e.id = ${id})
    order by w.here_at, w.id`.execute(db);
  return rows;
}

/** An event, with the moment that decides which occurrence of a sample is meant: the next one, or the last. */
async function wantedEvent(
  { db, clock }: RegistrationContext,
  text: string,
): Promise<Omit<Wanted, 'state'> | undefined> {
  const id = idOf(text);
  if (id === null) return undefined;
  const known = await db.selectFrom('events').select(['id', 'title']).where('id', '=', id).executeTakeFirst();
  return known && { ...known, now: clock.now() };
}

const attendeesOf = ({ id, now, state }: Wanted): RawBuilder<unknown> => sql`
  event_registrations r join users u on u.id = r.user_id where r.event_id = ${id}
    and r.starts_at = (select e.starts_at from events_at(${now}) e where e.id = ${id})
    and ${state === null ? sql`true` : STATES[state]}`;

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
