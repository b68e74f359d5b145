/** Source of the current time. Tests pass their own clock to set the date. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
