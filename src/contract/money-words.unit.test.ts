import { expect, test } from 'vitest';
import { amountSpan, lakh, lakhSpan } from './money-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [0, '0'],
  [940, '940'],
  [14_749, '14,700'],
  [99_940, '99,900'],
  // Rounding up to the next unit is said in that unit.
  [99_960, '1 lakh'],
  [100_000, '1 lakh'],
  [3_876_543, '38.8 lakh'],
  [9_940_000, '99.4 lakh'],
  [9_996_000, '1 crore'],
  [10_000_000, '1 crore'],
  [10_444_000, '1.04 crore'],
  [123_456_789, '12.3 crore'],
])('%s rupees are %s', (rupees, words) => {
  expect(plain(lakh(rupees))).toBe(words);
});

test.each([
  [{ from: 2_041_000, to: 2_588_000 }, '20.4 to 25.9 lakh'],
  [{ from: 9_700_000, to: 10_400_000 }, '97 lakh to 1.04 crore'],
  [{ from: 90_000, to: 120_000 }, '90,000 to 1.2 lakh'],
  [{ from: 3_880_000, to: null }, '38.8 lakh or more'],
  // A range that rounding makes one figure is written as one.
  [{ from: 3_880_100, to: 3_880_900 }, '38.8 lakh'],
])('%o is %s', (span, words) => {
  expect(plain(lakhSpan(span))).toBe(words);
});

test('amounts have their currency once', () => {
  expect(plain(amountSpan({ from: 2328, to: 2328 }, 'GBP'))).toBe('GBP 2,328');
  expect(plain(amountSpan({ from: 12_000, to: 17_000 }, 'USD'))).toBe('USD 12,000 to 17,000');
  expect(plain(amountSpan({ from: 12_000, to: null }, 'NZD'))).toBe('NZD 12,000 or more');
});
