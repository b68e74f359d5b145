import type { CourseDetail } from '../../contract/courses.ts';
import { years } from './browser/amounts.ts';
import { intakeMonths, place } from './browser/place.ts';

/**
 * A course in one sentence for descriptions: 'Bachelor Degree at X, Sydney, Australia: 3 years, AUD 38,500 a year.'
 */
export function courseSummary(course: CourseDetail): string {
  const months = intakeMonths(course.intake);
  const facts = [
    course.duration_year === null ? null : years(course.duration_year),
    course.annual_fees === null || course.currency === null
      ? null
      : `${course.currency} ${course.annual_fees.toLocaleString('en')} a year`,
    months && `starts in ${months}`,
  ].filter((fact) => fact !== null);
  const what = `${course.course_name} (${course.interest.interest_name}) at ${course.university.university_name}, ${place(course.university)}`;
  return facts.length > 0 ? `${what}: ${facts.join(', ')}.` : `${what}.`;
}
