import { expect, test } from 'vitest';
import { readMonths, writeMonths } from './months.ts';

test.each([
  [
    'Feb/Mar, Jun/Jul; some Oct/Nov',
    {
      intakes: [
        [2, 3],
        [6, 7],
      ],
      some: [10, 11],
    },
  ],
  ['september', { intakes: [[9]] }],
  ['Jan, May and Sept', { intakes: [[1], [5], [9]] }],
])('“%s” is read as months', (text, months) => {
  expect(readMonths(text)).toEqual(months);
  expect(readMonths(writeMonths(months))).toEqual(months);
});

test.each(['', 'soon', 'Feb, soon', 'Feb; some soon', 'J'])('“%s” is not', (text) => {
  expect(readMonths(text)).toBeUndefined();
});
