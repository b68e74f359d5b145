import { sql } from 'kysely';
import { enquiriesOf } from '../enquiries/data.of-account.ts';
import type { PersonalData } from '../accounts/context.ts';

/**
 * The rows of files about the person of an account: by who is known, also one of their enquiries, or by the confirmed address,
 * also in a file that was not checked yet.
 */
const ofAccount = (userId: string) => sql`(
  r.known_id = ${userId}
  or r.known_id in (${enquiriesOf(userId)})
  or r.email_key in (select u.email_key from users u where u.id = ${userId} and u.verified_at is not null and u.email_key <> '')
  or r.outcome = '' and exists (
    select from users u, jsonb_array_elements_text(r.cells) cell
    where u.id = ${userId} and u.verified_at is not null and lower(trim(cell)) in (lower(u.email), u.email_key))
)`;

/** What files of the office, which were not imported yet or lately, say about a person. */
export const importedRowsOfPerson: PersonalData = {
  section: 'rows_of_imports',

  async read(db, userId) {
    const { rows } = await sql<{ file: string; cells: string[] }>`
      select i.file_name as file, r.cells from enquiry_import_rows r join enquiry_imports i on i.id = r.import_id
      where ${ofAccount(userId)} order by r.import_id, r.number`.execute(db);
    return rows;
  },

  async erase(trx, userId) {
    await sql`delete from enquiry_import_rows r where ${ofAccount(userId)}`.execute(trx);
  },
};
