import { expect, it } from 'vitest';
import type { TodayItem } from '../../contract/today.ts';
import { whatsAppAddress } from '../parts/contact.tsx';
import { ageOf, reasonOf } from './today-words.ts';

const item = {
  section: 'answered',
  answers: ['document_added', 'note'],
  since: '2026-11-22T06:00:00.000Z',
  state: 'in_review',
  intake: '2027-02',
  next_step: '',
  next_on: null,
} as unknown as TodayItem;
const now = Date.parse('2026-11-24T07:00:00.000Z');

it('says why a case is in the queue, and for how long', () => {
  const reasons = [
    item,
    { ...item, section: 'due' as const, next_step: 'Call', next_on: '2026-11-22' },
    { ...item, section: 'waiting' as const },
    { ...item, section: 'deadline' as const, since: '2026-11-30T18:15:00.000Z' },
  ].map((each) => reasonOf(each, '2026-11-24'));
  expect(reasons).toEqual([
    'Added documents, wrote',
    'Call: 2 days overdue',
    'In review: our turn',
    'Deadline for February 2027: on 1 Dec 2026',
  ]);
  expect(
    ['2026-11-24T06:59:40Z', '2026-11-24T01:00:00Z', item.since].map((since) =>
      ageOf({ ...item, since }, now),
    ),
  ).toEqual(['1 min', '6 h', '2 days']);
});

it('finds the chat of a mobile number', () => {
  expect(
    ['984-1112223', '+977 984-1112223', '00977 9841112223', '+61 412 345 678', '01-4412345'].map(
      whatsAppAddress,
    ),
  ).toEqual([
    'https://wa.me/9779841112223',
    'https://wa.me/9779841112223',
    'https://wa.me/9779841112223',
    'https://wa.me/61412345678',
    undefined,
  ]);
});
