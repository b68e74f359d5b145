import * as z from 'zod';
import {
  applicationListSchema,
  applicationSchema,
  documentSchema,
  moveSchema,
  noteSchema,
} from '../../contract/applications.ts';
import { documentFiles, UPLOAD_REFUSALS } from './application-create.ts';
import * as examples from '../examples/applications.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import { defineDownload } from '../http/downloads.ts';
import { page } from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';
import { pathUuid } from '../staff/people.ts';

/** Calls of students about their own cases. Another's case is answered like one that is not there. */

const TAG = 'Own applications';

export const pathApplication = pathUuid('application', examples.item.id);
export const pathDocument: Parameter = {
  name: 'document',
  in: 'path',
  description: 'Id of the document.',
  schema: z.uuid(),
  example: examples.documentId,
};
/** What documents can be. */
export const DOCUMENT_TYPES: readonly string[] = documentSchema.shape.media_type.options;

export const listOwnApplications = defineCall({
  method: 'get',
  path: '/api/user/applications/',
  tag: TAG,
  summary: 'My applications',
  description: 'The newest first.',
  parameters: PAGING,
  auth: 'user',
  limit: 'own',
  answer: applicationListSchema,
  example: page(examples.item),
  errors: ['invalid_page'],
  run: ({ applications }, { principal, query }) => applications.list(principal, pagingOf(query)),
});

export const readOwnApplication = defineCall({
  method: 'get',
  path: '/api/user/applications/{id}/',
  tag: TAG,
  summary: 'One application of mine',
  description: 'With its fields, documents, history and what can be done with it now.',
  parameters: [pathApplication],
  auth: 'user',
  limit: 'own',
  answer: applicationSchema,
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params }) => applications.read(principal, params.id),
});

export const moveOwnApplication = defineCall({
  method: 'post',
  path: '/api/user/applications/{id}/move/',
  tag: TAG,
  summary: 'Accept, withdraw, or say that all documents are there',
  description:
    'Only what `moves` of the application names, and only while it stands in `from`, the state that was shown. It is recorded, and confirmed by mail.',
  parameters: [pathApplication],
  auth: 'user',
  limit: 'own',
  body: moveSchema,
  bodyExample: { event: 'documents_complete', from: 'documents_requested', note: '' },
  answer: applicationSchema,
  example: { ...examples.application, state: 'in_review', moves: ['withdraw'] },
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move'],
  run: ({ applications }, { principal, params, body }) => applications.move(principal, params.id, body),
});

export const writeOwnNote = defineCall({
  method: 'post',
  path: '/api/user/applications/{id}/note/',
  tag: TAG,
  summary: 'Write to the counsellor',
  description: 'Into the history. The case is unread for staff until one of them opens it.',
  parameters: [pathApplication],
  auth: 'user',
  limit: 'own',
  body: noteSchema,
  bodyExample: { note: 'The university wrote to me. May I call you tomorrow?' },
  answer: applicationSchema,
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.writeNote(principal, params.id, body.note),
});

export const addOwnDocuments = defineCall({
  method: 'post',
  path: '/api/user/applications/{id}/documents/',
  tag: TAG,
  summary: 'Add documents',
  description:
    'All of them or none. What is there already, in the same group, is not added twice, so that sending again is safe.',
  parameters: [pathApplication],
  auth: 'user',
  limit: 'upload',
  form: { schema: z.object(documentFiles), example: {} },
  answer: applicationSchema,
  example: examples.application,
  errors: ['not_found'],
  refusals: [...UPLOAD_REFUSALS, 'documents_deleted', 'no_such_move'],
  run: ({ applications }, { principal, params, upload }) =>
    applications.addDocuments(principal, params.id, upload!),
});

export const downloadOwnDocument = defineDownload({
  path: '/api/user/applications/{id}/documents/{document}/',
  tag: TAG,
  summary: 'Download a document',
  description: 'As an attachment, under the name it was sent with.',
  parameters: [pathApplication, pathDocument],
  auth: 'user',
  limit: 'own',
  mediaTypes: DOCUMENT_TYPES,
  errors: ['not_found'],
  refusals: ['documents_deleted', 'document_unavailable'],
  run: ({ applications }, { principal, params }) =>
    applications.openDocument(principal, params.id, params.document),
});
