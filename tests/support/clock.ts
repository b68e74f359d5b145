import type { Clock } from '../../src/platform/clock.ts';

export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** A clock that only moves when a test advances it. */
export function testClock(start: Date): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
