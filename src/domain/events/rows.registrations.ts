import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/commands.ts';
import type { RecordSecurity } from '../security/rows.ts';
import type { EventTimes } from './policy.ts';

/** What the commands and reads of registrations work with. */
export interface RegistrationContext {
  db: Kysely<Database>;
  mails: Pick<Mails, 'queue'>;
  recordSecurity: RecordSecurity;
  clock: Clock;
  /** Every mailed link is built on it. */
  publicOrigin: string;
  /** Who we are: mailed calendar entries name it as their organizer. */
  consultancy: { name: string; email: string };
  /** Version of the privacy policy that is shown beside the button. */
  consentVersion: string;
}

/** A person's place at one occurrence of an event, with the event as it is written now. */
export interface RegistrationRow {
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
}

/** The registrations of everybody with their events; columns of RegistrationRow and `user_id`. @param now any moment */
export const registrationsAt = (now: Date): RawBuilder<RegistrationRow> => sql`
  select r.id, r.event_id, e.title, r.starts_at, r.starts_at + (e.ends_at - e.starts_at) as ends_at, e.place,
    e.online_link, e.sample, e.updated_at, r.consent_version, r.registered_at, r.cancelled_at, r.user_id
  from event_registrations r join events_at(${now}) e on e.id = r.event_id`;

/** An event as staff see it in lists. */
export interface StaffEventRow extends EventTimes {
  id: number;
  title: string;
  place: string | null;
  online_link: string | null;
  status: 'draft' | 'published';
  capacity: number | null;
  registered: number;
  sample: boolean;
}

/** Somebody who registered. */
export interface AttendeeRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  contact: string;
  registered_at: Date;
  cancelled_at: Date | null;
}
