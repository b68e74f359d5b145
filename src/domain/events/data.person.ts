import { sql } from 'kysely';
import type { PersonalData } from '../accounts/context.ts';
import { presentRegistration } from './present.registrations.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';

/** What events store about a person: their part of an export and of an erasure. */
export const registrationsOfPerson: PersonalData = {
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

  /** Registrations are deleted with the account's row; their places become free. */
  async erase() {},
};
