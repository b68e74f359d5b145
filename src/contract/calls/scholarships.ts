import { scholarshipListSchema } from '../scholarships.ts';
import { describeCall } from './describe.ts';
import { PAGING, filterBy } from './parameters.ts';

export const listScholarships = describeCall({
  method: 'get',
  path: '/api/app/scholarship-list/',
  parameters: [filterBy('country'), filterBy('university'), ...PAGING],
  answer: scholarshipListSchema,
});
