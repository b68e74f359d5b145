import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { appointmentRows, type AppointmentRow } from './rows.ts';

/** The appointments of an enquiry, the latest first. */
export async function appointmentsOf(db: Db, enquiry: string): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    ${appointmentRows} where a.enquiry_id = ${enquiry} order by a.starts_at desc, a.id limit 50`.execute(db);
  return rows;
}
