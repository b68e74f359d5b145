import { universityListSchema, universitySchema } from '../../contract/universities.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filterBy, filtersOf, PAGING, pagingOf, pathId } from '../http/parameters.ts';

export const listUniversities = defineCall({
  method: 'get',
  path: '/api/app/university-list/',
  tag: 'Universities',
  summary: 'Universities',
  description: 'Universities by name.',
  parameters: [filterBy('country'), ...PAGING],
  answer: universityListSchema,
  example: examples.page(examples.universityListItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) => reads.universities({ ...pagingOf(query), ...filtersOf(query, ['country']) }),
});

export const readUniversity = defineCall({
  method: 'get',
  path: '/api/app/university-info/{id}/',
  tag: 'Universities',
  summary: 'One university',
  description: 'A university with what it asks of applicants.',
  parameters: [pathId('university')],
  answer: universitySchema,
  example: examples.university,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.university(params.id),
});
