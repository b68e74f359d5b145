import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PersonalData } from '../accounts/context.ts';
import { appointmentsOf } from '../appointments/data.of-enquiry.ts';
import { presentAppointment } from '../appointments/present.ts';
import { consentsOfEnquiry } from '../consents/data.ts';
import type { EnquiryContext } from './context.ts';
import { enquiriesOf } from './data.of-account.ts';
import { historyOf } from './data.one.ts';
import { presentDetails, presentEntry, presentItem } from './present.ts';
import { enquiryRows, type EnquiryRow } from './rows.ts';

/** Most enquiries deleted in one transaction. */
const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Deletes enquiries with their history, and empties what the log of changes says about them. */
async function deleteEnquiries(trx: Transaction<Database>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from enquiries where id in (${which}) returning id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await trx
      .updateTable('change_log')
      .set({ title: '', changes: '[]' })
      .where('kind', '=', 'enquiry')
      .where('object', 'in', ids)
      .execute();
  }
  return ids.length;
}

/** Deletes lost enquiries, and others in which nothing has happened for long, when their days are over. For a job. */
export async function cleanUpEnquiries({
  db,
  clock,
  lostDays,
  idleDays,
}: Pick<EnquiryContext, 'db' | 'clock' | 'lostDays' | 'idleDays'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  for (const which of [
    sql`select id from enquiries where stage = 'lost' and last_at < ${ago(lostDays)} limit ${AT_ONCE}`,
    sql`select id from enquiries where last_at < ${ago(idleDays)} limit ${AT_ONCE}`,
  ]) {
    while ((await db.transaction().execute((trx) => deleteEnquiries(trx, which))) === AT_ONCE);
  }
}

/** What enquiries store about a person: their part of an export and of an erasure. */
export const enquiriesOfPerson: PersonalData = {
  section: 'enquiries',

  /** Everything but the names of staff, which are their data. */
  async read(db, userId) {
    const { rows } = await sql<EnquiryRow>`
      ${enquiryRows} where e.id in (${enquiriesOf(userId)}) order by e.entered_at desc, e.id`.execute(db);
    const enquiries: object[] = [];
    for (const row of rows) {
      const { counselor: _counselor, suspicions: _suspicions, ...item } = presentItem(row);
      const { version: _version, ...details } = presentDetails(row);
      const history = (await historyOf(db, row.id)).map((entry) => {
        const { id: _id, who: _who, ...known } = presentEntry(entry);
        return known;
      });
      const appointments = (await appointmentsOf(db, row.id)).map((each) => {
        const { starts_at, ends_at, branch, state } = presentAppointment(each);
        return { starts_at, ends_at, branch, state };
      });
      const consents = (await consentsOfEnquiry(db, row.id)).map((each) => {
        const { purpose, given, at, form, version, wording } = each;
        return { purpose, given, at, form, version, wording };
      });
      enquiries.push({ ...item, ...details, history, appointments, consents });
    }
    return enquiries;
  },

  async erase(trx, userId) {
    await deleteEnquiries(trx, enquiriesOf(userId));
    // Booked with this address for somebody else, such as a sister.
    await sql`
      update appointments a set email = '', email_key = '' from users u
      where u.id = ${userId} and u.verified_at is not null and a.email_key = u.email_key`.execute(trx);
  },
};
