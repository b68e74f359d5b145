import { sql } from 'kysely';
import type { OwnNews } from '../../contract/applications.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import type { ApplicationContext } from './context.ts';

/** What students see of the history `h`: nothing internal, and held moves only when their time has come. */
export const shownToStudents = (now: Date) =>
  sql<boolean>`not h.internal and (h.shown_at is null or h.shown_at <= ${now})`;

/** Whether the office, or the system, has done something in the case `applications` that its student has not seen. */
export const isNewToStudent = (now: Date) => sql<boolean>`exists (
  select from application_history h
  where h.application_id = applications.id and h.by_role <> 'student' and ${shownToStudents(now)}
    and coalesce(h.shown_at, h.at) > coalesce(applications.seen_at, applications.submitted_at))`;

/** In how many cases of a student something is new. */
export async function readNews(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
): Promise<Result<OwnNews>> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isNewToStudent(clock.now()))
    .executeTakeFirstOrThrow();
  return ok({ applications: count });
}
