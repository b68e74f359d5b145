import { sql } from 'kysely';
import type { PersonalData } from '../accounts/context.ts';
import { fillPlaces, lockEvent } from './commands.places.ts';
import type { RegistrationContext } from './context.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';

type PlaceContext = Pick<RegistrationContext, 'mails' | 'clock' | 'publicOrigin' | 'consultancy'>;

/** What events store about a person: their part of an export and of an erasure. */
export const registrationsOfPerson = (context: PlaceContext): PersonalData => ({
  section: 'registrations',

  /** Every registration, the latest event first, with the consent given when registering. */
  async read(db, userId) {
    const now = new Date();
    const { rows } = await sql<RegistrationRow>`
      select * from (${registrationsAt(now)}) r where r.user_id = ${userId}
      order by r.starts_at desc, r.id`.execute(db);
    return rows.map((row) => {
      const { can_cancel: _can, over: _over, ...known } = presentRegistration(row, now);
      return { ...known, consent_version: row.consent_version };
    });
  },

  /** Deletes registrations before the account's row, and gives their places to whoever waits. */
  async erase(trx, userId) {
    const now = context.clock.now();
    const { rows } = await sql<{ event_id: number }>`
      select distinct event_id from event_registrations where user_id = ${userId} order by event_id`.execute(
      trx,
    );
    for (const { event_id: event } of rows) await lockEvent(trx, event);
    await trx.deleteFrom('event_registrations').where('user_id', '=', userId).execute();
    for (const { event_id: event } of rows) await fillPlaces(trx, context, event, now);
  },
});
