import { expect, it } from 'vitest';
import type { TodayCase } from '../../contract/today.ts';
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
} as unknown as TodayCase;
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

it('names the deadline, with the words of the country', () => {
  const due = (kind: string, name: string, on: string, country: string | null = null) =>
    reasonOf(
      { ...item, section: 'deadline', country, deadline: { kind, name, on } } as TodayCase,
      '2026-11-24',
    );
  expect([
    due('reply', 'Sample University', '2026-12-03'),
    due('reply', 'Sample University', '2026-11-25'),
    due('deposit', 'Sample University', '2026-12-03'),
    due('condition', 'IELTS 7.0 (Sample University)', '2026-11-20'),
    due('enrolment', '', '2026-12-01', 'UK'),
    due('enrolment', '', '2026-12-01', 'Australia'),
    due('enrolment', '', '2026-12-01', 'USA'),
    due('enrolment', '', '2026-12-01', 'Canada'),
    due('other', 'Police report', '2026-11-24'),
  ]).toEqual([
    'Offer of Sample University: reply by 3 Dec 2026',
    'Offer of Sample University: reply tomorrow',
    'Deposit for Sample University: on 3 Dec 2026',
    'Condition IELTS 7.0 (Sample University): 4 days overdue',
    'CAS expected: on 1 Dec 2026',
    'CoE expected: on 1 Dec 2026',
    'I-20 expected: on 1 Dec 2026',
    'Confirmation of enrolment expected: on 1 Dec 2026',
    'Police report: today',
  ]);
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
