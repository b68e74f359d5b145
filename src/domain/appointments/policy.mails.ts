import { appointmentLink } from '../../contract/enquiry-routes.ts';
import { nepalSpan } from '../../contract/nepal-time.ts';
import { calendarText, type CalendarMessage } from '../events/present.calendar.ts';
import type { MailData } from '../mails/policy.ts';
import type { AppointmentContext } from './context.ts';
import { linkOf } from './policy.ts';
import type { AppointmentRow } from './rows.ts';

type Sender = Pick<AppointmentContext, 'publicOrigin' | 'consultancy' | 'linkKey'>;

/** To the person, without anything that was typed: anybody can type anybody's address. */
export const personMail = (
  from: Sender,
  row: AppointmentRow,
  message: Omit<CalendarMessage, 'organizer'>,
): MailData['appointment-booked'] => ({
  when: nepalSpan(row.starts_at, row.ends_at),
  branch: row.branch,
  counselor: `${row.counselor_first_name ?? ''} ${row.counselor_last_name ?? ''}`.trim(),
  link: addressOf(from, row),
  calendar: calendarOf(from, row, message),
});

/** The reminder has no calendar file: the entry is there already. */
export const reminderMail = (
  from: Sender,
  row: AppointmentRow,
  soon: boolean,
): MailData['appointment-reminder'] => {
  const { calendar: _calendar, ...data } = personMail(from, row, { method: 'PUBLISH', at: row.booked_at });
  return { ...data, soon };
};

const addressOf = ({ publicOrigin, linkKey }: Sender, { id }: AppointmentRow): string =>
  publicOrigin + appointmentLink(linkOf(linkKey, id));

function calendarOf(from: Sender, row: AppointmentRow, message: Omit<CalendarMessage, 'organizer'>): string {
  const { name, email } = from.consultancy();
  const address = new URL(addressOf(from, row));
  return calendarText(
    {
      uid: `appointment-${row.id}`,
      title: `Appointment at ${name}`,
      sample: false,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      updated_at: message.at.toISOString(),
      description: `Move or cancel it: ${address.href}`,
      location: row.branch,
      address,
    },
    { ...message, organizer: { name, email } },
  );
}
