import { sql, type Transaction } from 'kysely';
import { fail, ok, type RefusalFacts, type Result } from '../../contract/errors.ts';
import type { RegistrationAnswer } from '../../contract/registrations.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordConsent } from '../consents/commands.record.ts';
import { hasWithdrawn } from '../consents/data.ts';
import { answeredBefore, keepAnswer } from '../idempotency.ts';
import { idOf } from '../../contract/ids.ts';
import { lockEvent, readRegistration } from './commands.places.ts';
import { registeredMail, waitingMail } from './policy.mails.ts';
import { isOver, registrationState, seatsLeft } from './policy.ts';
import type { RegistrationRow } from './rows.registrations.ts';
import type { RegistrationContext } from './context.ts';
import { eventColumns, visibleAt, type EventRow } from './rows.ts';

const CALL = 'event-register';

/** A place at an event or on its waiting list: the id of the registration, and of the event. */
export type Registered = Omit<RegistrationAnswer, 'detail'>;

/** A request for a place. */
export interface RegistrationRequest {
  /** Id of the event, as sent by the client. */
  event: string;
  /** If no place is free, the person would like to wait for one. */
  waitingList: boolean;
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/**
 * Registers a person for the next occurrence of an event, or puts them on its waiting list, and confirms it by mail. One
 * transaction locks the event, so places are counted one registration at a time and an event is never overbooked.
 * @returns no_such_event; event_over, already_registered, already_waiting, registration_not_open_yet,
 * registration_closed, event_cancelled, event_put_off, event_full; key_reused, cancelled_meanwhile; not_found when the person was erased meanwhile.
 */
export async function register(
  context: RegistrationContext,
  { userId }: Principal,
  { event: sent, waitingList, idempotencyKey }: RegistrationRequest,
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
      return ok({ id: earlier.id, event: eventId, waiting: earlier.waiting });
    }
    const event = await wantedEvent(trx, eventId, userId, now);
    if (!event) return fail({ code: 'no_such_event', value: sent });
    const refused = refusalOf(event, now);
    if (refused) return fail({ code: 'refused', ...refused });
    const waiting = seatsLeft(event) === 0;
    if (waiting && !waitingList) return fail({ code: 'refused', reason: 'event_full' });
    const registration = await writeRegistration(trx, context, { eventId, userId, waiting, now });
    await keepAnswer(trx, asked, registration.id);
    const about = { to: person.email, userId };
    await (waiting
      ? context.mails.queue(trx, {
          ...about,
          template: 'event-waiting',
          data: waitingMail(context, registration),
        })
      : context.mails.queue(trx, {
          ...about,
          template: 'event-registered',
          data: registeredMail(context, registration, now),
        }));
    return ok({ id: registration.id, event: eventId, waiting });
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

/** An event, and whether the person is on the waiting list; null: neither there nor registered. */
type Wanted = EventRow & { own_waiting: boolean | null };

/** A published event, locked until the transaction ends. */
async function wantedEvent(
  trx: Transaction<Database>,
  id: number,
  userId: string,
  now: Date,
): Promise<Wanted | undefined> {
  await lockEvent(trx, id);
  // A separate statement, so that it sees what others committed while this transaction waited for the lock.
  const { rows } = await sql<Wanted>`
    select ${eventColumns}, (
      select r.waiting from event_registrations r where r.event_id = e.id and r.starts_at = e.starts_at
        and r.user_id = ${userId} and r.cancelled_at is null
    ) as own_waiting
    from events_at(${now}) e where e.id = ${id} and ${visibleAt(now)}`.execute(trx);
  return rows[0];
}

async function earlierRegistration(trx: Transaction<Database>, asked: Parameters<typeof answeredBefore>[1]) {
  const id = await answeredBefore(trx, asked);
  if (id === undefined) return undefined;
  return trx
    .selectFrom('event_registrations')
    .select(['id', 'event_id', 'cancelled_at', 'waiting'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Why a person cannot have a place, the most specific reason first. */
function refusalOf(event: Wanted, now: Date): { reason: Refusal; facts?: RefusalFacts } | undefined {
  if (isOver(event, now)) return { reason: 'event_over' };
  if (event.own_waiting !== null) {
    return { reason: event.own_waiting ? 'already_waiting' : 'already_registered' };
  }
  if (event.standing === 'cancelled') return { reason: 'event_cancelled' };
  if (event.standing === 'put_off') return { reason: 'event_put_off' };
  const state = registrationState(event, now);
  if (state === 'not_yet') {
    const opensAt = event.registration_opens_at ?? event.starts_at;
    return { reason: 'registration_not_open_yet', facts: { about: 'opening', opensAt } };
  }
  return state === 'closed' ? { reason: 'registration_closed' } : undefined;
}

/**
 * A person who registers again after cancelling consents anew: version and time are those of the latest registration. Whoever told
 * us that they want no messages about events gets none about this one either, unless they turn them on.
 * The database copies the start of the event, because its timestamps are more precise than ours and counting compares
 * them.
 */
async function writeRegistration(
  trx: Transaction<Database>,
  { consentVersion }: RegistrationContext,
  { eventId, userId, waiting, now }: { eventId: number; userId: string; waiting: boolean; now: Date },
): Promise<RegistrationRow> {
  const version = consentVersion();
  const silent = await hasWithdrawn(trx, userId, 'messages');
  const written = await sql<{ id: string }>`
    insert into event_registrations (event_id, starts_at, user_id, consent_version, registered_at, waiting, no_messages)
    select e.id, e.starts_at, ${userId}, ${version}, ${now}, ${waiting}, ${silent} from events_at(${now}) e where e.id = ${eventId}
    on conflict (event_id, starts_at, user_id) do update set consent_version = excluded.consent_version,
      registered_at = excluded.registered_at, cancelled_at = null, waiting = excluded.waiting, moved_up_at = null,
      no_messages = excluded.no_messages
    returning id`.execute(trx);
  const registration = written.rows[0]!.id;
  const given = { purpose: 'event', form: 'event', version, at: now } as const;
  await recordConsent(trx, { of: { person: userId }, registration, ...given });
  return readRegistration(trx, registration, now);
}
