import {
  NOT_A_LENGTH,
  NUMBER_WORDS,
  OPEN_WORDS,
  RANKED_WORDS,
  SCHOLARSHIP_WORDS,
  START_WORDS,
  STUDENTS_OWN,
  TIME_UNITS,
} from '../../../content/search-words/amounts.ts';
import { intakeName } from '../../../contract/intakes.ts';
import {
  ENGLISH_TESTS,
  englishTests,
  readScore,
  writeScore,
  type CourseLimit,
} from '../../../contract/course-limits.ts';
import { nepalDate } from '../../../contract/nepal-time.ts';
import { anyOf, cutOut, wholeWords, type CutOut } from './cut.ts';

/** A part of the text that is a limit of the search. */
export interface TextLimit {
  text: string;
  limit: CourseLimit;
  values: string[];
  /** As sentences name it: 'at most 1 year'. */
  label: string;
}
type CutLimits = CutOut<TextLimit>;

const TESTS = anyOf(englishTests);
const SCORE =
  String.raw`(?:(?<test>${TESTS})(?: academic| ibt| score| with| of| overall| band)* ?(?<score>\d{1,3}(?:\.\d)?)(?: each| bands?| score| overall)*` +
  String.raw`|(?<bands>\d(?:\.\d)?) ?(?:bands?|ielts)(?: score)?)`;

/** 'IELTS 6.5', 'PTE 58', '6 band' */
export const cutScores = (text: string): CutLimits =>
  cutOut(text, SCORE, (matched, { test = 'ielts', score, bands }) => {
    const read = readScore(`${test.toLowerCase()}:${score ?? bands}`);
    if (!read) return null;
    const label = `for ${ENGLISH_TESTS[read.test].label} ${read.overall}`;
    return { text: matched, limit: 'english', values: [writeScore(read)], label };
  });

const RANK = String.raw`(?:top|qs|rank(?:ed|ing)?)(?: under| below| top)? ?(?<most>\d{2,4})(?: ranking| ranked| in world)?(?: universit(?:y|ies)| colleges?)?`;

/** 'top 200', 'QS 500', 'ranked' */
export function cutRanks(text: string): CutLimits {
  const ranks = cutOut<TextLimit>(text, RANK, (matched, { most = '' }) => ({
    text: matched,
    limit: 'ranked',
    values: [`any:${Number(most)}`],
    label: `at universities ranked ${Number(most)} or better`,
  }));
  const any = flag(ranks.rest, RANKED_WORDS, {
    limit: 'ranked',
    values: ['any'],
    label: 'at ranked universities',
  });
  return { found: [...ranks.found, ...any.found], rest: any.rest };
}

const NUMBER = String.raw`\d{1,2}(?:\.\d)?|${anyOf(Object.keys(NUMBER_WORDS))}`;
const UNIT = anyOf(TIME_UNITS.flatMap(({ say }) => say));
const KO = anyOf(['ko', 'को']);
const YEARS = String.raw`(?<number>${NUMBER}) ?-?(?<unit>${UNIT})(?: ${KO})?(?! ${anyOf(NOT_A_LENGTH)})`;

const SPAN = `(?:${NUMBER}) ?-?${UNIT}`;
const OWN = `(${anyOf(STUDENTS_OWN)})`;
const OWN_YEARS = wholeWords(`(?:${SPAN}(?: of| ${KO})? ${OWN}|${OWN}(?: of| is| ${KO})? ${SPAN})`);

/** '3 years of work experience', 'gap 2 years': the number goes, the word for it stays. */
const withoutOwnYears = (text: string): string => text.replace(OWN_YEARS, '$1$2');

/** '2 years', 'ek barse', '18 months' */
export const cutLengths = (text: string): CutLimits =>
  cutOut(withoutOwnYears(text), YEARS, (matched, { number = '', unit = '' }) => {
    const count = NUMBER_WORDS[number.toLowerCase()] ?? Number(number);
    const weeks = TIME_UNITS.find(({ say }) => say.includes(unit.toLowerCase()))?.weeks ?? 0;
    const length = Math.round(count * weeks);
    // 'AUD 20,000 a year' was taken out before, so 'a year' is not a length.
    if (length < 1 || length > 520 || number.toLowerCase() === 'a') return null;
    const [name, of] = weeks === 52 ? ['year', count] : weeks === 1 ? ['week', count] : ['month', count];
    return {
      text: matched,
      limit: 'weeks',
      values: [String(length)],
      label: `at most ${of} ${name}${of === 1 ? '' : 's'} long`,
    };
  });

const MONTH = anyOf(START_WORDS.flatMap(({ say }) => say));
const START = String.raw`(?<month>${MONTH})(?: (?<year>20\d\d))?(?<intake> (?:intakes?|sessions?|admissions?|ko intake|start))?`;

/** 'February intake', 'Sept 2027', 'fall 2027' */
export const cutStarts = (text: string, now: Date): CutLimits =>
  cutOut(text, START, (matched, { month = '', year, intake }) => {
    const start = START_WORDS.find(({ say }) => say.includes(month.toLowerCase()));
    if (!start || (!start.alone && !year && !intake)) return null;
    const [thisYear = 0, thisMonth = 0] = nepalDate(now).split('-').map(Number);
    const on = year ?? String(Math.max(...start.months) >= thisMonth ? thisYear : thisYear + 1);
    const coming = start.months.filter((each) => Number(on) > thisYear || each >= thisMonth);
    const values = (coming.length > 0 ? coming : start.months).map((each) => `${on}-${String(each).padStart(2, '0')}`);
    return { text: matched, limit: 'intake', values, label: `starting in ${values.map(intakeName).join(' or ')}` };
  }); // oxfmt-ignore

/** 'scholarship', 'open for application' */
export function cutFlags(text: string): CutLimits {
  const scholarships = flag(text, SCHOLARSHIP_WORDS, {
    limit: 'scholarship',
    values: ['true'],
    label: 'with a scholarship',
  });
  const open = flag(scholarships.rest, OPEN_WORDS, {
    limit: 'open',
    values: ['true'],
    label: 'open for application',
  });
  return { found: [...scholarships.found, ...open.found], rest: open.rest };
}

const flag = (text: string, words: readonly string[], limit: Omit<TextLimit, 'text'>): CutLimits =>
  cutOut(text, anyOf(words), (matched) => ({ text: matched, ...limit }));
