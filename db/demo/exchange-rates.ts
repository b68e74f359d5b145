/** Says on every page that shows a sample rate what it is. */
export const SAMPLE_RATE_SOURCE =
  'Sample rate of the demo catalogue; replace with the published rate of the day';

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
