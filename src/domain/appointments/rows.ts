import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AppointmentsTable } from '../../platform/database/tables/appointments.ts';
import type { CounselorRow } from '../follow-up/data.colleagues.ts';

/** An appointment with its person and its counselor. */
export interface AppointmentRow extends Selectable<AppointmentsTable>, CounselorRow {
  name: string;
  contact: string;
  /** The address of the enquiry; `email` is where mails about the appointment go. */
  person_email: string;
  user_id: string | null;
}

/** Appointments as table `a`; conditions and order follow. */
export const appointmentRows: RawBuilder<AppointmentRow> = sql`
  select a.*, e.name, e.contact, e.email as person_email, e.user_id, co.first_name as counselor_first_name,
    co.last_name as counselor_last_name, co.email as counselor_email
  from appointments a join enquiries e on e.id = a.enquiry_id left join users co on co.id = a.counselor_id`;
