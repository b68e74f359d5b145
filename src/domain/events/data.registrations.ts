import { sql } from 'kysely';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Registration } from '../../contract/registrations.ts';
import type { Principal } from '../accounts/policy.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { wantedId } from '../wanted-id.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';

/** `event`: id of an event; a blank one is ignored. */
export type OwnRegistrationQuery = PageQuery & { event?: string | undefined };

/**
 * The person's own registrations: upcoming ones first, the soonest on top; then past and cancelled ones, the newest
 * on top.
 * @returns invalid (event), invalid_page.
 */
export async function listOwnRegistrations(
  { db, clock }: RegistrationContext,
  { userId }: Principal,
  query: OwnRegistrationQuery,
): Promise<Result<Page<Registration>>> {
  const now = clock.now();
  const event = wantedId('event', query.event);
  if (!event.ok) return event;
  const ofEvent = event.value === null ? sql<boolean>`true` : sql<boolean>`r.event_id = ${event.value}`;
  const { count } = await db
    .selectFrom('event_registrations as r')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('r.user_id', '=', userId)
    .where(ofEvent)
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const toCome = sql`(r.cancelled_at is null and (r.ends_at > ${now} or r.standing = 'put_off'))`;
  const { rows } = await sql<RegistrationRow>`
    select * from (${registrationsAt(now)}) r where r.user_id = ${userId} and ${ofEvent}
    order by ${toCome} desc, case when ${toCome} then r.starts_at end, r.starts_at desc, r.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const results = rows.map((row) => presentRegistration(row, now));
  return ok(pageOf(results, window.value));
}
