import { interestListSchema } from '../../contract/courses.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';

export const listInterests = defineCall({
  method: 'get',
  path: '/api/app/interest-list/',
  tag: 'Choices',
  summary: 'Qualification levels',
  description: 'Qualification levels (interests), in the order the site shows them.',
  parameters: PAGING,
  answer: interestListSchema,
  example: examples.page(examples.interest),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.interests(pagingOf(query)),
});
