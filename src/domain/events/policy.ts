/** When somebody may register, and when an event is over. */
export interface EventTimes {
  starts_at: Date;
  ends_at: Date;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
}

export const isOver = ({ ends_at }: Pick<EventTimes, 'ends_at'>, now: Date): boolean => ends_at <= now;

/** Open from its opening (at once where none is set) until its closing (the start where none is set). */
export function registrationState(event: EventTimes, now: Date): 'not_yet' | 'open' | 'closed' {
  const closes = event.registration_closes_at ?? event.starts_at;
  if (now >= closes || isOver(event, now)) return 'closed';
  const opens = event.registration_opens_at;
  return opens === null || opens <= now ? 'open' : 'not_yet';
}

/** Free places; null where nobody counts. Never below 0, also when staff made the event smaller than it is booked. */
export const seatsLeft = ({ capacity, registered }: { capacity: number | null; registered: number }) =>
  capacity === null ? null : Math.max(0, capacity - registered);

/** A place can be given back until the event begins. */
export const canCancel = (
  { starts_at, cancelled_at }: { starts_at: Date; cancelled_at: Date | null },
  now: Date,
): boolean => cancelled_at === null && now < starts_at;
