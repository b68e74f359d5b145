import { expect, it } from 'vitest';
import { noticeDue } from './policy.office-mails.ts';

const NOW = new Date('2026-11-22T04:00:00Z');
type Answers = 'each' | 'hourly' | 'daily';
const due = (
  answers: Answers,
  toldAt: string | null = null,
  { dailyHour = 9, now = NOW, documents = false } = {},
) =>
  noticeDue({ answers, dailyHour }, now, {
    documents,
    toldAt: toldAt === null ? null : new Date(toldAt),
  }).toISOString();

it('mails each answer at once', () => {
  expect(due('each')).toBe('2026-11-22T04:00:00.000Z');
  expect(due('each', '2026-11-22T03:59:00Z')).toBe('2026-11-22T04:00:00.000Z');
});

it('mails the first answer of an hour at once and the others at its end', () => {
  expect(due('hourly')).toBe('2026-11-22T04:00:00.000Z');
  expect(due('hourly', '2026-11-22T03:50:00Z')).toBe('2026-11-22T04:50:00.000Z');
  expect(due('hourly', '2026-11-22T03:00:00Z')).toBe('2026-11-22T04:00:00.000Z');
});

it('waits ten minutes for more documents, but never less than the hour', () => {
  const documents = { documents: true };
  expect(due('hourly', null, documents)).toBe('2026-11-22T04:10:00.000Z');
  expect(due('hourly', '2026-11-22T03:05:00Z', documents)).toBe('2026-11-22T04:10:00.000Z');
  expect(due('hourly', '2026-11-22T03:50:00Z', documents)).toBe('2026-11-22T04:50:00.000Z');
  expect(due('each', null, documents)).toBe('2026-11-22T04:00:00.000Z');
});

it('mails once a day by the clock of Nepal, the same day if the hour is still ahead', () => {
  // 9:45 in the morning there.
  expect(due('daily')).toBe('2026-11-23T03:15:00.000Z');
  expect(due('daily', null, { dailyHour: 10 })).toBe('2026-11-22T04:15:00.000Z');
  expect(due('daily', null, { dailyHour: 0 })).toBe('2026-11-22T18:15:00.000Z');
  expect(due('daily', null, { now: new Date('2026-11-22T03:15:00Z') })).toBe('2026-11-23T03:15:00.000Z');
});
