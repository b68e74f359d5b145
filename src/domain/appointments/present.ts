import type { Appointment, OwnAppointment } from '../../contract/appointments.ts';
import { presentCounselor } from '../follow-up/data.colleagues.ts';
import { LEAD_MS, linkOf } from './policy.ts';
import type { AppointmentRow } from './rows.ts';

export const presentAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  enquiry: row.enquiry_id,
  name: row.name,
  contact: row.contact,
  email: row.person_email,
  counselor: presentCounselor(row),
  branch: row.branch,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
});

/** Whether the person can still move or cancel it. */
export const isOpen = (
  { state, starts_at }: Pick<AppointmentRow, 'state' | 'starts_at'>,
  now: Date,
): boolean => state === 'booked' && starts_at.getTime() - now.getTime() >= LEAD_MS;

export const presentOwn = (row: AppointmentRow, key: Buffer, now: Date): OwnAppointment => ({
  link: linkOf(key, row.id),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  branch: row.branch,
  counselor: `${row.counselor_first_name ?? ''} ${row.counselor_last_name ?? ''}`.trim() || null,
  counselor_id: row.counselor_id,
  state: row.state,
  can_change: isOpen(row, now),
});
