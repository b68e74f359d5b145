import * as calls from '../../contract/calls/courses.ts';
import { handleCall } from '../http/handle-call.ts';
import { courseFilters } from '../../contract/course-filters.ts';
import * as examples from '../examples/catalogue.ts';
import { filtersOf, lastOf, limitsOf, pagingOf } from '../http/parameters.ts';

export const listCourses = handleCall(calls.listCourses, {
  tag: 'Courses',
  summary: 'Search courses',
  description:
    'Courses that match a search, best match first. Every parameter is optional; all of them must match.',
  example: examples.page(examples.course),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) =>
    reads.courses({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      ...filtersOf(query, courseFilters),
      ...limitsOf(query),
      ordering: lastOf(query, 'ordering'),
      facets: lastOf(query, 'facets') === 'true',
      exact: lastOf(query, 'exact') === 'true',
    }),
});

export const readCourse = handleCall(calls.readCourse, {
  tag: 'Courses',
  summary: 'One course',
  description: 'A course with its campuses and scholarships.',
  example: examples.courseDetail,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.course(params.id),
});

export const readCourseLimits = handleCall(calls.readCourseLimits, {
  tag: 'Choices',
  summary: 'Values of the limits of courses',
  description:
    'Intakes, cities, states and rankings that some course has, with the number of courses: what the parameters `intake`, `city`, `state` and `ranked` of course-list take.',
  example: examples.courseLimits,
  errors: ['bad_filter'],
  run: ({ reads }, { query }) => reads.courseLimits(filtersOf(query, ['country'])),
});
