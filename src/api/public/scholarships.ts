import * as calls from '../../contract/calls/scholarships.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filtersOf, pagingOf } from '../http/parameters.ts';

const FILTERS = ['country', 'university'] as const;

export const listScholarships = handleCall(calls.listScholarships, {
  tag: 'Scholarships',
  summary: 'Scholarships',
  description: 'Scholarships by name, of a country, of a university, or of all.',
  example: examples.page(examples.scholarship),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) => reads.scholarships({ ...pagingOf(query), ...filtersOf(query, FILTERS) }),
});
