import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { LockedEnquiry } from '../enquiries/commands.lock.ts';
import { record } from './commands.place.ts';
import { lockTimes } from './data.one.ts';
import { appointmentRows, type AppointmentRow } from './rows.ts';

/** Cancels what a locked enquiry has booked ahead, without a mail: its person wants no contact any more. */
export async function giveUpAppointments(
  trx: Transaction<Database>,
  enquiry: LockedEnquiry,
  { at, actor }: { at: Date; actor: string },
): Promise<void> {
  await lockTimes(trx);
  const { rows } = await sql<AppointmentRow>`
    ${appointmentRows} where a.enquiry_id = ${enquiry.id} and a.state = 'booked' and a.starts_at > ${at}
    order by a.starts_at, a.id`.execute(trx);
  for (const row of rows) {
    await trx.updateTable('appointments').set({ state: 'cancelled' }).where('id', '=', row.id).execute();
    await record(trx, enquiry, 'unbooked', { at, actor, before: row });
  }
}
