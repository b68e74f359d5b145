import { expect, test } from 'vitest';
import { isOpenIntake } from './intakes.ts';

const FEBRUARY = { year: 2027, month: 2, deadline: '2026-11-15' };

test.each([
  ['on its deadline', '2026-11-15', true],
  ['the day after', '2026-11-16', false],
  ['when it has begun', '2027-03-01', false],
])('%s an intake is open: %s, %s', (_, today, open) => {
  expect(isOpenIntake(FEBRUARY, today)).toBe(open);
});

test('an intake without a stated deadline is open until its month is over', () => {
  const undated = { ...FEBRUARY, deadline: null };
  expect(isOpenIntake(undated, '2027-02-28')).toBe(true);
  expect(isOpenIntake(undated, '2027-03-01')).toBe(false);
});

test('a deadline after the month does not keep it open', () => {
  expect(isOpenIntake({ ...FEBRUARY, deadline: '2027-06-01' }, '2027-03-01')).toBe(false);
});
