import * as z from 'zod';
import { courseFilters } from '../course-filters.ts';
import { courseLimitChoicesSchema } from '../course-limit-choices.ts';
import { courseLimits } from '../course-limits.ts';
import { COURSE_ORDERINGS, courseDetailSchema, courseListSchema } from '../courses.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING, filterBy, limitBy, pathId } from './parameters.ts';

const SEARCHING = [
  {
    name: 'search',
    in: 'query',
    description:
      'Words of the name, university, city or field. Case, accents and punctuation do not matter. The beginning of a word is enough. ' +
      'All words must match; one or two misspelt words are still found. Abbreviations, levels, countries and amounts are understood ' +
      "('BSc CSIT', 'cheap nursing australia', 'under 20 lakh'); a word that no course has is left out, and `understood` says so.",
    schema: z.string(),
    example: 'nursing',
    canonical: (value) => value.trim(),
    typed: true,
  },
  ...courseFilters.map((name) => filterBy(name)),
  ...courseLimits.map((name) => limitBy(name)),
  {
    name: 'ordering',
    in: 'query',
    description: 'Without it, the best match comes first. A leading - reverses an order.',
    schema: z.enum(COURSE_ORDERINGS).default('best_match'),
    example: 'annual_fees',
    canonical: (value) =>
      value === COURSE_ORDERINGS[0] || !COURSE_ORDERINGS.some((each) => each === value) ? '' : value,
  },
  {
    name: 'facets',
    in: 'query',
    description: 'With true, the answer also has the number of courses for each value of a filter.',
    schema: z.enum(['true', 'false']).default('false'),
    example: 'true',
    canonical: (value) => (value === 'true' ? value : ''),
  },
  {
    name: 'exact',
    in: 'query',
    description: 'With true, the words are searched exactly as typed.',
    schema: z.enum(['true', 'false']).default('false'),
    example: 'true',
    canonical: (value) => (value === 'true' ? value : ''),
  },
] as const satisfies readonly Parameter[];

export const listCourses = describeCall({
  method: 'get',
  path: '/api/app/course-list/',
  parameters: [...SEARCHING, ...PAGING],
  answer: courseListSchema,
});

export const readCourse = describeCall({
  method: 'get',
  path: '/api/app/course-info/{id}',
  parameters: [pathId('course')],
  answer: courseDetailSchema,
});

export const readCourseLimits = describeCall({
  method: 'get',
  path: '/api/app/course-limits/',
  parameters: [filterBy('country')],
  answer: courseLimitChoicesSchema,
});
