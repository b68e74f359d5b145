import { MONTHS } from '../../../../contract/dates.ts';

export interface Months {
  intakes: number[][];
  some?: number[];
}

const monthOf = (word: string): number | undefined => {
  const typed = word.trim().toLowerCase();
  const at = typed.length < 3 ? -1 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(typed));
  return at === -1 ? undefined : at + 1;
};
const group = (text: string) => text.split('/').map(monthOf);
const isWhole = (months: readonly (number | undefined)[]): months is number[] => !months.includes(undefined);

/** Reads 'Feb/Mar, Jun/Jul; some Oct'. Months with a slash are one intake. @returns undefined if a word is no month */
export function readMonths(text: string): Months | undefined {
  const [main = '', some] = text.split(/;?\s*\bsome\b/i);
  const intakes = main
    .split(/,|;|\band\b/)
    .filter((part) => part.trim() !== '')
    .map(group);
  const others = some === undefined ? undefined : group(some);
  if (intakes.length === 0 || !intakes.every(isWhole)) return undefined;
  if (others === undefined) return { intakes };
  return isWhole(others) ? { intakes, some: others } : undefined;
}

const names = (months: readonly number[]) =>
  months.map((month) => MONTHS[month - 1]?.slice(0, 3) ?? '').join('/');

/** Months as `readMonths` reads them. */
export const writeMonths = ({ intakes, some }: Months): string =>
  intakes.map(names).join(', ') + (some ? `; some ${names(some)}` : '');
