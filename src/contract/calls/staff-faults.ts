import * as z from 'zod';
import { faultsSchema } from '../faults.ts';
import { describeCall } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

export const listErrors = describeCall({
  method: 'get',
  path: '/api/staff/errors/',
  parameters: [
    queryParameter('search', 'The reference that a visitor was told.', z.string(), '7F3K-9QXM'),
    ...PAGING,
  ],
  answer: faultsSchema,
});
