import { longDate } from '../../../contract/dates.ts';
import type { Course } from '../../../contract/courses.ts';

/** Texts of the course pages for durations, dates and rates. Amounts themselves: ui/money. */

export const NO_VALUE = 'N/A';

/** '3 years', '1 year', '1.5 years'. */
export function years(length: number | null): string {
  if (length === null) return NO_VALUE;
  return `${Number(length.toFixed(2))} ${length === 1 ? 'year' : 'years'}`;
}

type Priced = Pick<Course, 'currency' | 'exchange_rate' | 'annual_fees' | 'total_fees'>;

/** 'AUD 1 = NPR 88.4, 1 October 2026 (Nepal Rastra Bank)', once per currency. */
export function ratesUsed(courses: readonly Priced[]): string[] {
  const rates = new Map<string, string>();
  for (const { currency, exchange_rate: rate, annual_fees, total_fees } of courses) {
    if (!currency || !rate || currency === 'NPR' || rates.has(currency)) continue;
    if (annual_fees === null && total_fees === null) continue;
    const rupees = Number(rate.npr.toFixed(2));
    rates.set(currency, `${currency} 1 = NPR ${rupees}, ${longDate(rate.as_of)} (${rate.source})`);
  }
  return [...rates.values()];
}
