import * as calls from '../../contract/calls/interests.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

export const listInterests = handleCall(calls.listInterests, {
  tag: 'Choices',
  summary: 'Qualification levels',
  description: 'Qualification levels (interests), in the order the site shows them.',
  example: examples.page(examples.interest),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.interests(pagingOf(query)),
});
