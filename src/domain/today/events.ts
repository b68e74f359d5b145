import { sql } from 'kysely';
import { TODAY_SECTIONS } from '../../contract/today-sections.ts';
import type { TodayEvent } from '../../contract/today.ts';
import { registeredCount, visibleAt } from '../events/rows.ts';
import type { QueueSource } from './source.ts';

interface Row extends Pick<TodayEvent, 'title' | 'place' | 'online' | 'registered' | 'capacity'> {
  id: number;
  starts_at: Date;
  ends_at: Date;
}

/** Published events that begin today, in Nepal. */
export const events: QueueSource = {
  kind: 'event',
  find: ({ now, today }) => sql`
    select e.id, ${sql.lit(TODAY_SECTIONS.indexOf('today'))}, e.starts_at, null::uuid from events_at(${now}) e
    where ${visibleAt(now)} and e.standing = 'on'
      and (e.starts_at at time zone 'Asia/Kathmandu')::date = ${today}::date`,
  async read(db, queued, { now }) {
    const { rows } = await sql<Row>`
      select e.id, e.title, e.place, coalesce(e.online_link, '') <> '' as online, e.capacity, e.starts_at, e.ends_at,
        ${registeredCount} as registered
      from events_at(${now}) e where e.id = any(${queued.map(({ id }) => Number(id))}::int[])`.execute(db);
    return rows.map(({ id, starts_at, ends_at, ...row }) => ({
      kind: 'event',
      section: 'today',
      id: String(id),
      since: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      ...row,
    }));
  },
};
