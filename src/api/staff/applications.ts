import * as calls from '../../contract/calls/staff-applications.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/applications.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about cases. */

const TAG = 'Staff: applications';

const filtersOf = (query: URLSearchParams) => ({
  search: lastOf(query, 'search'),
  state: query.getAll('state'),
  unread: lastOf(query, 'unread'),
  person: lastOf(query, 'person'),
});

export const listApplications = handleCall(calls.listApplications, {
  tag: TAG,
  summary: 'Applications',
  description: 'Newest first unless ordered otherwise.',
  auth: 'staff',
  limit: 'staff',
  example: page(examples.staffItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ applications }, { query }) =>
    applications.listForStaff({
      ...pagingOf(query),
      ...filtersOf(query),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const exportApplications = handleCall(calls.exportApplications, {
  tag: TAG,
  summary: 'Applications as a table',
  description: `Every application that fits, newest first. ${TABLE_WORDS}`,
  auth: 'staff',
  proof: 'always',
  limit: 'export',
  errors: ['bad_filter'],
  run: ({ applications }, { principal, query }) =>
    tableAnswer('applications', query, (format) =>
      applications.exportForStaff(principal, filtersOf(query), format),
    ),
});

export const readApplication = handleCall(calls.readApplication, {
  tag: TAG,
  summary: 'One application',
  description: 'With its fields, documents, history, who did what, and the moves that staff may make now.',
  auth: 'staff',
  limit: 'staff',
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { params }) => applications.readForStaff(params.id),
});

export const readApplicationPlace = handleCall(calls.readApplicationPlace, {
  tag: TAG,
  summary: 'Where an application stands in a list',
  description: 'With the ones before and behind it, by the same filters and order as the list.',
  auth: 'staff',
  limit: 'staff',
  example: { position: 3, count: 17, previous: examples.staffItem.id, next: null },
  errors: ['not_found', 'bad_filter'],
  run: ({ applications }, { params, query }) =>
    applications.placeInList(params.id, { ...filtersOf(query), ordering: lastOf(query, 'ordering') }),
});

export const moveApplication = handleCall(calls.moveApplication, {
  tag: TAG,
  summary: 'Move an application',
  description:
    'Only what `moves` of the application names, and only while it stands in `from`, the state that was shown: of two people who move it at once, one is refused. It is recorded with who did it, and mailed to the student in plain words with the note.',
  auth: 'staff',
  limit: 'staff',
  bodyExample: {
    event: 'request_documents',
    from: 'submitted',
    note: 'Please add the last page of your passport.',
  },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move'],
  run: ({ applications }, { principal, params, body }) =>
    applications.moveByStaff(principal, params.id, body),
});

export const writeApplicationNote = handleCall(calls.writeApplicationNote, {
  tag: TAG,
  summary: 'Write to the student',
  description: 'Into the history, which the student sees, and by mail.',
  auth: 'staff',
  limit: 'staff',
  bodyExample: { note: 'The university asks for your IELTS report. Please call us.' },
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) => applications.note(principal, params.id, body.note),
});

export const markApplicationRead = handleCall(calls.markApplicationRead, {
  tag: TAG,
  summary: 'The answers of an application have been read',
  description:
    'Says that somebody of the staff has opened it: it is unread no more, for the whole office, and who it was and when is kept. An answer after `answered_at`, which that screen did not have, leaves it unread. Reading an application alone changes nothing.',
  auth: 'staff',
  limit: 'staff',
  bodyExample: { answered_at: '2026-11-21T05:30:00.000Z' },
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.markRead(principal, params.id, new Date(body.answered_at)),
});

export const downloadDocument = handleCall(calls.downloadDocument, {
  tag: TAG,
  summary: 'Open a document of a student',
  description: 'As an attachment. Each opening is recorded with who opened it.',
  auth: 'staff',
  limit: 'staff',
  errors: ['not_found'],
  refusals: ['documents_deleted', 'document_unavailable'],
  run: ({ applications }, { principal, params }) =>
    applications.openDocumentForStaff(principal, params.id, params.document),
});
