import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { RegistrationContext } from './context.ts';
import { hasBegun, seatsLeft } from './policy.ts';
import { registeredMail } from './policy.mails.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';
import { eventColumns, type EventRow } from './rows.ts';

type PlaceContext = Pick<RegistrationContext, 'mails' | 'publicOrigin' | 'consultancy'>;

/**
 * Locks an event until the transaction ends: whatever changes who has a place does it under this lock. The row of a
 * person is locked before, never after.
 */
export async function lockEvent(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select from events where id = ${id} for no key update`.execute(trx);
}

/**
 * Gives every free place to the person who has waited longest, and tells them by mail. The caller has locked the event.
 * @returns how many moved up
 */
export async function fillPlaces(
  trx: Transaction<Database>,
  context: PlaceContext,
  id: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from events_at(${now}) e where e.id = ${id}`.execute(trx);
  const [event] = rows;
  if (!event || event.standing === 'cancelled' || hasBegun(event, now)) return 0;
  const free = seatsLeft(event) ?? Number.MAX_SAFE_INTEGER;
  let moved = 0;
  while (moved < free && (await moveUp(trx, context, id, now))) moved += 1;
  return moved;
}

/** Gives a place to the next person. @returns false if nobody waits */
async function moveUp(
  trx: Transaction<Database>,
  context: PlaceContext,
  id: number,
  now: Date,
): Promise<boolean> {
  // Skips somebody whose account is being erased: that transaction waits for this event's lock while it holds the row.
  const { rows } = await sql<{ id: string; email: string }>`
    select r.id, u.email from event_registrations r join users u on u.id = r.user_id
    where r.event_id = ${id} and r.starts_at = (select e.starts_at from events_at(${now}) e where e.id = ${id})
      and r.waiting and r.cancelled_at is null
    order by r.registered_at, r.id limit 1 for key share of u skip locked`.execute(trx);
  const [next] = rows;
  if (!next) return false;
  await trx
    .updateTable('event_registrations')
    .set({ waiting: false, moved_up_at: now })
    .where('id', '=', next.id)
    .execute();
  const registration = await readRegistration(trx, next.id, now);
  await context.mails.queue(trx, {
    template: 'event-moved-up',
    to: next.email,
    userId: registration.user_id,
    data: registeredMail(context, registration, now),
  });
  return true;
}

/** A registration with its event and the person's id. */
export async function readRegistration(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<RegistrationRow & { user_id: string }> {
  const { rows } = await sql<RegistrationRow & { user_id: string }>`
    select * from (${registrationsAt(now)}) r where r.id = ${id}`.execute(trx);
  return rows[0]!;
}
