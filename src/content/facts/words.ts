import { longDate, MONTHS } from '../../contract/dates.ts';
import type { Fact } from './schema.ts';

/** 'September' alone, 'Feb/Mar' together. */
const months = (numbers: readonly number[]): string =>
  numbers
    .map((number) => (numbers.length > 1 ? MONTHS[number - 1]?.slice(0, 3) : MONTHS[number - 1]))
    .join('/');

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The value with its currency or unit, without the period: 'AUD 1,600', '2 to 8 weeks', 'Jan and Sep'. */
export function valueWords({ value, currency, unit, decimals = 0 }: Fact): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && 'intakes' in value) {
    const main = list(value.intakes.map(months));
    return value.some ? `${main}, some ${months(value.some)}` : main;
  }
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals });
  const number = (figure: number) => format.format(figure);
  const [words, last] =
    typeof value === 'number'
      ? [number(value), value]
      : 'within' in value
        ? [`within ${number(value.within)}`, value.within]
        : 'about' in value
          ? [`about ${number(value.about)}`, value.about]
          : !('from' in value)
            ? [`up to ${number(value.to)}`, value.to]
            : 'to' in value
              ? [`${number(value.from)} to ${number(value.to)}`, value.to]
              : [`${number(value.from)} or more`, value.from];
  if (currency) return `${currency}\u00a0${words}`;
  if (unit === 'IELTS band') return `IELTS band\u00a0${words}`;
  if (unit === undefined || unit === 'points') return words;
  return `${words}\u00a0${last === 1 ? unit.slice(0, -1) : unit}`;
}

/** The value as part of a sentence: 'AUD 29,710 a year', 'AUD 4,000 each person'. */
export function factWords(fact: Fact): string {
  const period = fact.period === 'once' ? undefined : fact.period;
  return [valueWords(fact), period, fact.each && `for ${fact.each}`].filter(Boolean).join(' ');
}

/** The age of a figure in words. */
export const factAge = ({ as_of }: Pick<Fact, 'as_of'>): string =>
  as_of === 'as specified' ? 'as specified; check with us before you pay' : `as of ${longDate(as_of)}`;
