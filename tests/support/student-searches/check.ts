import type { CoursePage } from '../../../src/contract/courses.ts';
import type { Expected } from './types.ts';

const FIRST = 3;

/** What is wrong with the answer of a search, in words; empty if it is as expected. */
export function faultsOf({ results, count, understood }: CoursePage, expected: Expected): string[] {
  const faults: string[] = [];
  const differs = (what: string, is: unknown, wanted: unknown) => {
    if (wanted !== undefined && JSON.stringify(is) !== JSON.stringify(wanted))
      faults.push(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
  };
  if (expected.nothing) differs('number of courses', count, 0);
  else if (count === 0) faults.push('finds nothing');
  differs('order', understood?.ordering, expected.ordering);
  for (const [limit, value] of Object.entries(expected.limits ?? {}))
    differs(limit, understood?.limits[limit]?.join(), value);
  if (expected.noLimits) differs('limits', understood?.limits ?? {}, {});
  differs('left out', understood?.left_out, expected.leftOut);
  if (expected.note) differs('note', understood?.notes[0]?.href, expected.note);
  for (const course of results.slice(0, expected.first ?? FIRST)) {
    const { name, level, field, country } = expected;
    const is = `${course.course_name} | ${course.interest.interest_name} | ${course.specialization?.specialization_name} | ${course.university.city.country.iso2}`;
    const fits =
      (name?.test(course.course_name) ?? true) &&
      (level?.test(course.interest.interest_name) ?? true) &&
      (field?.test(course.specialization?.specialization_name ?? '') ?? true) &&
      (country === undefined || course.university.city.country.iso2 === country);
    if (!fits) faults.push(is);
  }
  return faults;
}
