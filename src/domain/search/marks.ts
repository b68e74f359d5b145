/** Tsqueries over the marks of the search index, such as '#c1' for a country and '#d202702/20261130' for an intake. */

/** Quotes a word for a tsquery. */
export const lexeme = (text: string): string => `'${text.replace(/[\\']/g, '$&$&')}'`;

/** A tsquery for any of these marks. @param ending ':*' for marks that begin so */
export const anyMark = (marks: readonly string[], ending: '' | ':*' = ''): string =>
  `(${marks.map((mark) => lexeme(mark) + ending).join('|')})`;

/** The beginning of an intake's marks; the last day for applications follows. @param intake 'YYYY-MM' */
export const intakeMark = (intake: string): string => `#d${intake.replace('-', '')}/`;

/**
 * A tsquery for these intakes while they are open: the last day for applications, which their marks end with, is today or
 * later. It is never after the month of the intake, so the days left in this month, the later months of this year and the later years are few.
 * @param today 'YYYY-MM-DD'
 * @param intakes 'YYYY-MM', none of them before today
 */
export function openIntakes(today: string, intakes: readonly string[]): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const two = (number: number) => String(number).padStart(2, '0');
  const marks = intakes.flatMap((intake) => {
    const [lastYear = 0, lastMonth = 0] = intake.split('-').map(Number);
    const days = range(day, 31).map((each) =>
      lexeme(`${intakeMark(intake)}${year}${two(month)}${two(each)}`),
    );
    const months = range(month + 1, lastYear > year ? 12 : lastMonth).map((each) => `${year}${two(each)}`);
    const years = range(year + 1, lastYear).map(String);
    return [...days, ...[...months, ...years].map((start) => `${lexeme(intakeMark(intake) + start)}:*`)];
  });
  return `(${marks.join('|')})`;
}

/** The whole numbers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
