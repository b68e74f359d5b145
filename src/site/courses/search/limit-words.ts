import type { CourseLimitChoices } from '../../../contract/course-limit-choices.ts';
import { ENGLISH_TESTS, readRanked, readScore, type CourseLimit } from '../../../contract/course-limits.ts';
import { intakeName } from '../../../contract/intakes.ts';
import type { FigureLimit } from '../../../contract/courses.ts';
import { lakh } from '../../../contract/money-words.ts';
import { years } from '../browser/amounts.ts';

const WEEKS_OF_YEAR = 52;

/** 'February 2027' of '2027-02'. */
export const intakeWords = (intake: string): string => intakeName(intake) ?? intake;

/** '2 years' of 104. */
export const lengthWords = (weeks: number): string =>
  weeks < WEEKS_OF_YEAR ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : years(weeks / WEEKS_OF_YEAR);

function scoreWords(text: string): string {
  const score = readScore(text);
  // An impossible score, which the page asks to correct.
  if (!score) return text.toUpperCase().replaceAll(':', ' ');
  const overall = `${ENGLISH_TESTS[score.test].label} ${score.overall}`;
  return score.band === undefined ? overall : `${overall}, no band below ${score.band}`;
}

function rankWords(text: string): string {
  if (text === 'any') return 'In a ranking';
  const { source, most } = readRanked(text);
  return most === undefined ? `In ${source}` : `Top ${most}${source ? ` in ${source}` : ''}`;
}

/** A value of a limit as chips say it. Values that nobody can mean are shown as they were typed. */
export function limitWords(limit: CourseLimit, value: string, choices: CourseLimitChoices): string {
  switch (limit) {
    case 'year_npr':
      return Number(value) ? `Up to ${lakh(Number(value))} a year` : value;
    case 'total_npr':
      return Number(value) ? `Up to ${lakh(Number(value))} in total` : value;
    case 'intake':
      return /^\d{4}-\d\d$/.test(value) ? intakeWords(value) : value;
    case 'open':
      return 'Open for application';
    case 'scholarship':
      return value === 'true' ? 'Scholarship' : 'One scholarship';
    case 'english':
      return scoreWords(value);
    case 'weeks':
      return Number(value) ? `Up to ${lengthWords(Number(value))}` : value;
    case 'city':
      return choices.cities.find(({ id }) => String(id) === value)?.city_name ?? value;
    case 'state':
      return choices.states.find(({ state, name }) => [state, name].includes(value))?.name ?? value;
    case 'ranked':
      return rankWords(value);
  }
}

const NOT_STATED: Readonly<Record<FigureLimit, string>> = {
  year_npr: 'no fee for a year',
  total_npr: 'no total fee',
  open: 'no deadline',
  english: 'no requirement in this test',
  weeks: 'no length',
};

/** Why courses that may match are not shown: '12 more courses state no fee for a year, so they are not shown.' */
export function notStatedWords(limit: FigureLimit, count: number): string {
  return count === 1
    ? `1 more course states ${NOT_STATED[limit]}, so it is not shown.`
    : `${count.toLocaleString('en-IN')} more courses state ${NOT_STATED[limit]}, so they are not shown.`;
}
