import * as z from 'zod';
import { courseFilters } from '../../contract/course-filters.ts';
import { COURSE_ORDERINGS, courseDetailSchema, courseListSchema } from '../../contract/courses.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filterBy, filtersOf, lastOf, PAGING, pagingOf, pathId } from '../http/parameters.ts';

const SEARCHING: readonly Parameter[] = [
  {
    name: 'search',
    in: 'query',
    description:
      'Words of the name, university, city or field. Case, accents and punctuation do not matter, word beginnings ' +
      'match, more words narrow, and a word or two misspelt is still found.',
    schema: z.string(),
    example: 'nursing',
    canonical: (value) => value.trim(),
  },
  ...courseFilters.map(filterBy),
  {
    name: 'ordering',
    in: 'query',
    description: 'Best match first unless it says otherwise; a leading - turns an order round.',
    schema: z.enum(COURSE_ORDERINGS).default('best_match'),
    example: 'annual_fees',
    canonical: (value) =>
      value === COURSE_ORDERINGS[0] || !COURSE_ORDERINGS.some((each) => each === value) ? '' : value,
  },
  {
    name: 'facets',
    in: 'query',
    description: 'true adds how many courses each value of a filter would give.',
    schema: z.enum(['true', 'false']).default('false'),
    example: 'true',
    canonical: (value) => (value === 'true' ? value : ''),
  },
];

export const listCourses = defineCall({
  method: 'get',
  path: '/api/app/course-list/',
  tag: 'Courses',
  summary: 'Search courses',
  description:
    'Courses that match a search, best match first. Every parameter is optional; together they narrow.',
  parameters: [...SEARCHING, ...PAGING],
  answer: courseListSchema,
  example: examples.page(examples.course),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) =>
    reads.courses({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      ...filtersOf(query, courseFilters),
      ordering: lastOf(query, 'ordering'),
      facets: lastOf(query, 'facets') === 'true',
    }),
});

export const readCourse = defineCall({
  method: 'get',
  path: '/api/app/course-info/{id}',
  tag: 'Courses',
  summary: 'One course',
  description: 'A course with its campuses and scholarships.',
  parameters: [pathId('course')],
  answer: courseDetailSchema,
  example: examples.courseDetail,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.course(params.id),
});
