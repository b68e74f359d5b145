/**
 * What a course search is limited to besides the filters of course-filters.ts: money, time, scores and places. Addresses of
 * pages, parameters of the API and the search read the values with these functions, so that one value has one form
 * everywhere. What each value means and how to correct a wrong one: course-limit-advice.ts.
 *
 * Free of schemas, because the course search loads it in the browser.
 */

/** The canonical form of a value; '' is no limit, undefined is a value that nobody can mean. `text` is trimmed. */
type ReadValue = (text: string) => string | undefined;

export const COURSE_LIMITS = {
  /** Most Nepalese rupees for a year of tuition, and for the whole course. */
  year_npr: rupees,
  total_npr: rupees,
  /** First month of study, '2027-02'. Several mean OR. */
  intake: month,
  /** 'true': an intake is open today, as isOpenIntake (intakes.ts) defines it. */
  open: flag,
  /** 'true': a scholarship covers it; 'id:12': this one does. */
  scholarship,
  /** The score that the student has, 'ielts:6.5' or 'ielts:6.5:6' with the smallest band. */
  english: score,
  /** Longest course, in weeks of study. A year is 52. */
  weeks,
  /** Where it is taught: id or name of a city; state as 'NSW' or, with its country, 'AU-NSW'. Several mean OR. */
  city: place,
  state: place,
  /** The university is in a ranking: 'any', 'World Ranking', at most at rank '200', or 'World Ranking:200'. */
  ranked,
} as const satisfies Record<string, ReadValue>;

export type CourseLimit = keyof typeof COURSE_LIMITS;
export const courseLimits = Object.keys(COURSE_LIMITS) as CourseLimit[];

/** Limits with several values. */
export type RepeatedLimit = 'intake' | 'city' | 'state';
export const isRepeated = (limit: CourseLimit): limit is RepeatedLimit =>
  limit === 'intake' || limit === 'city' || limit === 'state';

/** Values of limits in an address: texts that are not validated yet. Blank ones are no limit. */
export type LimitQuery = {
  [Name in CourseLimit]?: (Name extends RepeatedLimit ? readonly string[] : string) | undefined;
};

/** The canonical form of a value of a limit: '' for none, undefined if it is invalid. */
export const limitValue = (limit: CourseLimit, text: string): string | undefined =>
  COURSE_LIMITS[limit](text.normalize('NFC').trim().replaceAll(/\s+/g, ' '));

/** English tests with their scores. `band` is the highest score of a section (listening, reading, writing, speaking). */
export const ENGLISH_TESTS = {
  ielts: { label: 'IELTS', least: 1, most: 9, band: 9, step: 0.5 },
  pte: { label: 'PTE', least: 10, most: 90, band: 90, step: 1 },
  // Reports show this scale beside the one from 1 to 6; universities state their requirements in it.
  toefl: { label: 'TOEFL iBT', least: 10, most: 120, band: 30, step: 1 },
  duolingo: { label: 'Duolingo', least: 10, most: 160, band: 160, step: 5 },
} as const;
export type EnglishTest = keyof typeof ENGLISH_TESTS;
export const englishTests = Object.keys(ENGLISH_TESTS) as EnglishTest[];

export interface EnglishScore {
  test: EnglishTest;
  overall: number;
  /** The smallest score of a section; undefined if it was not given. */
  band?: number;
}

/** The score in a value of `english`; undefined for none and for one that the test does not give. */
export function readScore(text: string): EnglishScore | undefined {
  const [test = '', ...numbers] = text.toLowerCase().split(':');
  if (!Object.hasOwn(ENGLISH_TESTS, test) || numbers.length > 2) return undefined;
  if (!numbers.every((each) => /^\d{1,3}(\.\d{1,2})?$/.test(each))) return undefined;
  const { least, most, band: mostBand, step } = ENGLISH_TESTS[test as EnglishTest];
  const [overall, band] = numbers.map(Number);
  if (overall === undefined || overall < least || overall > most || overall % step) return undefined;
  const score = { test: test as EnglishTest, overall };
  if (band === undefined) return score;
  // An average is not below all of its parts; of the TOEFL the overall score is the sum of four.
  const parts = most === 4 * mostBand ? 4 : 1;
  if (band > mostBand || band % step || band * parts > overall) return undefined;
  return { ...score, band };
}

export const writeScore = ({ test, overall, band }: EnglishScore): string =>
  [test, overall, ...(band === undefined ? [] : [band])].join(':');

/** '1500000', '15,00,000', 'Rs 15 lakh', '1.5 crore' */
function rupees(text: string): string | undefined {
  if (text === '') return text;
  const [, digits = '', unit = ''] = /^(?:npr|n?rs\.?)? ?([\d,]*\.?\d+) ?(l|cr|$)[a-z]*$/i.exec(text) ?? [];
  const amount = Math.round(
    Number(digits.replaceAll(',', '')) * ({ l: 1e5, cr: 1e7 }[unit.toLowerCase()] ?? 1),
  );
  return amount >= 1 && amount <= 1e10 ? String(amount) : undefined;
}

function month(text: string): string | undefined {
  const [, year, number = ''] = /^(20\d\d)-(0?[1-9]|1[0-2])$/.exec(text) ?? [];
  return text && year && `${year}-${number.padStart(2, '0')}`;
}

function flag(text: string): string | undefined {
  if (/^(true|1|on|yes)$/i.test(text)) return 'true';
  return /^(false|0|off|no|)$/i.test(text) ? '' : undefined;
}

function scholarship(text: string): string | undefined {
  return /^id:[1-9]\d{0,9}$/.test(text) ? text : flag(text);
}

function score(text: string): string | undefined {
  const read = readScore(text);
  return text && read && writeScore(read);
}

function weeks(text: string): string | undefined {
  return text && /^0*([1-9]\d{0,3})$/.exec(text)?.[1];
}

const LONGEST_NAME = 100;
/** Control characters and halves of characters, which no name has and no database takes. */
const isName = (text: string): boolean => text.length <= LONGEST_NAME && !/[\p{Cc}\p{Cs}]/u.test(text);

function place(text: string): string | undefined {
  return isName(text) ? (/^0*([1-9]\d{0,9})$/.exec(text)?.[1] ?? text) : undefined;
}

function ranked(text: string): string | undefined {
  if (/^(true|on|yes|any)$/i.test(text)) return 'any';
  const { source, most } = readRanked(text);
  if (!isName(source) || most === 0) return undefined;
  return [source, most].filter(Boolean).join(':');
}

/** The ranking and the largest rank in a value of `ranked`; '' for any ranking, undefined for any rank. */
export function readRanked(text: string): { source: string; most: number | undefined } {
  const [, named = '', digits] = /^(?:(.*):)?(\d{1,6})$/.exec(text) ?? [undefined, text];
  return {
    source: named === 'any' ? '' : named.trim(),
    most: digits === undefined ? undefined : Number(digits),
  };
}
