import { sql, type RawBuilder } from 'kysely';
import type { EventTimes } from './policy.ts';

/** A person's registration for one occurrence of an event, with the current data of the event. */
export interface RegistrationRow extends Pick<EventTimes, 'standing'> {
  id: string;
  event_id: number;
  title: string;
  starts_at: Date;
  ends_at: Date;
  place: string | null;
  online_link: string | null;
  sample: boolean;
  updated_at: Date;
  consent_version: string;
  registered_at: Date;
  cancelled_at: Date | null;
  /** On the waiting list. */
  waiting: boolean;
  /** What the person shows at the door. */
  code: string;
  no_messages: boolean;
}

/** All registrations with their events; columns of RegistrationRow and `user_id`. @param now any moment */
export const registrationsAt = (now: Date): RawBuilder<RegistrationRow> => sql`
  select r.id, r.event_id, e.title, r.starts_at, r.starts_at + (e.ends_at - e.starts_at) as ends_at, e.place,
    e.online_link, e.sample, e.updated_at, r.consent_version, r.registered_at, r.cancelled_at,
    r.waiting, r.code, r.no_messages, e.standing, r.user_id
  from event_registrations r join events_at(${now}) e on e.id = r.event_id`;

/** An event as staff see it in lists. */
export interface StaffEventRow extends EventTimes {
  id: number;
  title: string;
  place: string | null;
  online_link: string | null;
  status: 'draft' | 'published' | 'withdrawn';
  published_at: Date | null;
  capacity: number | null;
  registered: number;
  waiting: number;
  /** People who came, those without a registration among them. */
  came: number;
  walk_ins: number;
  sample: boolean;
}

/** A person who registered. */
export interface AttendeeRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  contact: string;
  registered_at: Date;
  cancelled_at: Date | null;
  waiting: boolean;
  code: string;
  here_at: Date | null;
}
