import { sql, type Transaction } from 'kysely';
import { fail, ok, type RefusalFacts, type Result } from '../../contract/errors.ts';
import type { RegistrationAnswer } from '../../contract/registrations.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { answeredBefore, keepAnswer } from '../idempotency.ts';
import { idOf } from '../../contract/ids.ts';
import { registeredMail } from './policy.mails.ts';
import { isOver, registrationState, seatsLeft } from './policy.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';
import { eventColumns, type EventRow } from './rows.ts';

const CALL = 'event-register';

/** A place at an event: the id of the registration, and of the event. */
export type Registered = Omit<RegistrationAnswer, 'detail'>;

/** A request for a place. */
export interface RegistrationRequest {
  /** Id of the event, as sent by the client. */
  event: string;
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/**
 * Registers a person for the next occurrence of an event and confirms it by mail. One transaction locks the event, so
 * places are counted one registration at a time and an event is never overbooked.
 * @returns no_such_event; event_over, already_registered, registration_not_open_yet,
 * registration_closed, event_full; key_reused, cancelled_meanwhile; not_found when the person was erased meanwhile.
 */
export async function register(
  context: RegistrationContext,
  { userId }: Principal,
  { event: sent, idempotencyKey }: RegistrationRequest,
): Promise<Result<Registered>> {
  const { db, clock } = context;
  const eventId = idOf(sent);
  if (eventId === null) return fail({ code: 'no_such_event', value: sent });
  return db.transaction().execute(async (trx): Promise<Result<Registered>> => {
    const now = clock.now();
    const asked = { userId, call: CALL, key: idempotencyKey, now };
    const person = await lockPerson(trx, userId);
    if (!person) return fail({ code: 'not_found' });
    const earlier = await earlierRegistration(trx, asked);
    if (earlier) {
      if (earlier.event_id !== eventId) return fail({ code: 'refused', reason: 'key_reused' });
      if (earlier.cancelled_at) return fail({ code: 'refused', reason: 'cancelled_meanwhile' });
      return ok({ id: earlier.id, event: eventId });
    }
    const event = await lockEvent(trx, eventId, userId, now);
    if (!event) return fail({ code: 'no_such_event', value: sent });
    const refused = refusalOf(event, now);
    if (refused) return fail({ code: 'refused', ...refused });
    const registration = await writeRegistration(trx, context, eventId, userId, now);
    await keepAnswer(trx, asked, registration.id);
    const data = registeredMail(context, registration, now);
    await context.mails.queue(trx, { template: 'event-registered', to: person.email, userId, data });
    return ok({ id: registration.id, event: eventId });
  });
}

/**
 * Locks a person until the transaction ends; returns the address. One registration or cancellation at a time, and
 * none while the account is being erased. Locked before any event, to avoid deadlocks.
 */
export async function lockPerson(
  trx: Transaction<Database>,
  userId: string,
): Promise<{ email: string } | undefined> {
  return trx.selectFrom('users').select('email').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** An event, and whether the person has a place at it. */
type Wanted = EventRow & { own: boolean };

/** A published event, locked until the transaction ends. */
async function lockEvent(
  trx: Transaction<Database>,
  id: number,
  userId: string,
  now: Date,
): Promise<Wanted | undefined> {
  await sql`select from events where id = ${id} for no key update`.execute(trx);
  // A separate statement, so that it sees what others committed while this transaction waited for the lock.
  const { rows } = await sql<Wanted>`
    select ${eventColumns}, exists (
      select from event_registrations r where r.event_id = e.id and r.starts_at = e.starts_at
        and r.user_id = ${userId} and r.cancelled_at is null
    ) as own
    from events_at(${now}) e where e.id = ${id} and e.status = 'published'`.execute(trx);
  return rows[0];
}

async function earlierRegistration(trx: Transaction<Database>, asked: Parameters<typeof answeredBefore>[1]) {
  const id = await answeredBefore(trx, asked);
  if (id === undefined) return undefined;
  return trx
    .selectFrom('event_registrations')
    .select(['id', 'event_id', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Why a person cannot have a place, the most specific reason first. */
function refusalOf(event: Wanted, now: Date): { reason: Refusal; facts?: RefusalFacts } | undefined {
  if (isOver(event, now)) return { reason: 'event_over' };
  if (event.own) return { reason: 'already_registered' };
  const state = registrationState(event, now);
  if (state === 'not_yet') {
    const opensAt = event.registration_opens_at ?? event.starts_at;
    return { reason: 'registration_not_open_yet', facts: { about: 'opening', opensAt } };
  }
  if (state === 'closed') return { reason: 'registration_closed' };
  return seatsLeft(event) === 0 ? { reason: 'event_full' } : undefined;
}

/**
 * A person who registers again after cancelling consents anew: version and time are those of the latest registration.
 * The database copies the start of the event, because its timestamps are more precise than ours and counting compares
 * them.
 */
async function writeRegistration(
  trx: Transaction<Database>,
  { consentVersion }: RegistrationContext,
  eventId: number,
  userId: string,
  now: Date,
): Promise<RegistrationRow> {
  const written = await sql<{ id: string }>`
    insert into event_registrations (event_id, starts_at, user_id, consent_version, registered_at)
    select e.id, e.starts_at, ${userId}, ${consentVersion}, ${now} from events_at(${now}) e where e.id = ${eventId}
    on conflict (event_id, starts_at, user_id) do update set consent_version = excluded.consent_version,
      registered_at = excluded.registered_at, cancelled_at = null
    returning id`.execute(trx);
  const { rows } = await sql<RegistrationRow>`
    select * from (${registrationsAt(now)}) r where r.id = ${written.rows[0]!.id}`.execute(trx);
  return rows[0]!;
}
