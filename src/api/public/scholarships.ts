import { scholarshipListSchema } from '../../contract/scholarships.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { filterBy, PAGING, pagingOf } from '../http/parameters.ts';

export const listScholarships = defineCall({
  method: 'get',
  path: '/api/app/scholarship-list/',
  tag: 'Scholarships',
  summary: 'Scholarships',
  description: 'Scholarships by name, of a country, of a university, or of all.',
  parameters: [
    filterBy('country', 'Ids of countries.'),
    filterBy('university', 'Ids of universities.', 12),
    ...PAGING,
  ],
  answer: scholarshipListSchema,
  example: examples.page(examples.scholarship),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ reads }, { query }) =>
    reads.scholarships({
      ...pagingOf(query),
      country: query.getAll('country'),
      university: query.getAll('university'),
    }),
});
