import { scholarshipListSchema } from '../../contract/scholarships.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filterBy, filtersOf, PAGING, pagingOf } from '../http/parameters.ts';

const FILTERS = ['country', 'university'] as const;

export const listScholarships = defineCall({
  method: 'get',
  path: '/api/app/scholarship-list/',
  tag: 'Scholarships',
  summary: 'Scholarships',
  description: 'Scholarships by name, of a country, of a university, or of all.',
  parameters: [...FILTERS.map(filterBy), ...PAGING],
  answer: scholarshipListSchema,
  example: examples.page(examples.scholarship),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) => reads.scholarships({ ...pagingOf(query), ...filtersOf(query, FILTERS) }),
});
