import { interestListSchema } from '../courses.ts';
import { describeCall } from './describe.ts';
import { PAGING } from './parameters.ts';

export const listInterests = describeCall({
  method: 'get',
  path: '/api/app/interest-list/',
  parameters: PAGING,
  answer: interestListSchema,
});
