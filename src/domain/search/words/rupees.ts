import { DOLLARS } from '../../../content/search-words/amounts.ts';
import { destinations } from '../../../content/destinations.ts';
import { lakh } from '../../../contract/money-words.ts';
import type { CatalogueNames } from './catalogue.ts';
import type { TextLimit } from './limits.ts';
import type { Money } from './money.ts';

/**
 * An amount of a text as a limit in rupees.
 * @param countries ISO codes of the countries in the text, which say which dollar is meant
 * @returns null for a least amount, which no limit can say, and for a currency without a rate
 */
export function moneyLimit(
  { text, amount, currency: named, of, bound }: Money,
  countries: readonly string[],
  { rates }: CatalogueNames,
): TextLimit | null {
  if (bound === 'least') return null;
  const currency = named === 'dollar' ? dollarOf(countries) : named;
  const rate = currency === 'NPR' ? 1 : rates.get(currency);
  if (rate === undefined) return null;
  const rupees = Math.round(amount * rate);
  const inRupees = `NPR ${lakh(rupees)}`;
  const sum = currency === 'NPR' ? inRupees : `${currency} ${amount.toLocaleString('en')} (${inRupees})`;
  return of === 'year'
    ? { text, limit: 'year_npr', values: [String(rupees)], label: `up to ${sum} a year` }
    : { text, limit: 'total_npr', values: [String(rupees)], label: `up to ${sum} in total` };
}

function dollarOf(countries: readonly string[]): string {
  const place = destinations.find(({ iso2 }) => countries.includes(iso2));
  return (place && DOLLARS[place.slug]) ?? 'USD';
}
