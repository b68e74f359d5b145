import type { EventStanding } from '../../contract/event-standing.ts';

/** What decides when people may register and when an event is over. */
export interface EventTimes {
  standing: EventStanding;
  registration: 'open' | 'closed';
  starts_at: Date;
  ends_at: Date;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
}

/** A put-off event is not over, whatever its old date. */
export const isOver = ({ ends_at, standing }: Pick<EventTimes, 'ends_at' | 'standing'>, now: Date): boolean =>
  standing !== 'put_off' && ends_at <= now;

/** Whether it has begun, so that its places no longer change hands. */
export const hasBegun = (
  { starts_at, standing }: Pick<EventTimes, 'starts_at' | 'standing'>,
  now: Date,
): boolean => standing !== 'put_off' && starts_at <= now;

/** Closed by hand, or while the event does not take place. Otherwise open from `registration_opens_at` (null: at once) until `registration_closes_at` (null: the start). */
export function registrationState(event: EventTimes, now: Date): 'not_yet' | 'open' | 'closed' {
  if (event.registration === 'closed' || event.standing !== 'on') return 'closed';
  const closes = event.registration_closes_at ?? event.starts_at;
  if (now >= closes || isOver(event, now)) return 'closed';
  const opens = event.registration_opens_at;
  return opens === null || opens <= now ? 'open' : 'not_yet';
}

/** Free places; null if the event has no limit. Never below 0, even if staff lowered the limit below the bookings. */
export const seatsLeft = ({ capacity, registered }: { capacity: number | null; registered: number }) =>
  capacity === null ? null : Math.max(0, capacity - registered);

/** A registration can be cancelled until the event begins; that of a cancelled event needs no cancelling. */
export const canCancel = (
  event: Pick<EventTimes, 'starts_at' | 'standing'> & { cancelled_at: Date | null },
  now: Date,
): boolean => event.cancelled_at === null && event.standing !== 'cancelled' && !hasBegun(event, now);
