import type { DaysByState } from '../../content/today.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page } from '../../contract/paging.ts';
import type { Today, TodayItem } from '../../contract/today.ts';
import type { Clock } from '../../platform/clock.ts';
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
      return ok({ ...queue.value, digest: await wantsDigest(db, userId) });
    },
    async chooseDigest({ userId }, { digest }) {
      await chooseDigest(db, userId, digest, clock.now());
      return { digest };
    },
    sendDigests: () => sendDigests(context, clockNow()),
  };
}
