import { sql, type Kysely } from 'kysely';
import type { DaysByState } from '../../content/today.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page } from '../../contract/paging.ts';
import type { Today, TodayItem } from '../../contract/today.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { appointmentsOn } from '../appointments/data.list.ts';
import type { Principal } from '../accounts/policy.ts';
import { chooseDigest, sendDigests, wantsDigest, type DigestContext } from './commands.digest.ts';
import { readQueue, type TodayQuery } from './data.queue.ts';
import type { TodayClock } from './source.ts';

export interface TodayContext extends DigestContext {
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
  /** Turns the mail of the morning on or off for who asks. */
  chooseDigest(principal: Principal, choice: Pick<Today, 'digest'>): Promise<Pick<Today, 'digest'>>;
  /** Mails those who want it and have not had it today. */
  sendDigests(): Promise<void>;
}
type PagedKeys = Record<'count' | 'next' | 'previous' | 'results', never>;

export function createToday(context: TodayContext): TodayQueue {
  const { db, clock } = context;
  const clockNow = (): TodayClock => {
    const now = clock.now();
    return { now, today: nepalDate(now), daysUntilWaiting: context.daysUntilWaiting() };
  };
  return {
    async read({ userId }, query) {
      const at = clockNow();
      const queue = await readQueue(db, at, userId, query);
      if (!queue.ok) return queue;
      const [events, appointments, digest] = await Promise.all([
        eventsOf(db, at.now, at.today),
        appointmentsOn(db, at.today),
        wantsDigest(db, userId),
      ]);
      return ok({ ...queue.value, digest, appointments, events });
    },
    async chooseDigest({ userId }, { digest }) {
      await chooseDigest(db, userId, digest, clock.now());
      return { digest };
    },
    sendDigests: () => sendDigests(context, clockNow()),
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
