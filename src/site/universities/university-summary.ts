import type { University } from '../../contract/universities.ts';
import { place } from '../courses/browser/place.ts';

/** A university in one sentence for descriptions. */
export function universitySummary(university: University): string {
  const { university_name: name, course_count: courses, scholarship_count: scholarships } = university;
  const offers = [courses && `${courses} courses`, scholarships && `${scholarships} scholarships`].filter(
    Boolean,
  );
  return `${name}, ${place(university)}${offers.length > 0 ? `: ${offers.join(' and ')}` : ''}, with admission requirements and campuses.`;
}
