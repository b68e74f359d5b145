import * as z from 'zod';
import { applicationStateSchema } from '../../contract/application-states.ts';
import {
  APPLICATION_ORDERINGS,
  casePlaceSchema,
  moveSchema,
  noteSchema,
  readSchema,
  staffApplicationListSchema,
  staffApplicationSchema,
} from '../../contract/applications.ts';
import * as examples from '../examples/applications.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import { defineDownload } from '../http/downloads.ts';
import { page } from '../examples/catalogue.ts';
import { DOCUMENT_TYPES, pathApplication, pathDocument } from '../account/own-applications.ts';
import { lastOf, PAGING, pagingOf } from '../http/parameters.ts';
import { TABLE_FORMAT, TABLE_TYPES, TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about cases. */

const TAG = 'Staff: applications';

const FILTERS: readonly Parameter[] = [
  {
    name: 'search',
    in: 'query',
    description:
      'Names as they sound, parts of the e-mail address or the mobile number, all of them; or the beginning of a reference.',
    schema: z.string(),
    example: 'PR-7K3M',
  },
  {
    name: 'state',
    in: 'query',
    description: 'In which state.',
    schema: z.array(applicationStateSchema),
    repeated: true,
    example: 'submitted',
  },
  {
    name: 'person',
    in: 'query',
    description: 'Id of an account: its applications, whatever address their forms name.',
    schema: z.uuid(),
    example: '0b6cb2c4-6f0f-4c2e-9a53-3d1f4e6f7a10',
  },
  {
    name: 'unread',
    in: 'query',
    description: 'Whether the student has answered and nobody of the staff has opened the case since.',
    schema: z.enum(['yes', 'no']),
    example: 'yes',
  },
];

const ORDERING: Parameter = {
  name: 'ordering',
  in: 'query',
  description: 'Order; - turns it round. Others are ignored.',
  schema: z.enum(APPLICATION_ORDERINGS),
  example: '-state_changed_at',
};

const filtersOf = (query: URLSearchParams) => ({
  search: lastOf(query, 'search'),
  state: query.getAll('state'),
  unread: lastOf(query, 'unread'),
  person: lastOf(query, 'person'),
});

export const listApplications = defineCall({
  method: 'get',
  path: '/api/staff/applications/',
  tag: TAG,
  summary: 'Applications',
  description: 'Newest first unless ordered otherwise.',
  parameters: [...FILTERS, ORDERING, ...PAGING],
  auth: 'staff',
  limit: 'staff',
  answer: staffApplicationListSchema,
  example: page(examples.staffItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ applications }, { query }) =>
    applications.listForStaff({
      ...pagingOf(query),
      ...filtersOf(query),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const exportApplications = defineDownload({
  path: '/api/staff/applications/export/',
  tag: TAG,
  summary: 'Applications as a table',
  description: `Every application that fits, newest first. ${TABLE_WORDS}`,
  parameters: [...FILTERS, TABLE_FORMAT],
  auth: 'staff',
  proof: 'always',
  limit: 'export',
  mediaTypes: TABLE_TYPES,
  errors: ['bad_filter'],
  run: ({ applications }, { principal, query }) =>
    tableAnswer('applications', query, (format) =>
      applications.exportForStaff(principal, filtersOf(query), format),
    ),
});

export const readApplication = defineCall({
  method: 'get',
  path: '/api/staff/applications/{id}/',
  tag: TAG,
  summary: 'One application',
  description: 'With its fields, documents, history, who did what, and the moves that staff may make now.',
  parameters: [pathApplication],
  auth: 'staff',
  limit: 'staff',
  answer: staffApplicationSchema,
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { params }) => applications.readForStaff(params.id),
});

export const readApplicationPlace = defineCall({
  method: 'get',
  path: '/api/staff/applications/{id}/place/',
  tag: TAG,
  summary: 'Where an application stands in a list',
  description: 'With the ones before and behind it, by the same filters and order as the list.',
  parameters: [pathApplication, ...FILTERS, ORDERING],
  auth: 'staff',
  limit: 'staff',
  answer: casePlaceSchema,
  example: { position: 3, count: 17, previous: examples.staffItem.id, next: null },
  errors: ['not_found', 'bad_filter'],
  run: ({ applications }, { params, query }) =>
    applications.placeInList(params.id, { ...filtersOf(query), ordering: lastOf(query, 'ordering') }),
});

export const moveApplication = defineCall({
  method: 'post',
  path: '/api/staff/applications/{id}/move/',
  tag: TAG,
  summary: 'Move an application',
  description:
    'Only what `moves` of the application names, and only while it stands in `from`, the state that was shown: of two people who move it at once, one is refused. It is recorded with who did it, and mailed to the student in plain words with the note.',
  parameters: [pathApplication],
  auth: 'staff',
  limit: 'staff',
  body: moveSchema,
  bodyExample: {
    event: 'request_documents',
    from: 'submitted',
    note: 'Please add the last page of your passport.',
  },
  answer: staffApplicationSchema,
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move'],
  run: ({ applications }, { principal, params, body }) =>
    applications.moveByStaff(principal, params.id, body),
});

export const writeApplicationNote = defineCall({
  method: 'post',
  path: '/api/staff/applications/{id}/note/',
  tag: TAG,
  summary: 'Write to the student',
  description: 'Into the history, which the student sees, and by mail.',
  parameters: [pathApplication],
  auth: 'staff',
  limit: 'staff',
  body: noteSchema,
  bodyExample: { note: 'The university asks for your IELTS report. Please call us.' },
  answer: staffApplicationSchema,
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) => applications.note(principal, params.id, body.note),
});

export const markApplicationRead = defineCall({
  method: 'post',
  path: '/api/staff/applications/{id}/read/',
  tag: TAG,
  summary: 'The answers of an application have been read',
  description:
    'Says that somebody of the staff has opened it: it is unread no more, for the whole office, and who it was and when is kept. An answer after `answered_at`, which that screen did not have, leaves it unread. Reading an application alone changes nothing.',
  parameters: [pathApplication],
  auth: 'staff',
  limit: 'staff',
  body: readSchema,
  bodyExample: { answered_at: '2026-11-21T05:30:00.000Z' },
  answer: staffApplicationSchema,
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.markRead(principal, params.id, new Date(body.answered_at)),
});

export const downloadDocument = defineDownload({
  path: '/api/staff/applications/{id}/documents/{document}/',
  tag: TAG,
  summary: 'Open a document of a student',
  description: 'As an attachment. Each opening is recorded with who opened it.',
  parameters: [pathApplication, pathDocument],
  auth: 'staff',
  limit: 'staff',
  mediaTypes: DOCUMENT_TYPES,
  errors: ['not_found'],
  refusals: ['documents_deleted', 'document_unavailable'],
  run: ({ applications }, { principal, params }) =>
    applications.openDocumentForStaff(principal, params.id, params.document),
});
