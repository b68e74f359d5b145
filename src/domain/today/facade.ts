import { sql, type Kysely } from 'kysely';
import type { DaysByState } from '../../content/today.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page } from '../../contract/paging.ts';
import type { Today, TodayItem } from '../../contract/today.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { readQueue, type TodayQuery } from './data.queue.ts';

export interface TodayContext {
  db: Kysely<Database>;
  clock: Clock;
  /** After how many days in a state it has been the office's turn for too long. */
  daysUntilWaiting(): DaysByState;
}

/** The queue of the start page. */
export interface TodayQueue {
  /** @returns invalid (whose), invalid_page. */
  read(
    principal: Principal,
    query: TodayQuery,
  ): Promise<Result<Page<TodayItem> & Omit<Today, keyof PagedKeys>>>;
}
type PagedKeys = Record<'count' | 'next' | 'previous' | 'results', never>;

export function createToday({ db, clock, daysUntilWaiting }: TodayContext): TodayQueue {
  return {
    async read({ userId }, query) {
      const now = clock.now();
      const today = nepalDate(now);
      const queue = await readQueue(db, { now, today, daysUntilWaiting: daysUntilWaiting() }, userId, query);
      return queue.ok ? ok({ ...queue.value, events: await eventsOf(db, now, today) }) : queue;
    },
  };
}

/** Published events that begin today, in Nepal. */
async function eventsOf(db: Kysely<Database>, now: Date, today: string): Promise<Today['events']> {
  const { rows } = await sql<{ id: number; title: string; starts_at: Date; place: string }>`
    select e.id, e.title, e.starts_at, e.place from events_at(${now}) e
    where e.status = 'published' and e.standing <> 'cancelled'
      and (e.starts_at at time zone 'Asia/Kathmandu')::date = ${today}::date
    order by e.starts_at, e.id`.execute(db);
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}
