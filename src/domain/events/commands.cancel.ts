import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Registration } from '../../contract/registrations.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockPerson } from './commands.register.ts';
import { fillPlaces, lockEvent } from './commands.places.ts';
import { cancelledMail } from './policy.mails.ts';
import { canCancel } from './policy.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';

/**
 * Cancels a person's registration and confirms it by mail. The place goes to whoever has waited longest. Leaving the
 * waiting list sends no mail. A repeated call gets the same answer and sends nothing.
 * @returns not_found, also for another person's registration and for an id that is not a uuid; cannot_cancel once the
 * event has begun.
 */
export async function cancel(
  context: RegistrationContext,
  { userId }: Principal,
  id: string,
): Promise<Result<Registration>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { db, mails, clock } = context;
  return db.transaction().execute(async (trx): Promise<Result<Registration>> => {
    const now = clock.now();
    const person = await lockPerson(trx, userId);
    const known = await trx
      .selectFrom('event_registrations')
      .select('event_id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known) await lockEvent(trx, known.event_id);
    const { rows } = await sql<RegistrationRow>`
      select * from (${registrationsAt(now)}) r where r.id = ${id} and r.user_id = ${userId}`.execute(trx);
    const [row] = rows;
    if (!person || !row) return fail({ code: 'not_found' });
    if (row.cancelled_at) return ok(presentRegistration(row, now));
    if (!canCancel(row, now)) return fail({ code: 'refused', reason: 'cannot_cancel' });
    await trx.updateTable('event_registrations').set({ cancelled_at: now }).where('id', '=', id).execute();
    if (!row.waiting) {
      const data = cancelledMail(context, row, now);
      await mails.queue(trx, { template: 'event-cancelled', to: person.email, userId, data });
      await fillPlaces(trx, context, row.event_id, now);
    }
    return ok(presentRegistration({ ...row, cancelled_at: now }, now));
  });
}
