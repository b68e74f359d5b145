import * as calls from '../../contract/calls/staff-applications.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/applications.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about cases. */

const TAG = 'Staff: applications';

const filtersOf = (query: URLSearchParams, { userId }: Principal) => {
  const counselor = lastOf(query, 'counselor');
  return {
    search: lastOf(query, 'search'),
    state: query.getAll('state'),
    unread: lastOf(query, 'unread'),
    person: lastOf(query, 'person'),
    // A link to 'my cases' shows everybody their own.
    counselor: counselor === 'me' ? userId : counselor,
    due: lastOf(query, 'due'),
    country: lastOf(query, 'country'),
    university: lastOf(query, 'university'),
    intake: lastOf(query, 'intake'),
    source: query.getAll('source'),
    quiet: lastOf(query, 'quiet'),
    submitted: lastOf(query, 'submitted'),
    reached: lastOf(query, 'reached'),
    visa: lastOf(query, 'visa'),
    visa_on: lastOf(query, 'visa_on'),
    left: lastOf(query, 'left'),
    left_on: lastOf(query, 'left_on'),
    branch: lastOf(query, 'branch'),
  };
};

export const listApplications = handleCall(calls.listApplications, {
  tag: TAG,
  summary: 'Applications',
  description: 'Newest first unless ordered otherwise.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: page(examples.staffItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ applications }, { principal, query }) =>
    applications.listForStaff({
      ...pagingOf(query),
      ...filtersOf(query, principal),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const enterApplication = handleCall(calls.enterApplication, {
  tag: TAG,
  summary: 'Begin a case for a student',
  description:
    'For somebody who came to the office. The case belongs to the account with the address, or to a new one, which the student takes over with the link in a mail. With `enquiry`, that enquiry becomes the case. The same ticket again begins nothing and is answered with the case that it began.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    email: 'asha.rai@example.com',
    first_name: 'Asha',
    last_name: 'Rai',
    contact: '984-1234567',
    address: '',
    test_type: 'IELTS',
    overall_score: '6.5',
    last_academic_qualification: '+2 Science',
    marital_status: 'No',
    enquiry: null,
    course: 12,
    university: null,
    preferred_course: '',
    intake: '2027-02',
    agreed: true,
  },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['account_of_staff', 'account_disabled', 'case_exists'],
  run: ({ applications }, { principal, body }) => applications.enter(principal, body),
});

export const readApplicationBoard = handleCall(calls.readApplicationBoard, {
  tag: TAG,
  summary: 'Applications as a board',
  description:
    'A column for each state that the filters allow, with its count and first cards. The next ones are pages of the list with this state.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: { columns: [{ state: 'submitted', count: 1, cards: [examples.staffItem] }] },
  errors: ['bad_filter'],
  run: ({ applications }, { principal, query }) =>
    applications.readBoard({ ...filtersOf(query, principal), ordering: lastOf(query, 'ordering') }),
});

export const exportApplications = handleCall(calls.exportApplications, {
  tag: TAG,
  summary: 'Applications as a table',
  description: `Every application that matches, newest first. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['exports', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['bad_filter'],
  run: ({ applications }, { principal, query }) =>
    tableAnswer('applications', query, (format) =>
      applications.exportForStaff(principal, filtersOf(query, principal), format),
    ),
});

export const readApplication = handleCall(calls.readApplication, {
  tag: TAG,
  summary: 'One application',
  description: 'With its fields, documents, history, who did what, and the moves that staff can make now.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { params }) => applications.readForStaff(params.id),
});

export const readApplicationPlace = handleCall(calls.readApplicationPlace, {
  tag: TAG,
  summary: 'Where an application stands in a list',
  description: 'With the ones before and after it, with the same filters and order as the list.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: { position: 3, count: 17, previous: examples.staffItem.id, next: null },
  errors: ['not_found', 'bad_filter'],
  run: ({ applications }, { principal, params, query }) =>
    applications.placeInList(params.id, {
      ...filtersOf(query, principal),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const moveApplication = handleCall(calls.moveApplication, {
  tag: TAG,
  summary: 'Move an application',
  description:
    'Only a move that the application lists in `moves`, and only while it is in `from`, the state that the person saw: if two people move it at the same time, one is refused. Staff see the move at once. The student sees it and gets the mail five minutes later, or at once with `send_now`; until then `held` says so, and it can be taken back.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: {
    event: 'request_documents',
    from: 'submitted',
    note: 'Please add the last page of your passport.',
    send_now: false,
  },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move'],
  run: ({ applications }, { principal, params, body }) =>
    applications.moveByStaff(principal, params.id, body),
});

export const undoApplicationMove = handleCall(calls.undoApplicationMove, {
  tag: TAG,
  summary: 'Take back a move',
  description:
    'The last move, while `held` has it. The case is put back where it was, the mail is deleted, and the student never learns of it. Anybody of the staff can do it, and doing it twice has no further effect.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { move: 4711 },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['cannot_undo'],
  run: ({ applications }, { principal, params, body }) =>
    applications.undoMove(principal, params.id, body.move),
});

export const sendApplicationMove = handleCall(calls.sendApplicationMove, {
  tag: TAG,
  summary: 'Show the student a move now',
  description: 'And those before it. The mails are sent at once.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { move: 4711 },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['already_undone'],
  run: ({ applications }, { principal, params, body }) =>
    applications.sendMoveNow(principal, params.id, body.move),
});

export const correctApplication = handleCall(calls.correctApplication, {
  tag: TAG,
  summary: 'Correct the state',
  description:
    'After a wrong move that the student has seen: to a state of `corrections`, with an explanation that the student gets. It can be taken back like every move.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: {
    from: 'offer',
    to: 'in_review',
    note: 'We mixed up two applications. The university has not decided about yours yet. We are sorry.',
    send_now: false,
  },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['moved_meanwhile', 'no_such_move', 'undo_instead'],
  run: ({ applications }, { principal, params, body }) => applications.correct(principal, params.id, body),
});

export const writeApplicationNote = handleCall(calls.writeApplicationNote, {
  tag: TAG,
  summary: 'Write to the student',
  description:
    'The message goes into the history, which the student sees, and by mail. Documents of the office that it names are shown to the student from then on.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { note: 'The university asks for your IELTS report. Please call us.', documents: [] },
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) => applications.note(principal, params.id, body),
});

export const readMessageTemplates = handleCall(calls.readMessageTemplates, {
  tag: TAG,
  summary: 'Templates of messages, filled in',
  description:
    'With the values of this application. What it has no value for stays in the text and is a fault.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: {
    templates: [{ title: 'Please call us', text: 'Dear Asha,\n\nplease call us today.', faults: [] }],
  },
  errors: ['not_found'],
  run: ({ applications }, { params }) => applications.readTemplates(params.id),
});

export const writeInternalNote = handleCall(calls.writeInternalNote, {
  tag: TAG,
  summary: 'Write an internal note, or log a call',
  description: 'Only staff see it, in the history of the case. Nobody is mailed.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { kind: 'call', note: 'Her father asks about the fees. Call again on Sunday.' },
  example: examples.staffApplication,
  errors: ['not_found'],
  run: ({ applications }, { principal, params, body }) =>
    applications.writeInternalNote(principal, params.id, body),
});

export const markApplicationRead = handleCall(calls.markApplicationRead, {
  tag: TAG,
  summary: 'Mark the answers of an application as read',
  description:
    'Marks it as read for the whole office, and keeps who opened it and when. If there is an answer newer than `answered_at`, which the person has not seen, it stays unread. Only getting an application changes nothing.',
  auth: 'staff',
  right: ['cases', 'write'],
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
  description: 'As an attachment. Every download is recorded, with who opened the document.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  errors: ['not_found'],
  refusals: ['documents_deleted', 'document_unavailable'],
  run: ({ applications }, { principal, params }) =>
    applications.openDocumentForStaff(principal, params.id, params.document),
});
