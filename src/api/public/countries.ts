import { countryListSchema } from '../../contract/countries.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';

export const listCountries = defineCall({
  method: 'get',
  path: '/api/app/country-list/',
  tag: 'Choices',
  summary: 'Countries',
  description: 'Destination countries, in the order the site shows them.',
  parameters: PAGING,
  answer: countryListSchema,
  example: examples.page(examples.country),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.countries(pagingOf(query)),
});
