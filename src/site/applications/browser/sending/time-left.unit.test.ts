import { expect, it } from 'vitest';
import { ALL_LEFT, createTimeLeft, inWords } from './time-left.ts';

it.each([
  [3, 'A few seconds left'],
  [41, 'About 50 seconds left'],
  [70, 'About a minute left'],
  [130, 'About 2 minutes left'],
  [3_600, 'About an hour left'],
  [8_000, 'About 2 hours left'],
])('%d seconds: %s', (seconds, words) => expect(inWords(seconds)).toBe(words));

it('estimates from the current speed, not from the past', () => {
  const left = createTimeLeft();
  const total = 10_000_000;
  expect(left.words(0)).toBe('Connecting…');
  left.seen({ sent: 0, total }, 0);
  left.seen({ sent: 100_000, total }, 1_000);
  expect(left.words(1_000)).toBe('Working out how long it will take…');
  left.seen({ sent: 200_000, total }, 2_000);
  expect(left.words(2_000)).toBe('About 2 minutes left');
  // Another cell, ten times faster.
  for (let second = 20; second <= 24; second += 1)
    left.seen({ sent: 200_000 + (second - 19) * 1_000_000, total }, second * 1_000);
  expect(left.words(24_000)).toBe('A few seconds left');
  expect(left.words(40_000)).toBe('The connection is very slow right now. Still trying…');
  left.seen({ sent: total, total }, 41_000);
  expect(left.words(60_000)).toBe(ALL_LEFT);
  // The upload was repeated after the token was renewed.
  left.seen({ sent: 0, total }, 61_000);
  expect(left.words(61_000)).toBe('Working out how long it will take…');
});
