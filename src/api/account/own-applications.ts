import * as calls from '../../contract/calls/own-applications.ts';
import { handleCall } from '../http/handle-call.ts';
import { uploadBusy, UPLOAD_REFUSALS } from './application-create.ts';
import * as examples from '../examples/applications.ts';
import { ownChecklist } from '../examples/checklists.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of students about their own cases. Another person's case gets the same answer as one that does not exist. */

const TAG = 'Own applications';

export const listOwnApplications = handleCall(calls.listOwnApplications, {
  tag: TAG,
  summary: 'My applications',
  description: 'Newest first. `course` narrows the list to one course.',
  auth: 'user',
  limit: 'own',
  example: page(examples.ownItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ applications }, { principal, query }) =>
    applications.list(principal, { ...pagingOf(query), course: lastOf(query, 'course') }),
});

export const readOwnApplication = handleCall(calls.readOwnApplication, {
  tag: TAG,
  summary: 'One application of mine',
  description: 'With its fields, documents, history and what can be done with it now.',
  auth: 'user',
  limit: 'own',
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params }) => applications.read(principal, params.id),
});

export const readOwnChecklist = handleCall(calls.readOwnChecklist, {
  tag: TAG,
  summary: 'What an application of mine needs',
  description:
    'Each line with how it stands, and why something is to be sent again. `stage` is how far the application is; lines of later stages can wait.',
  auth: 'user',
  limit: 'own',
  example: ownChecklist,
  errors: ['not_found'],
  run: ({ checklists }, { principal, params }) => checklists.readOwn(principal, params.id),
});

export const moveOwnApplication = handleCall(calls.moveOwnApplication, {
  tag: TAG,
  summary: 'Accept an offer, withdraw, or say that all documents are there',
  description:
    'Only a move that the application lists in `moves`, and only while it is in `from`, the state that the person saw. The move is recorded and confirmed by mail.',
  auth: 'user',
  limit: 'own',
  bodyExample: { event: 'documents_complete', from: 'documents_requested', note: '' },
  example: { ...examples.application, state: 'in_review', moves: ['withdraw'] },
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move'],
  run: ({ applications }, { principal, params, body }) => applications.move(principal, params.id, body),
});

export const writeOwnNote = handleCall(calls.writeOwnNote, {
  tag: TAG,
  summary: 'Write to the counselor',
  description: 'The message goes into the history. The case is unread for staff until one of them opens it.',
  auth: 'user',
  limit: 'own',
  bodyExample: { note: 'The university wrote to me. May I call you tomorrow?' },
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.writeNote(principal, params.id, body.note),
});

export const keepOwnApplication = handleCall(calls.keepOwnApplication, {
  tag: TAG,
  summary: 'Say that I am still interested',
  description:
    'Answers the question that we mail when nothing has happened in an application for long, so that it is not closed. Changes nothing if it was not asked.',
  auth: 'user',
  limit: 'own',
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params }) => applications.keepOpen(principal, params.id),
});

export const markOwnApplicationSeen = handleCall(calls.markOwnApplicationSeen, {
  tag: TAG,
  summary: 'Mark an application as seen',
  description:
    'Nothing of it is new any more. If the history has more than `entries` by now, which the person has not seen, it stays new.',
  auth: 'user',
  limit: 'own',
  bodyExample: { entries: 2 },
  example: examples.application,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.markSeen(principal, params.id, body.entries),
});

export const readOwnNews = handleCall(calls.readOwnNews, {
  tag: TAG,
  summary: 'What is new',
  description:
    'In how many applications the office has written or done something that the person has not seen.',
  auth: 'user',
  limit: 'own',
  example: { applications: 1 },
  errors: [],
  run: ({ applications }, { principal }) => applications.readNews(principal),
});

export const addOwnDocuments = handleCall(calls.addOwnDocuments, {
  tag: TAG,
  summary: 'Add documents',
  description:
    'All of them are added or none. A file that is already in the same group is not added twice, so sending again is safe.',
  auth: 'user',
  limit: 'upload',
  busy: uploadBusy,
  formExample: {},
  example: examples.application,
  errors: ['not_found'],
  refusals: [...UPLOAD_REFUSALS, 'documents_deleted', 'no_such_move'],
  run: ({ applications }, { principal, params, upload }) =>
    applications.addDocuments(principal, params.id, upload!),
});

export const downloadOwnDocument = handleCall(calls.downloadOwnDocument, {
  tag: TAG,
  summary: 'Download a document',
  description: 'As an attachment, under the name it was sent with.',
  auth: 'user',
  limit: 'own',
  errors: ['not_found'],
  refusals: ['documents_deleted', 'document_unavailable'],
  run: ({ applications }, { principal, params }) =>
    applications.openDocument(principal, params.id, params.document),
});

export const readReusable = handleCall(calls.readReusable, {
  tag: TAG,
  summary: 'What a new application can take over',
  description:
    'The answers of the latest application, and the documents that can be taken along by naming their ids in `earlier_documents` of a form. Documents that were deleted after the end of a case are not among them.',
  auth: 'user',
  limit: 'own',
  example: examples.reusable,
  errors: [],
  run: ({ applications }, { principal }) => applications.readReusable(principal),
});
