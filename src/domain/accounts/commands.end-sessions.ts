import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { forgetDevices } from './commands.devices.ts';
import { endSessionsOf } from './commands.sessions.ts';
import type { Principal } from './policy.ts';
import type { StaffContext } from './context.staff.ts';

/** Logs a person out everywhere, at once, after a phone was stolen or a password became known. @returns not_found */
export async function endSessionsOfPerson(
  { db, clock, recordSecurity }: StaffContext,
  { userId: actorId, sessionId }: Principal,
  id: string,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const person = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (!person) return fail({ code: 'not_found' });
    await endSessionsOf(trx, id, clock.now(), id === actorId ? sessionId : undefined);
    await forgetDevices(trx, id);
    const subject = { kind: 'person', id } as const;
    await recordSecurity({ event: 'sessions_ended', result: 'ok', account: actorId, subject }, trx);
    return ok(undefined);
  });
}

/**
 * Logs everybody out, students and staff, except the session that asks: after a breach, when nobody knows which tokens
 * are in wrong hands. Every process asks the database at every request, so it counts everywhere at once.
 * @returns how many people were logged out
 */
export async function endSessionsOfAll(
  { db, clock, recordSecurity }: StaffContext,
  { userId: actorId, sessionId }: Principal,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { rows } = await sql<{ people: number }>`
      with over as (
        update sessions set ended_at = ${now}, expires_at = least(expires_at, ${now})
        where ended_at is null and expires_at > ${now} and id <> ${sessionId} returning user_id)
      select count(distinct user_id)::int as people from over`.execute(trx);
    await trx.deleteFrom('known_devices').execute();
    const detail = { place: 'everybody' };
    await recordSecurity({ event: 'sessions_ended', result: 'ok', account: actorId, detail }, trx);
    return rows[0]?.people ?? 0;
  });
}
