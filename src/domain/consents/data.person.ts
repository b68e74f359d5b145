import { sql } from 'kysely';
import type { PersonalData } from '../accounts/context.ts';
import { presentOwnConsent } from './present.ts';
import { consentRows, type ConsentRow } from './rows.ts';

/** Consents in the export of a person; those of their enquiries stand with the enquiries. */
export const consentsInExport: PersonalData = {
  section: 'consents',

  async read(db, userId) {
    const { rows } = await sql<ConsentRow>`
      ${consentRows} where c.user_id = ${userId}
        or c.user_id in (select m.gone_id from account_merges m where m.kept_id = ${userId} and m.undone_at is null)
      order by c.at desc, c.id desc`.execute(db);
    return rows.map((row) => {
      const { id: _id, ...known } = presentOwnConsent(row);
      return known;
    });
  },

  /** The database takes off whose they were when the account's row is deleted (migration 0100). */
  erase: async () => {},
};
