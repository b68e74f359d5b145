import { createRequire } from 'node:module';

/** The calendar of Nepal (Bikram Sambat). Days are 'YYYY-MM-DD' of the Gregorian calendar, the day in Nepal. */

// A CommonJS package with the class as `default`, which loaders of modules hand over in different ways.
const { default: NepaliDate } = createRequire(import.meta.url)(
  'nepali-date-converter',
) as typeof import('nepali-date-converter');
/** Shrawan, with which a fiscal year begins; the months are counted from 0. */
const SHRAWAN = 3;

/** The day in the calendar of Nepal: '2083-08-07'. */
export function bikramSambat(day: string): string {
  const { year, month, date } = inNepal(day);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month + 1)}-${two(date)}`;
}

/** The fiscal year of Nepal, from 1 Shrawan to the end of Ashadh: '2083/84'. */
export function fiscalYear(day: string): string {
  const { year, month } = inNepal(day);
  const first = month >= SHRAWAN ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

function inNepal(day: string): { year: number; month: number; date: number } {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new NepaliDate(new Date(year, month - 1, date)).getBS();
}

/** The first day of the fiscal year of Nepal in which the day is: 1 Shrawan, in the middle of July. */
export function fiscalYearBegins(day: string): string {
  const { year, month } = inNepal(day);
  const shrawan = new NepaliDate(month >= SHRAWAN ? year : year - 1, SHRAWAN, 1).getAD();
  return new Date(Date.UTC(shrawan.year, shrawan.month, shrawan.date)).toISOString().slice(0, 10);
}

/** The Gregorian day of a day in the calendar of Nepal; undefined if there is no such day. @param month 1 is Baisakh */
export function fromBikramSambat(year: number, month: number, date: number): string | undefined {
  try {
    const ad = new NepaliDate(year, month - 1, date).getAD();
    const day = new Date(Date.UTC(ad.year, ad.month, ad.date)).toISOString().slice(0, 10);
    const two = (value: number) => String(value).padStart(2, '0');
    return bikramSambat(day) === `${year}-${two(month)}-${two(date)}` ? day : undefined;
  } catch {
    return undefined;
  }
}
