import { routes } from '../../contract/routes.ts';
import type { MailData } from '../mails/policy.ts';
import { nepalSpan } from '../../contract/nepal-time.ts';
import { calendarText, type CalendarMessage } from './present.calendar.ts';
import type { RegistrationContext } from './context.ts';
import type { RegistrationRow } from './rows.registrations.ts';

type Sender = Pick<RegistrationContext, 'publicOrigin' | 'consultancy'>;

/** To a person who has registered: when, where, how to cancel, and the event for their calendar. */
export const registeredMail = (
  from: Sender,
  row: RegistrationRow,
  at: Date,
): MailData['event-registered'] => ({
  title: titleOf(row),
  when: nepalSpan(row.starts_at, row.ends_at),
  place: row.place ?? '',
  onlineLink: row.online_link ?? '',
  link: from.publicOrigin + routes.accountEvents(),
  eventLink: from.publicOrigin + routes.event(row.event_id),
  calendar: calendarOf(from, row, { method: 'PUBLISH', at }),
});

/** To a person who has cancelled; the attachment removes the event from their calendar. */
export const cancelledMail = (from: Sender, row: RegistrationRow, at: Date): MailData['event-cancelled'] => ({
  title: titleOf(row),
  when: nepalSpan(row.starts_at, row.ends_at),
  link: from.publicOrigin + routes.event(row.event_id),
  calendar: calendarOf(from, row, { method: 'CANCEL', at }),
});

const titleOf = ({ title, sample }: RegistrationRow) => (sample ? `${title} (sample)` : title);

function calendarOf(
  { publicOrigin, consultancy }: Sender,
  row: RegistrationRow,
  message: Omit<CalendarMessage, 'organizer'>,
): string {
  const address = new URL(routes.event(row.event_id), publicOrigin);
  const manage = new URL(routes.accountEvents(), publicOrigin);
  const online = row.online_link === null ? [] : [`Take part online: ${row.online_link}`];
  const entry = {
    id: row.event_id,
    title: row.title,
    sample: row.sample,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    description: [...online, address.href, `Your registration: ${manage.href}`].join('\n\n'),
    location: row.place ?? row.online_link ?? '',
    address,
  };
  return calendarText(entry, { ...message, organizer: consultancy });
}
