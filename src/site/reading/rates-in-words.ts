import { longDate } from '../../contract/dates.ts';
import type { Course } from '../../contract/courses.ts';
import type { ExchangeRate } from '../../contract/exchange-rates.ts';

export interface UsedRate extends ExchangeRate {
  currency: string;
}

/**
 * 'Rupees are estimates: AUD 1 = NPR 88.4, GBP 1 = NPR 186, 1 October 2026 (Nepal Rastra Bank).' Each currency, and each
 * date with its source, appears once. '' without rates.
 */
export function ratesInWords(rates: readonly UsedRate[]): string {
  const used = new Map<string, Set<string>>();
  for (const { currency, npr, as_of, source } of rates) {
    const origin = `${longDate(as_of)} (${source})`;
    const same = used.get(origin) ?? new Set();
    used.set(origin, same.add(`${currency} 1 = NPR ${Number(npr.toFixed(2))}`));
  }
  const words = [...used].map(([origin, each]) => `${[...each].join(', ')}, ${origin}`);
  return words.length > 0 ? `Rupees are estimates: ${words.join('; ')}.` : '';
}

type Priced = Pick<Course, 'currency' | 'exchange_rate' | 'annual_fees' | 'total_fees'>;

/** The rates of the fees that a page shows in rupees. */
export const ratesUsed = (courses: readonly Priced[]): UsedRate[] =>
  courses.flatMap(({ currency, exchange_rate: rate, annual_fees, total_fees }) =>
    currency && rate && currency !== 'NPR' && (annual_fees !== null || total_fees !== null)
      ? [{ ...rate, currency }]
      : [],
  );
