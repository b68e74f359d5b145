import { westernDigits } from './days.ts';

/** Phone numbers as spreadsheets keep them. */

export type ReadPhone = { number: string } | { problem: string };

const SHORTENED =
  'The spreadsheet has shortened this number, so digits are lost. Give the column the format Text, type the number again and save the file again.';

/**
 * Reads a cell with one number or several. A number that a spreadsheet program keeps as a figure ('9.841234567E9',
 * '9841234567.0') becomes its digits.
 * @param exact the file keeps figures with all their digits, as workbooks do; CSV files have what was shown
 */
export function readPhones(text: string, exact: boolean): ReadPhone {
  const pieces = westernDigits(text)
    .replace(/^(?:'|tel:|ph(?:one)?[:.]?\s)/i, '')
    .split(/[,;/\n|]+|\bor\b/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const numbers: string[] = [];
  for (const piece of pieces) {
    const read = readPhone(piece, exact);
    if ('problem' in read) return read;
    numbers.push(read.number);
  }
  return { number: numbers.join(', ') };
}

function readPhone(text: string, exact: boolean): ReadPhone {
  const figure = /^(\d)(?:[.](\d+))?e\+?(\d{1,2})$/i.exec(text.replaceAll(' ', ''));
  if (figure) {
    const [, first = '', decimals = '', power = ''] = figure;
    if (decimals.length > Number(power)) return { problem: `${text} is not a phone number.` };
    if (!exact && decimals.length < Number(power)) return { problem: SHORTENED };
    return checked(first + decimals.padEnd(Number(power), '0'));
  }
  return checked(text.replace(/^(\d{7,15})\.0+$/, '$1'));
}

function checked(text: string): ReadPhone {
  const digits = text.replaceAll(/\D/g, '');
  if (/\d[\dx*#\s-]*[x*]{2,}/i.test(text))
    return { problem: `The number ${text} has hidden digits. Write all of them.` };
  if (digits.length < 7) return { problem: `${text} is too short for a phone number.` };
  if (digits.length > 15) return { problem: `${text} is too long for a phone number.` };
  const local = digits.replace(/^(?:00)?977/, '');
  if (/^9[678]/.test(local) && local.length === 9)
    return { problem: `A digit of ${text} is missing: mobile numbers of Nepal have ten.` };
  return { number: text };
}
