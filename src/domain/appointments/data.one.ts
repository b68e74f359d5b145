import { sql, type Transaction } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { lockEnquiry, type LockedEnquiry } from '../enquiries/commands.lock.ts';
import { appointmentRows, type AppointmentRow } from './rows.ts';

/** @param id a uuid */
export async function readRow(db: Db, id: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`${appointmentRows} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** One booking at a time: whoever looks for a free time sees what others have taken. */
export const lockTimes = (trx: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('appointments', 0))`.execute(trx);

/** An appointment that nobody else changes until the transaction ends. Locks in one order: the enquiry, then the times. */
export async function lockAppointment(
  trx: Transaction<Database>,
  id: string,
): Promise<{ row: AppointmentRow; enquiry: LockedEnquiry } | undefined> {
  const known = await readRow(trx, id);
  const enquiry = known && (await lockEnquiry(trx, known.enquiry_id));
  if (!enquiry) return undefined;
  await lockTimes(trx);
  const row = await readRow(trx, id);
  return row && { row, enquiry };
}
