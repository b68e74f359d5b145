import { MONTHS, shortDate } from '../../contract/dates.ts';
import type { Fact } from './schema.ts';

/** 'September' alone, 'Feb/Mar' together. */
const months = (numbers: readonly number[]): string =>
  numbers
    .map((number) => (numbers.length > 1 ? MONTHS[number - 1]?.slice(0, 3) : MONTHS[number - 1]))
    .join('/');

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** By the number of decimals. Making one takes 20 µs, and a page of a destination has eighty figures. */
const formats: Intl.NumberFormat[] = [];
const formatWith = (decimals: number): Intl.NumberFormat =>
  (formats[decimals] ??= new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals }));

/** The value with its currency or unit, without the period: 'AUD 1,600', '2 to 8 weeks', 'Jan and Sep'. */
export function valueWords({
  value,
  currency,
  unit,
  decimals = 0,
}: Pick<Fact, 'value' | 'currency' | 'unit' | 'decimals'>): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && 'intakes' in value) {
    const main = list(value.intakes.map(months));
    return value.some ? `${main}, some ${months(value.some)}` : main;
  }
  const format = formatWith(decimals);
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

/** The value as part of a sentence: 'AUD 29,710 a year', 'AUD 4,000 for each person'. */
export function factWords(fact: Figure): string {
  const period = fact.period === 'once' ? undefined : fact.period;
  return [valueWords(fact), period, fact.each && `for ${fact.each}`].filter(Boolean).join(' ');
}

type Figure = Pick<Fact, 'value' | 'currency' | 'unit' | 'decimals' | 'period' | 'each'>;
type Age = Pick<Fact, 'checked' | 'likely_changed'>;

/** Shown beside a value that has probably changed since it was written down. */
export const LIKELY_CHANGED = 'likely changed';

/** The age of a figure: 'checked 12 Nov 2026', 'not re-checked since we took it over; likely changed'. */
export function factAge({ checked, likely_changed }: Age): string {
  if (checked) return `checked ${shortDate(checked)}${likely_changed ? '; likely changed since' : ''}`;
  return `not re-checked since we took it over${likely_changed ? `; ${LIKELY_CHANGED}` : ''}`;
}

/** The value in plain text, marked where it has probably changed: 'USD 160 (likely changed)'. */
export const markedWords = (fact: Figure & Age): string =>
  `${factWords(fact)}${fact.likely_changed ? ` (${LIKELY_CHANGED})` : ''}`;

/** The age of several figures as sentences: 'Not re-checked since we took them over.' */
export function agesInWords(facts: readonly (Age & Pick<Fact, 'label'>)[]): string {
  // The chat runs this in the browser: Map.groupBy is too new for many phones.
  const days = [...new Set(facts.map(({ checked }) => checked))];
  const sentences = days.map((checked) => {
    const alike = facts.filter((each) => each.checked === checked);
    const age = checked ? `Checked ${shortDate(checked)}` : 'Not re-checked since we took them over';
    return days.length > 1
      ? `${age}: ${[...new Set(alike.map(({ label }) => label))].join('; ')}.`
      : `${age}.`;
  });
  if (facts.some(({ likely_changed }) => likely_changed))
    sentences.push(`What is marked “${LIKELY_CHANGED}” is probably different today.`);
  return sentences.join(' ');
}
