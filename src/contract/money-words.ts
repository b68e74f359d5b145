/** An amount of money: from and to are equal for one figure; `to` is null for 'or more'. */
export interface Span {
  from: number;
  to: number | null;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const west = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Nepalese digit grouping: 99,900. */
const south = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Rounds to three significant digits: a rate some days old is no more exact. */
function rounded(rupees: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(rupees, 1))) - 2);
  // 99,96,000 becomes 1,00,00,000 and is then said in crore.
  return Math.round(rupees / step) * step;
}

function parts(rupees: number): [figure: string, unit: '' | 'lakh' | 'crore'] {
  const sum = rounded(rupees);
  if (sum < LAKH) return [south.format(sum), ''];
  const unit = sum < CRORE ? LAKH : CRORE;
  return [String(Number((sum / unit).toPrecision(3))), unit === LAKH ? 'lakh' : 'crore'];
}

/** Rupees as people say them, to three digits: '38.8 lakh', '1.04 crore'; '14,700' below a lakh. */
export const lakh = (rupees: number): string => parts(rupees).filter(Boolean).join('\u00a0');

/** '38.8 lakh', '20.4 to 25.9 lakh', '97 lakh to 1.04 crore', '38.8 lakh or more'. */
export function lakhSpan({ from, to }: Span): string {
  if (to === null) return `${lakh(from)} or more`;
  const [low, lowUnit] = parts(from);
  const [high, highUnit] = parts(to);
  if (low === high && lowUnit === highUnit) return lakh(from);
  return `${lowUnit === highUnit ? low : lakh(from)} to ${[high, highUnit].filter(Boolean).join('\u00a0')}`;
}

/** 'GBP 2,328', 'USD 10,000 to 15,000', 'NZD 11,000 or more'. */
export function amountSpan({ from, to }: Span, currency: string): string {
  const low = `${currency}\u00a0${west.format(from)}`;
  if (to === null) return `${low} or more`;
  return west.format(from) === west.format(to) ? low : `${low} to ${west.format(to)}`;
}
