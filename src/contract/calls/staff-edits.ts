import * as z from 'zod';
import { editKindSchema } from '../edits/kinds.ts';
import {
  createBodySchema,
  editStateSchema,
  hereSchema,
  restoreBodySchema,
  revisionListSchema,
  saveBodySchema,
  savedSchema,
} from '../edits/state.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING } from './parameters.ts';

const kind = {
  name: 'kind',
  in: 'path',
  description: 'What it is.',
  schema: editKindSchema,
  example: 'document',
} as const satisfies Parameter;
const object = {
  name: 'object',
  in: 'path',
  description: 'Which one: the name of a document or figure, or the number of a record.',
  schema: z.string().max(100),
  example: 'consultancy',
} as const satisfies Parameter;

export const createEdit = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/',
  parameters: [kind],
  body: createBodySchema,
  status: 201,
  answer: editStateSchema,
});

export const readEdit = describeCall({
  method: 'get',
  path: '/api/staff/edits/{kind}/{object}/',
  parameters: [kind, object],
  answer: editStateSchema,
});

export const saveEdit = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/save/',
  parameters: [kind, object],
  body: saveBodySchema,
  answer: savedSchema,
});

export const withdrawEdit = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/withdraw/',
  parameters: [kind, object],
  answer: editStateSchema,
});

export const discardDraft = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/discard/',
  parameters: [kind, object],
  answer: editStateSchema,
});

export const listRevisions = describeCall({
  method: 'get',
  path: '/api/staff/edits/{kind}/{object}/revisions/',
  parameters: [kind, object, ...PAGING],
  answer: revisionListSchema,
});

export const restoreRevision = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/restore/',
  parameters: [kind, object],
  body: restoreBodySchema,
  answer: editStateSchema,
});

export const sayHere = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/here/',
  parameters: [kind, object],
  answer: hereSchema,
});
