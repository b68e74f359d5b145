import { routes } from '../../contract/routes.ts';
import type { MailData } from '../mails/policy.ts';
import type { EventChange } from '../../contract/error-bodies.ts';
import { nepalSpan } from '../../contract/nepal-time.ts';
import { calendarText, type CalendarMessage } from './present.calendar.ts';
import type { RegistrationContext } from './context.ts';
import type { RegistrationRow } from './rows.registrations.ts';

type Sender = Pick<RegistrationContext, 'publicOrigin' | 'consultancy'>;
/** An event as it was before a change. */
export type EventBefore = Pick<
  RegistrationRow,
  'starts_at' | 'ends_at' | 'place' | 'online_link' | 'standing'
>;

/** To a person who has registered, or moved up from the waiting list: when, where, how to cancel, the code for the door, and the event for their calendar. */
export const registeredMail = (
  from: Sender,
  row: RegistrationRow,
  at: Date,
): MailData['event-registered'] => ({
  title: titleOf(row),
  when: whenOf(row),
  place: row.place ?? '',
  onlineLink: row.online_link ?? '',
  link: from.publicOrigin + routes.accountEvents(),
  eventLink: from.publicOrigin + routes.event(row.event_id),
  code: row.code,
  // A put-off event has no date that belongs in a calendar.
  calendar: row.standing === 'put_off' ? '' : calendarOf(from, row, { method: 'PUBLISH', at }),
});

/** To a person who is now on the waiting list. */
export const waitingMail = (from: Sender, row: RegistrationRow): MailData['event-waiting'] => ({
  title: titleOf(row),
  when: whenOf(row),
  link: from.publicOrigin + routes.accountEvents(),
  eventLink: from.publicOrigin + routes.event(row.event_id),
});

/** To a person who has cancelled; the attachment removes the event from their calendar. */
export const cancelledMail = (from: Sender, row: RegistrationRow, at: Date): MailData['event-cancelled'] => ({
  title: titleOf(row),
  when: whenOf(row),
  link: from.publicOrigin + routes.event(row.event_id),
  calendar: calendarOf(from, row, { method: 'CANCEL', at }),
});

/**
 * To everybody registered or waiting when staff have moved, put off or cancelled the event. The attachment changes the
 * entry in the calendar, or removes it until there is a new date. People who wait have no entry and get none.
 */
export function changedMail(
  from: Sender,
  what: EventChange,
  before: EventBefore,
  row: RegistrationRow,
  at: Date,
): MailData['event-changed'] {
  const isHeld = row.standing === 'on';
  return {
    what,
    title: titleOf(row),
    before: whenOf({ ...before, standing: 'on' }),
    when: whenOf(row),
    place: row.place ?? '',
    onlineLink: row.waiting ? '' : (row.online_link ?? ''),
    waiting: row.waiting,
    link: from.publicOrigin + routes.accountEvents(),
    eventLink: from.publicOrigin + routes.event(row.event_id),
    code: isHeld && !row.waiting ? row.code : '',
    calendar: row.waiting
      ? ''
      : calendarOf(from, isHeld ? row : { ...row, ...before }, { method: isHeld ? 'PUBLISH' : 'CANCEL', at }),
  };
}

/** A mail that staff wrote to an event's people. */
export const messageMail = (
  from: Sender,
  row: RegistrationRow,
  { subject, body }: { subject: string; body: string },
): MailData['event-message'] => ({
  title: titleOf(row),
  when: whenOf(row),
  subject,
  text: body,
  link: from.publicOrigin + routes.accountEvents(),
});

const titleOf = ({ title, sample }: RegistrationRow) => (sample ? `${title} (sample)` : title);

const whenOf = ({ standing, starts_at, ends_at }: EventBefore) =>
  standing === 'put_off' ? '' : nepalSpan(starts_at, ends_at);

function calendarOf(
  { publicOrigin, consultancy }: Sender,
  row: RegistrationRow,
  message: Omit<CalendarMessage, 'organizer'>,
): string {
  const address = new URL(routes.event(row.event_id), publicOrigin);
  const manage = new URL(routes.accountEvents(), publicOrigin);
  const online = row.online_link === null ? [] : [`Take part online: ${row.online_link}`];
  const entry = {
    uid: `event-${row.event_id}`,
    title: row.title,
    sample: row.sample,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    description: [...online, address.href, `Your registration: ${manage.href}`].join('\n\n'),
    location: row.place ?? row.online_link ?? '',
    address,
  };
  return calendarText(entry, { ...message, organizer: organizerOf(consultancy()) });
}

const organizerOf = ({ name, email }: ReturnType<Sender['consultancy']>) => ({ name, email });
