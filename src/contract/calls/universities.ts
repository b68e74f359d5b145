import { universityListSchema, universitySchema } from '../universities.ts';
import { describeCall } from './describe.ts';
import { PAGING, filterBy, pathId } from './parameters.ts';

export const listUniversities = describeCall({
  method: 'get',
  path: '/api/app/university-list/',
  parameters: [filterBy('country'), ...PAGING],
  answer: universityListSchema,
});

export const readUniversity = describeCall({
  method: 'get',
  path: '/api/app/university-info/{id}/',
  parameters: [pathId('university')],
  answer: universitySchema,
});
