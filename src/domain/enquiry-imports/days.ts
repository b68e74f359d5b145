import { fromBikramSambat } from '../nepal-calendar.ts';

/** Days as offices write them, in both calendars. */

export type DayOrder = 'day_first' | 'month_first';

/** Years from here on are of Nepal's calendar: those of the other one have not come yet. */
const FIRST_BS_YEAR = 2050;
/** Two digits from here on are a year of Nepal's calendar: '80 is 2080. */
const FIRST_SHORT_BS_YEAR = 70;
/** Excel counts days from here, because it takes 1900 for a leap year. */
const EXCEL_BEGINS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** The months of Nepal, in the spellings that are common. */
const BS_MONTHS = [
  'baisakh baishakh vaishakh बैशाख वैशाख',
  'jestha jeth jyestha jesth जेठ ज्येष्ठ',
  'ashadh asar asadh ashar असार आषाढ',
  'shrawan saun sawan shravan साउन श्रावण',
  'bhadra bhadau भदौ भाद्र',
  'ashwin asoj aswin ashoj असोज आश्विन',
  'kartik kattik कार्तिक कात्तिक',
  'mangsir marga mansir मंसिर मङ्सिर',
  'poush push paush पुस पौष',
  'magh माघ',
  'falgun phagun phalgun fagun फागुन फाल्गुण',
  'chaitra chait चैत चैत्र',
].map((names) => names.split(' '));

/** Digits of Nepal as ours. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - 0x0966));

function gregorian(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const same = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return same ? day.toISOString().slice(0, 10) : undefined;
}

const dayOf = (year: number, month: number, date: number): string | undefined =>
  year >= FIRST_BS_YEAR ? fromBikramSambat(year, month, date) : gregorian(year, month, date);

/** A year of two or four digits. */
const fullYear = (text: string): number => (text.length > 2 ? Number(text) : 2000 + Number(text));

/** Whether a text such as '23/5/2024' or '5/23/2024' says which part is the day; undefined: both may be. */
export function orderIn(text: string): DayOrder | undefined {
  const [, first = '', second = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})\b/.exec(westernDigits(text)) ?? [];
  if (Number(first) > 12) return 'day_first';
  return Number(second) > 12 ? 'month_first' : undefined;
}

/** The day in a text as 'YYYY-MM-DD' of the Gregorian calendar; undefined if it cannot be read. */
export function readDay(text: string, order: DayOrder): string | undefined {
  const plain = westernDigits(text)
    .trim()
    .replace(/[T ,]+\d{1,2}:\d{2}.*$/i, '')
    .replace(/\s*(?:B\.?S\.?|A\.?D\.?|वि\.?\s?सं\.?)\s*$/iu, '')
    .trim();
  if (/^\d{5}(\.\d+)?$/.test(plain)) return ofExcel(Math.floor(Number(plain)));
  const parts = /^(\d{1,4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,4})$/.exec(plain);
  if (parts) return ofNumbers(parts[1]!, parts[2]!, parts[3]!, order);
  return ofWords(plain);
}

function ofExcel(days: number): string | undefined {
  // 1954 to 2064: other numbers of five digits are no days.
  if (days < 20_000 || days > 60_000) return undefined;
  return new Date(EXCEL_BEGINS + days * DAY_MS).toISOString().slice(0, 10);
}

function ofNumbers(first: string, second: string, third: string, order: DayOrder): string | undefined {
  if (first.length > 2) return dayOf(Number(first), Number(second), Number(third));
  // '80-05-12' is a day of 2080: no month has 80 days.
  if (Number(first) > 32) return dayOf(fullYear(first), Number(second), Number(third));
  const year = fullYear(third);
  const isBs = third.length > 2 ? year >= FIRST_BS_YEAR : Number(third) >= FIRST_SHORT_BS_YEAR;
  const dayFirst = isBs || order === 'day_first' || Number(first) > 12;
  const swapped = Number(second) > 12 ? false : dayFirst;
  const [month, date] = swapped ? [second, first] : [first, second];
  return isBs
    ? fromBikramSambat(year, Number(month), Number(date))
    : gregorian(year, Number(month), Number(date));
}

/** '12 May 2023', '12-May-23', 'May 12, 2023', '28 Baisakh 2080', '2080 Jestha 12'. */
function ofWords(text: string): string | undefined {
  const word = /\p{L}[\p{L}\p{M}]{2,}/u.exec(text)?.[0].toLowerCase();
  const [first = '', second = ''] = text.match(/\d+/g) ?? [];
  if (word === undefined || second === '') return undefined;
  const yearFirst = first.length === 4;
  const year = fullYear(yearFirst ? first : second);
  const date = Number(yearFirst ? second : first);
  const month = MONTHS.findIndex((name) => word.startsWith(name));
  const bsMonth = BS_MONTHS.findIndex((names) => names.includes(word));
  if (bsMonth !== -1) return fromBikramSambat(year, bsMonth + 1, date);
  return month === -1 ? undefined : gregorian(year, month + 1, date);
}

/** A month of study as '2027-02'; undefined for what is none. */
export function readMonth(text: string): string | undefined {
  const plain = westernDigits(text).trim().toLowerCase();
  const numbers = /^(20[0-4]\d)[-/.](\d{1,2})$/.exec(plain);
  const year = /\b20[0-4]\d\b/.exec(plain)?.[0];
  const word = /[a-z]{3,}/.exec(plain)?.[0] ?? '';
  const month = numbers ? Number(numbers[2]) : MONTHS.findIndex((name) => word.startsWith(name)) + 1;
  if (year === undefined || month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, '0')}`;
}
