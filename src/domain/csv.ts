/**
 * Cells of CSV files that spreadsheet programs do not take for formulas or numbers. A program that expects semicolons
 * or tabs splits a line there, even inside quotes, so text after a separator within a cell counts as the start of a
 * cell too.
 */

/** Includes the full-width forms of Chinese and Japanese keyboards. */
const BEGINS_FORMULA = /((?:^|[;,|\r\n])"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** Text that programs convert to a number, a date or a calculation: '+9779841112223', '0984', '8/9'. */
const LOOKS_COUNTED = /^[+(]*\d[\d\s()./-]*$/;

/**
 * A cell of text. Text that could start a formula gets a leading space, which prevents that and is hardly visible.
 */
export function csvCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const plain = text
    .replaceAll('\t', ' ')
    .replaceAll('\0', '')
    .replace(/^[\r\n]+/, '');
  const safe = plain.replaceAll(BEGINS_FORMULA, '$1 ');
  return safe !== plain || /[",\n\r;]/.test(safe) ? quoted(safe) : safe;
}

/**
 * A cell of digits that is not a number, such as a phone number. A leading tab keeps programs from calculating with
 * it and from dropping its + and 0; a space would not.
 */
export const csvDigits = (text: string): string =>
  LOOKS_COUNTED.test(text) ? quoted(`\t${text.replaceAll(/\s/g, ' ')}`) : csvCell(text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** At the start of a file it makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
