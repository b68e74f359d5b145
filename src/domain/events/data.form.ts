import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { EventTimes } from './policy.ts';

/** An event with everything that its form shows. */
export interface StoredEvent extends EventTimes {
  id: number;
  title: string;
  image_id: number | null;
  place: string | null;
  online_link: string | null;
  capacity: number | null;
  status: 'draft' | 'published' | 'withdrawn';
  published_at: Date | null;
  sample: boolean;
  repeat_days: number | null;
  paragraphs: { key: string; text: string }[];
}

export async function storedEvent(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    select e.*, coalesce((select jsonb_agg(jsonb_build_object('key', p.key, 'text', p.text) order by p.position, p.id)
      from event_paragraphs p where p.event_id = e.id), '[]') as paragraphs
    from events_at(${now}) e where e.id = ${id}`.execute(trx);
  return rows[0];
}
