import * as calls from '../../contract/calls/universities.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filtersOf, pagingOf } from '../http/parameters.ts';

export const listUniversities = handleCall(calls.listUniversities, {
  tag: 'Universities',
  summary: 'Universities',
  description: 'Universities by name.',
  example: examples.page(examples.universityListItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) => reads.universities({ ...pagingOf(query), ...filtersOf(query, ['country']) }),
});

export const readUniversity = handleCall(calls.readUniversity, {
  tag: 'Universities',
  summary: 'One university',
  description: 'A university with what it asks of applicants.',
  example: examples.university,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.university(params.id),
});
