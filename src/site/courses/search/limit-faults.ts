import {
  ENGLISH_TESTS,
  courseLimits,
  type CourseLimit,
  type EnglishTest,
} from '../../../contract/course-limits.ts';
import { invalidChoice, type DomainError } from '../../../contract/errors.ts';
import type { FieldFault } from '../../../contract/field-faults.ts';
import type { CourseSearch } from './search-address.ts';

/** What is wrong with values of limits, for the fields of the form. */
export type LimitFaults = Partial<Record<CourseLimit, string>>;

/** The faults of limits in a refused search; undefined if something else is wrong too. */
export function limitFaults(error: DomainError, search: CourseSearch): LimitFaults | undefined {
  if (error.code !== 'invalid') return undefined;
  const faults: LimitFaults = {};
  for (const [name, [fault]] of Object.entries(error.fields)) {
    const limit = courseLimits.find((each) => each === name);
    if (!limit || !fault) return undefined;
    faults[limit] = limit === 'english' ? scoreFault(search.english) : sentence(fault);
  }
  return faults;
}

function sentence(fault: FieldFault): string {
  if (fault.code === 'custom') return fault.message;
  return fault.code === 'no_such_choice' ? invalidChoice(fault.value) : 'Choose another value.';
}

/** What is wrong with a score, in the words of its test. */
function scoreFault(text: string): string {
  const [test = '', overall, band] = text.toLowerCase().split(':');
  if (!Object.hasOwn(ENGLISH_TESTS, test)) return 'Choose the test that you took.';
  const scale = ENGLISH_TESTS[test as EnglishTest];
  if (!overall) return 'Enter your overall score.';
  const within = (score: string, least: number, most: number) =>
    /^\d{1,3}(\.\d)?$/.test(score) &&
    Number(score) >= least &&
    Number(score) <= most &&
    Number(score) % scale.step === 0;
  if (!within(overall, scale.least, scale.most))
    return `An overall ${scale.label} score is from ${scale.least} to ${scale.most}, in steps of ${scale.step}.`;
  if (band && !within(band, 0, scale.band))
    return `A band of ${scale.label} is at most ${scale.band}, in steps of ${scale.step}.`;
  return 'The smallest band cannot be above what the overall score allows.';
}
