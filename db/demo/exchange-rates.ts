/** Source of a sample rate, as visitors read it: once on each page with rupees. */
export const SAMPLE_RATE_SOURCE = 'Sample rate, for show only';

/** Earlier texts, by which sample rates of an older database are recognised. */
export const FORMER_RATE_SOURCES: readonly string[] = [
  'Sample rate of the demo catalogue; replace with the published rate of the day',
];

export const SAMPLE_RATE_DATE = '2026-11-20';

/** Nepalese rupees for one unit: round figures of plausible size, not a published rate. */
export const SAMPLE_RATES: Readonly<Record<string, number>> = {
  AED: 38.5,
  AUD: 92,
  CAD: 101,
  EUR: 163,
  GBP: 186,
  NZD: 80,
  USD: 141.5,
};
