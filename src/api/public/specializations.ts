import { specializationListSchema } from '../../contract/courses.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';

export const listSpecializations = defineCall({
  method: 'get',
  path: '/api/app/specialization-list/',
  tag: 'Choices',
  summary: 'Programs of interest',
  description: 'Fields of study (specializations) by name.',
  parameters: PAGING,
  answer: specializationListSchema,
  example: examples.page(examples.specialization),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.specializations(pagingOf(query)),
});
