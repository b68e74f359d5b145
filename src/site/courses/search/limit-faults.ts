import {
  ENGLISH_TESTS,
  courseLimits,
  type CourseLimit,
  type EnglishTest,
} from '../../../contract/course-limits.ts';
import { invalidChoice, type DomainError } from '../../../contract/errors.ts';
import type { FieldFault } from '../../../contract/field-faults.ts';
import type { CourseSearch } from './search-address.ts';

/** The fields of a score, in their order. */
export type ScoreField = 'test' | 'score' | 'band';
/** What is wrong with values of limits, for the fields of the form; and with which field of the score. */
export type LimitFaults = Partial<Record<CourseLimit, string>> & { scoreField?: ScoreField };

/** The faults of limits in a refused search; undefined if something else is wrong too. */
export function limitFaults(error: DomainError, search: CourseSearch): LimitFaults | undefined {
  if (error.code !== 'invalid') return undefined;
  const faults: LimitFaults = {};
  for (const [name, [fault]] of Object.entries(error.fields)) {
    const limit = courseLimits.find((each) => each === name);
    if (!limit || !fault) return undefined;
    if (limit === 'english') Object.assign(faults, scoreFault(search.english));
    else faults[limit] = sentence(fault);
  }
  return faults;
}

function sentence(fault: FieldFault): string {
  if (fault.code === 'custom') return fault.message;
  return fault.code === 'no_such_choice' ? invalidChoice(fault.value) : 'Choose another value.';
}

/** What is wrong with a score, in the words of its test. */
function scoreFault(text: string): { english: string; scoreField: ScoreField } {
  const [test = '', overall, band] = text.toLowerCase().split(':');
  const at = (scoreField: ScoreField, english: string) => ({ scoreField, english });
  if (!Object.hasOwn(ENGLISH_TESTS, test)) return at('test', 'Choose the test that you took.');
  const { label, least, most, band: mostBand, step } = ENGLISH_TESTS[test as EnglishTest];
  const within = (score: string, from: number, to: number) =>
    /^\d{1,3}(\.\d)?$/.test(score) &&
    Number(score) >= from &&
    Number(score) <= to &&
    Number(score) % step === 0;
  if (!overall) return at('score', 'Enter your overall score.');
  if (!within(overall, least, most))
    return at('score', `An overall ${label} score is from ${least} to ${most}, in steps of ${step}.`);
  if (band && !within(band, 0, mostBand))
    return at('band', `A band of ${label} is at most ${mostBand}, in steps of ${step}.`);
  return at('band', 'The smallest band cannot be above what the overall score allows.');
}
