import { cutFlags, cutLengths, cutRanks, cutScores, cutStarts, type TextLimit } from './limits.ts';
import { cutMoney, type Money } from './money.ts';

export interface Quantities {
  limits: TextLimit[];
  money: Money[];
  /** The text without them. */
  rest: string;
}

const LONGEST_TEXT = 400;
const DEVANAGARI_ZERO = 0x0966;

/** Amounts, lengths, months and scores in a text. @param now 'February' is the next one from here */
export function quantitiesOf(typed: string, now: Date): Quantities {
  const text = typed
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\s+/g, ' ')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const scores = cutScores(text);
  const ranks = cutRanks(scores.rest);
  const money = cutMoney(ranks.rest);
  const lengths = cutLengths(money.rest);
  const starts = cutStarts(lengths.rest, now);
  const flags = cutFlags(starts.rest);
  const limits = [scores, ranks, lengths, starts, flags].flatMap(({ found }) => found);
  return { limits, money: money.found, rest: flags.rest.trim() };
}
