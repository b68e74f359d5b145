import { sql, type RawBuilder } from 'kysely';
import type { ImageRow } from '../images/data.ts';

export interface EventRow {
  id: number;
  title: string;
  picture: ImageRow | null;
  starts_at: Date;
  ends_at: Date;
  place: string | null;
  online_link: string | null;
  capacity: number | null;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
  updated_at: Date;
  sample: boolean;
  /** Number of people who have a place now. */
  registered: number;
  paragraphs: { id: number; text: string }[];
}

/** Number of people with a place at an event of `events_at(now) e`. */
export const registeredCount: RawBuilder<number> = sql`(select count(*)::int from event_registrations r
  where r.event_id = e.id and r.starts_at = e.starts_at and r.cancelled_at is null)`;

/** Columns of EventRow over `events_at(now) e`. */
export const eventColumns: RawBuilder<EventRow> = sql`
  e.id, e.title, e.starts_at, e.ends_at, e.place, e.online_link, e.capacity, e.registration_opens_at,
  e.registration_closes_at, e.updated_at, e.sample, image_json(e.image_id) as picture,
  ${registeredCount} as registered,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'text', p.text) order by p.position, p.id)
    from event_paragraphs p where p.event_id = e.id), '[]') as paragraphs`;
