import * as calls from '../../contract/calls/specializations.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

export const listSpecializations = handleCall(calls.listSpecializations, {
  tag: 'Choices',
  summary: 'Programs of interest',
  description: 'Fields of study (specializations) by name.',
  example: examples.page(examples.specialization),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.specializations(pagingOf(query)),
});
