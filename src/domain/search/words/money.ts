import { AMOUNT_WORDS, CURRENCY_WORDS, MONEY_UNITS } from '../../../content/search-words/amounts.ts';
import { anyOf, cutOut, type CutOut } from './cut.ts';

/** An amount of money in a text: 'under 20 lakh', 'AUD 30,000 a year'. */
export interface Money {
  text: string;
  amount: number;
  /** ISO 4217, or 'dollar' where only the country can tell which. */
  currency: string;
  /** Whether it is for a year or the whole course; a year unless the text says otherwise. */
  of: 'year' | 'total';
  /** Whether it is the most or the least somebody wants to pay. */
  bound: 'most' | 'least';
}

const { most, mostAfter, least, leastAfter, year, total, fee } = AMOUNT_WORDS;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = anyOf(MONEY_UNITS.flatMap(({ say }) => say));
const CURRENCY = anyOf(CURRENCY_WORDS.flatMap(({ say }) => say));
const AMOUNT =
  `(?:(?<before>${anyOf([...most, ...least, ...year, ...total, ...fee])}(?: ${anyOf([...most, ...least, ...year, ...total, ...fee])})*) ?)?` +
  String.raw`(?<sign>${CURRENCY})?\.? ?(?:${NUMBER} ?${anyOf(['-', '–', 'to', 'dekhi'])} ?)?(?<number>${NUMBER}) ?(?<unit>${UNIT})? ?(?<currency>${CURRENCY})?\.?` +
  `(?<after>(?: ?(?:/ ?year|/ ?yr|\\+)| ${anyOf([...mostAfter, ...leastAfter, ...year, ...total, ...fee])})*)`;

/** A number without a unit or a currency is an amount if it is at least this much. */
const PLAIN_AMOUNT = 100_000;
/** With 'under' or 'budget' before it. */
const LIMITED_AMOUNT = 5000;

export const cutMoney = (text: string): CutOut<Money> =>
  cutOut(text, AMOUNT, (matched, { before = '', sign, number = '', unit, currency, after = '' }) => {
    const plain = Number(number.replaceAll(',', ''));
    const times = MONEY_UNITS.find(({ say }) => says(say, unit))?.times ?? 1;
    const coin = CURRENCY_WORDS.find(({ say }) => says(say, sign) || says(say, currency))?.currency;
    // '20k' alone may be anything; '20000' alone is too short for rupees.
    const smallest = before === '' ? PLAIN_AMOUNT : LIMITED_AMOUNT;
    if (!coin && times < 100_000 && plain * times < smallest) return null;
    const around = `${before} ${after}`;
    return {
      text: matched,
      amount: plain * times,
      currency: coin ?? 'NPR',
      of: has(around, total) && !has(around, year) ? 'total' : 'year',
      bound: has(before, least) || has(after, leastAfter) || after.includes('+') ? 'least' : 'most',
    };
  });

const says = (words: readonly string[], typed: string | undefined): boolean =>
  typed !== undefined && words.includes(typed.toLowerCase());

const has = (text: string, words: readonly string[]): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])${anyOf(words)}(?![\p{L}\p{M}])`, 'iu').test(text);
