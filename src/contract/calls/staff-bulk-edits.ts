import * as z from 'zod';
import { messageSchema } from '../accounts.ts';
import {
  BULK_STATES,
  bulkEditBodySchema,
  bulkEditListSchema,
  bulkEditRecordsSchema,
  bulkEditSchema,
  RECORD_OUTCOMES,
} from '../bulk-edits/shapes.ts';
import { catalogueKinds } from '../catalogue/lists.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter } from './parameters.ts';

const id = pathId('bulk edit');

export const listBulkEdits = describeCall({
  method: 'get',
  path: '/api/staff/bulk-edits/',
  parameters: [
    queryParameter('kind', 'What the records are.', z.enum(catalogueKinds), 'course'),
    queryParameter('state', 'In which state.', z.enum(BULK_STATES), 'done'),
    ...PAGING,
  ],
  answer: bulkEditListSchema,
});

export const beginBulkEdit = describeCall({
  method: 'post',
  path: '/api/staff/bulk-edits/',
  body: bulkEditBodySchema,
  status: 201,
  answer: bulkEditSchema,
});

export const readBulkEdit = describeCall({
  method: 'get',
  path: '/api/staff/bulk-edits/{id}/',
  parameters: [id],
  answer: bulkEditSchema,
});

export const listBulkRecords = describeCall({
  method: 'get',
  path: '/api/staff/bulk-edits/{id}/records/',
  parameters: [
    id,
    queryParameter('state', 'How they came out.', z.enum(RECORD_OUTCOMES), 'refused'),
    ...PAGING,
  ],
  answer: bulkEditRecordsSchema,
});

export const applyBulkEdit = describeCall({
  method: 'post',
  path: '/api/staff/bulk-edits/{id}/apply/',
  parameters: [id],
  answer: bulkEditSchema,
});

export const stopBulkEdit = describeCall({
  method: 'post',
  path: '/api/staff/bulk-edits/{id}/stop/',
  parameters: [id],
  answer: bulkEditSchema,
});

export const undoBulkEdit = describeCall({
  method: 'post',
  path: '/api/staff/bulk-edits/{id}/undo/',
  parameters: [id],
  status: 201,
  answer: bulkEditSchema,
});

export const discardBulkEdit = describeCall({
  method: 'delete',
  path: '/api/staff/bulk-edits/{id}/',
  parameters: [id],
  answer: messageSchema,
});
