import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import {
  eventTimeSchema,
  STAFF_EVENT_ORDERINGS,
  staffEventStatusSchema,
  type StaffEvent,
  type StaffEventOrdering,
} from '../../contract/registrations.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentStaffEvent } from './present.registrations.ts';
import type { RegistrationContext } from './context.ts';
import type { StaffEventRow } from './rows.registrations.ts';
import { cameCount, registeredCount, waitingCount, walkInCount } from './rows.ts';

const MOST_WORDS = 8;

/** Filters as strings of a query; unset and blank ones match all. */
export interface StaffEventQuery extends PageQuery {
  /** Words of title and place; all must match. */
  search?: string | undefined;
  /** 'upcoming' or 'past' */
  when?: string | undefined;
  /** 'draft', 'scheduled', 'published' or 'withdrawn' */
  status?: string | undefined;
  /** One of STAFF_EVENT_ORDERINGS; others are ignored, as in every list. */
  ordering?: string | undefined;
}

/**
 * Every event, drafts too; the latest first, or for upcoming ones the soonest.
 * @returns invalid (when, status), invalid_page.
 */
export async function listStaffEvents(
  { db, clock }: RegistrationContext,
  query: StaffEventQuery,
): Promise<Result<Page<StaffEvent>>> {
  const now = clock.now();
  const when = query.when?.trim() ?? '';
  if (when !== '' && !eventTimeSchema.safeParse(when).success)
    return fail({ code: 'invalid', fields: { when: [{ code: 'no_such_choice', value: when }] } });
  const status = query.status?.trim() ?? '';
  if (status !== '' && !staffEventStatusSchema.safeParse(status).success)
    return fail({ code: 'invalid', fields: { status: [{ code: 'no_such_choice', value: status }] } });
  const wanted = sql`events_at(${now}) e where ${conditionOf({ when, status }, query.search ?? '', now)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${wanted}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<StaffEventRow>`
    select ${columns} from ${wanted} order by ${orderOf(query.ordering, when)}, e.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const results = rows.map((row) => presentStaffEvent(row, now));
  return ok(pageOf(results, window.value));
}

/** @returns not_found, also for an id that is not a number. */
export async function readStaffEvent(
  { db, clock }: RegistrationContext,
  id: string,
): Promise<Result<StaffEvent>> {
  const now = clock.now();
  const wanted = idOf(id);
  if (wanted === null) return fail({ code: 'not_found' });
  const { rows } = await sql<StaffEventRow>`
    select ${columns} from events_at(${now}) e where e.id = ${wanted}`.execute(db);
  const [row] = rows;
  return row ? ok(presentStaffEvent(row, now)) : fail({ code: 'not_found' });
}

/** 'scheduled' for a published event that appears later. */
const statusAt = (now: Date): RawBuilder<string> =>
  sql`case when e.status = 'published' and e.published_at > ${now} then 'scheduled' else e.status end`;

const columns: RawBuilder<StaffEventRow> = sql`
  e.id, e.title, e.starts_at, e.ends_at, e.place, e.online_link, e.status, e.capacity, e.registration_opens_at,
  e.registration_closes_at, e.sample, e.standing, e.registration, e.published_at, ${registeredCount} as registered,
  ${waitingCount} as waiting, ${walkInCount} as walk_ins, ${cameCount} as came`;

/** There are hundreds of events at most, so a scan is fine. */
function conditionOf(
  { when, status }: { when: string; status: string },
  search: string,
  now: Date,
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (when === 'upcoming') parts.push(sql`(e.ends_at > ${now} or e.standing = 'put_off')`);
  if (when === 'past') parts.push(sql`e.ends_at <= ${now} and e.standing <> 'put_off'`);
  if (status !== '') parts.push(sql`${statusAt(now)} = ${status}`);
  const words = search.slice(0, 400).replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean);
  for (const word of words.slice(0, MOST_WORDS)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    parts.push(sql`concat_ws(' ', e.title, e.place) ilike ${pattern}`);
  }
  return sql.join(parts, sql` and `);
}

const ORDERS: Record<StaffEventOrdering, RawBuilder<unknown>> = {
  '-starts_at': sql`e.starts_at desc`,
  starts_at: sql`e.starts_at`,
  '-registered': sql`registered desc`,
  registered: sql`registered`,
  title: sql`lower(e.title)`,
  '-title': sql`lower(e.title) desc`,
};

function orderOf(ordering: string | undefined, when: string): RawBuilder<unknown> {
  const known = STAFF_EVENT_ORDERINGS.find((each) => each === ordering?.trim());
  return ORDERS[known ?? (when === 'upcoming' ? 'starts_at' : '-starts_at')];
}
