import {
  bulkMoveBodySchema,
  bulkMovedSchema,
  bulkPreviewBodySchema,
  bulkPreviewSchema,
  bulkUndoBodySchema,
  rawTemplatesSchema,
} from '../case-bulk.ts';
import { followUpsDoneSchema } from '../follow-up.ts';
import { describeCall } from './describe.ts';

export const previewApplications = describeCall({
  method: 'post',
  path: '/api/staff/applications/preview/',
  body: bulkPreviewBodySchema,
  answer: bulkPreviewSchema,
});

export const moveApplications = describeCall({
  method: 'post',
  path: '/api/staff/applications/move/',
  body: bulkMoveBodySchema,
  answer: bulkMovedSchema,
});

export const undoApplicationMoves = describeCall({
  method: 'post',
  path: '/api/staff/applications/undo/',
  body: bulkUndoBodySchema,
  answer: followUpsDoneSchema,
});

export const listMessageTemplates = describeCall({
  method: 'get',
  path: '/api/staff/message-templates/',
  answer: rawTemplatesSchema,
});
