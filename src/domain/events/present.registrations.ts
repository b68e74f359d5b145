import type { Attendee, Registration, StaffEvent } from '../../contract/registrations.ts';
import { nepalDayAndTime, nepalIso } from '../../contract/nepal-time.ts';
import { canCancel, isOver, registrationState } from './policy.ts';
import type { AttendeeRow, RegistrationRow, StaffEventRow } from './rows.registrations.ts';

export function presentRegistration(row: RegistrationRow, now: Date): Registration {
  const hasPlace = row.cancelled_at === null && !row.waiting;
  return {
    id: row.id,
    event: row.event_id,
    title: row.title,
    starts_at: nepalIso(row.starts_at),
    ends_at: nepalIso(row.ends_at),
    formatted_start_date: nepalDayAndTime(row.starts_at),
    place: row.place,
    online_link: hasPlace ? row.online_link : null,
    registered_at: nepalIso(row.registered_at),
    cancelled_at: row.cancelled_at && nepalIso(row.cancelled_at),
    waiting: row.waiting,
    standing: row.standing,
    code: hasPlace ? row.code : null,
    messages: !row.no_messages,
    can_cancel: canCancel(row, now),
    over: isOver(row, now),
  };
}

export function presentStaffEvent(row: StaffEventRow, now: Date): StaffEvent {
  return {
    id: row.id,
    title: row.title,
    starts_at: nepalIso(row.starts_at),
    ends_at: nepalIso(row.ends_at),
    formatted_start_date: nepalDayAndTime(row.starts_at),
    place: row.place,
    online_link: row.online_link,
    status:
      row.status === 'published' && row.published_at && row.published_at > now ? 'scheduled' : row.status,
    standing: row.standing,
    registration_state: registrationState(row, now),
    capacity: row.capacity,
    registered: row.registered,
    waiting: row.waiting,
    came: row.came,
    walk_ins: row.walk_ins,
    over: isOver(row, now),
    sample: row.sample,
  };
}

export const presentAttendee = ({ registered_at, cancelled_at, here_at, ...row }: AttendeeRow): Attendee => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  contact: row.contact,
  registered_at: nepalIso(registered_at),
  cancelled_at: cancelled_at && nepalIso(cancelled_at),
  waiting: row.waiting,
  here_at: here_at && nepalIso(here_at),
  code: row.code,
});
