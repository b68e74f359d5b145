import type { Clock } from '../../src/platform/clock.ts';

export interface TestClock extends Clock {
  /** Lets time pass. */
  advance(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** A clock that stands still until it is moved. */
export function testClock(start: Date): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
