import { specializationListSchema } from '../courses.ts';
import { describeCall } from './describe.ts';
import { PAGING } from './parameters.ts';

export const listSpecializations = describeCall({
  method: 'get',
  path: '/api/app/specialization-list/',
  parameters: PAGING,
  answer: specializationListSchema,
});
