import { nepalDate } from '../../../contract/nepal-time.ts';

const DIGITS = '०१२३४५६७८९';
const plainDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(DIGITS.indexOf(digit)));

/** The amount of a question in lakh rupees: '40 lakh', '25l', '1.2 crore'. Undefined if it has none or several. */
export function lakhOf(question: string): number | undefined {
  const found = [
    ...plainDigits(question.toLowerCase()).matchAll(
      /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*(lakhs?|lacs?|l\b|crores?|लाख|करोड)/g,
    ),
  ];
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const amount = Number(only[1]) * (/^(?:cr|कर)/.test(only[2]!) ? 100 : 1);
  return amount > 0 ? amount : undefined;
}

/**
 * Intakes that are meant by the months of a question: '2027-02' for February. Without a year, the next one; none that is over.
 * @param months numbers of months, '2'
 * @param words words of the question, of which one may be a year
 */
export function intakesOf(months: readonly string[], words: readonly string[], now: Date): string[] {
  const thisMonth = nepalDate(now).slice(0, 7);
  const thisYear = Number(thisMonth.slice(0, 4));
  const years = words.map(plainDigits).filter((word) => /^20\d\d$/.test(word));
  const numbers = months.filter((month) => /^\d+$/.test(month));
  const intakes = numbers.map((month) => {
    const next = Number(month) > Number(thisMonth.slice(5)) ? thisYear : thisYear + 1;
    const year = years.length === 1 ? years[0]! : String(next);
    return `${year}-${month.padStart(2, '0')}`;
  });
  return intakes.filter((intake) => intake >= thisMonth);
}
