import { describe, expect, it } from 'vitest';
import { receiptNumber, rupees } from '../contract/payment-words.ts';
import { bikramSambat, fiscalYear, fiscalYearBegins } from './nepal-calendar.ts';

describe('the fiscal year of Nepal', () => {
  // 1 Shrawan was 17 July in 2025 and is 17 July in 2026 (2082-04-01 and 2083-04-01).
  it.each([
    ['2026-07-16', '2082/83', '2083-03-32'],
    ['2026-07-17', '2083/84', '2083-04-01'],
    ['2026-11-23', '2083/84', '2083-08-07'],
    ['2027-04-14', '2083/84', '2084-01-01'],
  ])('%s is in %s, and %s in Nepal', (day, year, nepali) => {
    expect(fiscalYear(day)).toBe(year);
    expect(bikramSambat(day)).toBe(nepali);
    expect(fiscalYearBegins(day)).toBe(year === '2083/84' ? '2026-07-17' : '2025-07-17');
  });
});

describe('amounts and numbers', () => {
  it('groups digits as in Nepal', () => {
    expect(rupees(120_500)).toBe('Rs\u00a01,20,500');
    expect(rupees(-9_000)).toBe('-Rs\u00a09,000');
  });
  it('numbers receipts and refunds apart', () => {
    expect(receiptNumber('payment', '2083/84', 12)).toBe('2083/84-000012');
    expect(receiptNumber('refund', '2083/84', 3)).toBe('F 2083/84-000003');
  });
});
