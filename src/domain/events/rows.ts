import { sql, type RawBuilder } from 'kysely';
import type { EventTimes } from './policy.ts';
import type { ImageRow } from '../images/data.ts';

export interface EventRow extends EventTimes {
  id: number;
  title: string;
  picture: ImageRow | null;
  place: string | null;
  online_link: string | null;
  capacity: number | null;
  updated_at: Date;
  sample: boolean;
  /** Number of people who have a place now. */
  registered: number;
  paragraphs: { id: number; text: string }[];
}

/** Number of people with a place at an event of `events_at(now) e`. */
export const registeredCount: RawBuilder<number> = sql`(select count(*)::int from event_registrations r
  where r.event_id = e.id and r.starts_at = e.starts_at and r.cancelled_at is null and not r.waiting)`;

/** Number of people on the waiting list of an event of `events_at(now) e`. */
export const waitingCount: RawBuilder<number> = sql`(select count(*)::int from event_registrations r
  where r.event_id = e.id and r.starts_at = e.starts_at and r.cancelled_at is null and r.waiting)`;

/** Number of people who came to an event of `events_at(now) e` without a registration. */
export const walkInCount: RawBuilder<number> = sql`(select count(*)::int from event_walk_ins w
  where w.event_id = e.id and w.starts_at = e.starts_at and w.here_at is not null)`;

/** Number of people who came to an event of `events_at(now) e`. */
export const cameCount: RawBuilder<number> = sql`(${walkInCount} + (select count(*)::int from event_registrations r
  where r.event_id = e.id and r.starts_at = e.starts_at and r.here_at is not null))`;

/** Whether visitors see an event of `events_at(now) e`. */
export const visibleAt = (now: Date): RawBuilder<boolean> =>
  sql`e.status = 'published' and (e.published_at is null or e.published_at <= ${now})`;

/** Columns of EventRow over `events_at(now) e`. */
export const eventColumns: RawBuilder<EventRow> = sql`
  e.id, e.title, e.starts_at, e.ends_at, e.place, e.online_link, e.capacity, e.registration_opens_at,
  e.registration_closes_at, e.updated_at, e.sample, e.standing, e.registration, image_json(e.image_id) as picture,
  ${registeredCount} as registered,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'text', p.text) order by p.position, p.id)
    from event_paragraphs p where p.event_id = e.id), '[]') as paragraphs`;
