/** Times that decide when people may register and when an event is over. */
export interface EventTimes {
  starts_at: Date;
  ends_at: Date;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
}

export const isOver = ({ ends_at }: Pick<EventTimes, 'ends_at'>, now: Date): boolean => ends_at <= now;

/** Open from `registration_opens_at` (null: at once) until `registration_closes_at` (null: the start). */
export function registrationState(event: EventTimes, now: Date): 'not_yet' | 'open' | 'closed' {
  const closes = event.registration_closes_at ?? event.starts_at;
  if (now >= closes || isOver(event, now)) return 'closed';
  const opens = event.registration_opens_at;
  return opens === null || opens <= now ? 'open' : 'not_yet';
}

/** Free places; null if the event has no limit. Never below 0, even if staff lowered the limit below the bookings. */
export const seatsLeft = ({ capacity, registered }: { capacity: number | null; registered: number }) =>
  capacity === null ? null : Math.max(0, capacity - registered);

/** A registration can be cancelled until the event begins. */
export const canCancel = (
  { starts_at, cancelled_at }: { starts_at: Date; cancelled_at: Date | null },
  now: Date,
): boolean => cancelled_at === null && now < starts_at;
