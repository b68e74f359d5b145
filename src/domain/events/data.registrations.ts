import { sql } from 'kysely';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Registration } from '../../contract/registrations.ts';
import type { Principal } from '../accounts/policy.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';

/**
 * The person's own registrations: upcoming ones first, the soonest on top; then past and cancelled ones, the newest
 * on top.
 * @returns invalid_page.
 */
export async function listOwnRegistrations(
  { db, clock }: RegistrationContext,
  { userId }: Principal,
  query: PageQuery,
): Promise<Result<Page<Registration>>> {
  const now = clock.now();
  const { count } = await db
    .selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const toCome = sql`r.cancelled_at is null and r.ends_at > ${now}`;
  const { rows } = await sql<RegistrationRow>`
    select * from (${registrationsAt(now)}) r where r.user_id = ${userId}
    order by ${toCome} desc, case when ${toCome} then r.starts_at end, r.starts_at desc, r.id
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const results = rows.map((row) => presentRegistration(row, now));
  return ok(pageOf(results, window.value));
}
