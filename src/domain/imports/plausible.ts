import type { Doubt } from './records.ts';

/**
 * What is accepted without review. The limits come from the register of October 2022 (25,668 courses). A value
 * outside them is held back, never corrected.
 */

/**
 * Highest plausible fee per year. Tuition per year has a median of about 19,000; 99 % are below 56,000. The most
 * expensive real courses are medicine at 109,783 and aviation at 114,706. Above 120,000 there are eight totals of
 * several years entered for one year and three diplomas at 1,500,000 and more. Other currencies: the most expensive
 * known medical schools of their countries with the same margin.
 */
const MOST_A_YEAR: Readonly<Record<string, number>> = {
  AUD: 120_000, USD: 130_000, GBP: 90_000, CAD: 150_000, NZD: 130_000, EUR: 90_000, AED: 400_000,
}; // oxfmt-ignore

/** Helicopter training is compressed into less than a year: one real diploma costs 200,000 for 50 weeks. */
const FLIGHT_TRAINING = /aircraft operation|\b(?:pilot|aviation|flying|helicopter)\b/i;
const FLIGHT_FACTOR = 2;

/** Totals of 1 and 2 mark exchange places (about 50); two cookery courses state 98. The next real total is 152. */
const LEAST_FEE = 100;

/**
 * In the register a total either equals the sum of its parts or has no parts; a larger gap would be a typing error.
 */
const MOST_GAP = 0.3;

/** The longest real course of the register takes 600 weeks. */
const MOST_WEEKS = 600;

export interface Figures {
  /** To recognise flight training. */
  subject: string;
  weeks: number | null;
  /** Fees that become `annual_fees` and `total_fees`. */
  annual: number | null;
  total: number | null;
  currency: string | null;
  /** Parts of the total, if the source states them. */
  tuition?: number | null;
  nonTuition?: number | null;
}

export function doubtDuration(weeks: number | null): Doubt[] {
  if (weeks === 0) return [{ field: 'duration_weeks', value: 0, reason: 'a duration of 0 weeks' }];
  if (weeks === null || weeks <= MOST_WEEKS) return [];
  const reason = `${weeks} weeks is more than ${MOST_WEEKS}, the longest known course`;
  return [{ field: 'duration_weeks', value: weeks, reason }];
}

function tooLow(amount: number, currency: string | null): string | undefined {
  if (amount === 0) return 'a fee of 0';
  // A fee of 100 is implausibly low only in currencies worth roughly as much as the dollar.
  const known = MOST_A_YEAR[currency ?? ''] !== undefined;
  return known && amount < LEAST_FEE ? `a fee below ${LEAST_FEE} ${currency}` : undefined;
}

function tooHigh(amountAYear: number, figures: Figures): string | undefined {
  const usual = MOST_A_YEAR[figures.currency ?? ''];
  if (usual === undefined) return undefined;
  const most = usual * (FLIGHT_TRAINING.test(figures.subject) ? FLIGHT_FACTOR : 1);
  if (amountAYear <= most) return undefined;
  const amount = Math.round(amountAYear).toLocaleString('en');
  return `${amount} ${figures.currency} a year is above the plausible ${most.toLocaleString('en')}`;
}

function doubtAboutTotal(total: number, figures: Figures): string | undefined {
  const low = tooLow(total, figures.currency);
  if (low) return low;
  // A course of unknown length counts as seven years, the usual maximum.
  const years = figures.weeks ? Math.max(1, figures.weeks / 52) : 7;
  const high = tooHigh(total / years, figures);
  if (high) return high;
  const { tuition, nonTuition } = figures;
  if (tuition === 0 && nonTuition === total) return 'the total holds no tuition, only other fees';
  const parts = (tuition ?? 0) + (nonTuition ?? 0);
  if (parts > 0 && Math.abs(total - parts) > MOST_GAP * parts) {
    return `the total is far from its parts, ${parts.toLocaleString('en')}`;
  }
  return undefined;
}

/** The implausible fees of a course, with reasons. */
export function doubtFees(figures: Figures): Doubt[] {
  const doubts: Doubt[] = [];
  const { annual, total } = figures;
  const low = annual === null ? undefined : tooLow(annual, figures.currency);
  const aboutAnnual = low ?? (annual === null ? undefined : tooHigh(annual, figures));
  if (annual !== null && aboutAnnual)
    doubts.push({ field: 'annual_fees', value: annual, reason: aboutAnnual });
  const aboutTotal = total === null ? undefined : doubtAboutTotal(total, figures);
  if (total !== null && aboutTotal) doubts.push({ field: 'total_fees', value: total, reason: aboutTotal });
  return doubts;
}
