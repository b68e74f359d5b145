import * as z from 'zod';
import { denyDuplicateSchema, duplicateListSchema } from '../duplicates.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

export const listDuplicates = describeCall({
  method: 'get',
  path: '/api/staff/duplicates/',
  parameters: [
    queryParameter('denied', 'yes: those that are not the same person.', z.enum(['yes', 'no']), 'no'),
    ...PAGING,
  ],
  answer: duplicateListSchema,
});

export const denyDuplicate = describeCall({
  method: 'post',
  path: '/api/staff/duplicates/{id}/',
  parameters: [pathUuid('duplicate')],
  body: denyDuplicateSchema,
  answer: denyDuplicateSchema,
});
