/**
 * Cells of CSV files that spreadsheet programs read as what they are. A program that expects semicolons or tabs parts
 * a line there, quotes or not, so what stands behind a separator within a cell is a cell's beginning too.
 */

/** With the wide forms that Chinese and Japanese keyboards write. */
const BEGINS_FORMULA = /((?:^|[;,|\r\n])"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** What programs take for a number, a date or a sum: '+9779841112223', '0984', '8/9'. */
const LOOKS_COUNTED = /^[+(]*\d[\d\s()./-]*$/;

/** A cell of text. Where it could begin a formula it gets a space in front, which shows as nothing and is no formula. */
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
 * A cell of digits that are no number: a phone number. A tab in front keeps programs from counting with it and from
 * dropping its + and 0; a space would not.
 */
export const csvDigits = (text: string): string =>
  LOOKS_COUNTED.test(text) ? quoted(`\t${text.replaceAll(/\s/g, ' ')}`) : csvCell(text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In front of a file it makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
