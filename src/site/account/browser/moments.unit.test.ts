import { expect, it } from 'vitest';
import { localDay, momentInWords, nepalMoment, nepalSpan } from './moments.ts';

const now = new Date(2026, 10, 21, 14, 30);
const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [iso(2026, 10, 21, 14, 5), 'today at 14:05'],
  [iso(2026, 10, 21, 0, 0), 'today at 00:00'],
  [iso(2026, 10, 20, 23, 59), 'yesterday at 23:59'],
  [iso(2026, 10, 19, 9, 30), 'on 19 November 2026 at 09:30'],
  [iso(2025, 10, 21, 14, 5), 'on 21 November 2025 at 14:05'],
  // A device whose clock is behind.
  [iso(2026, 10, 22, 1, 0), 'on 22 November 2026 at 01:00'],
])('says %s as %s', (moment, words) => {
  expect(momentInWords(moment, now)).toBe(words);
});

it('knows yesterday over the turn of the year', () => {
  expect(momentInWords(iso(2026, 11, 31, 22, 0), new Date(2027, 0, 1, 8, 0))).toBe('yesterday at 22:00');
});

it('names files by the day of the device', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it.each([
  ['2026-11-21T10:45:00Z', '21 November 2026, 4:30 PM Nepal time'],
  // Already tomorrow in Nepal, and noon and midnight are twelve.
  ['2026-12-31T18:15:00Z', '1 January 2027, 12:00 AM Nepal time'],
  ['2026-11-21T12:00:00+05:45', '21 November 2026, 12:00 PM Nepal time'],
])('says %s in the time of Nepal', (iso, words) => {
  expect(nepalMoment(iso)).toBe(words);
});

it('says the day of an event once', () => {
  const start = '2026-12-12T14:00:00+05:45';
  const span = (end: string) => nepalSpan(start, end);
  expect(span('2026-12-12T16:00:00+05:45')).toBe('12 December 2026, 2:00 PM to 4:00 PM Nepal time');
  expect(span('2026-12-13T11:00:00+05:45')).toBe(
    '12 December 2026, 2:00 PM to 13 December 2026, 11:00 AM Nepal time',
  );
});
