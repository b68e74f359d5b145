import * as calls from '../../contract/calls/countries.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

export const listCountries = handleCall(calls.listCountries, {
  tag: 'Choices',
  summary: 'Countries',
  description: 'Destination countries, in the order the site shows them.',
  example: examples.page(examples.country),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.countries(pagingOf(query)),
});
