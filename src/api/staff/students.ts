import * as calls from '../../contract/calls/staff-students.ts';
import { enquiry } from '../examples/enquiries.ts';
import { mergePreview, studentRecord } from '../examples/students.ts';
import { handleCall } from '../http/handle-call.ts';

/** Calls of the back office about the record of a student. */

const TAG = 'Staff: students';
const ASHA = mergePreview.kept.id;
const OTHER = mergePreview.gone.id;

const readStudent = handleCall(calls.readStudent, {
  tag: TAG,
  summary: 'Everything about one student',
  description:
    'What forms say, each with its source; applications, enquiries, registrations; messages, calls and notes; and who may be the same person.',
  auth: 'staff',
  right: ['people', 'read'],
  limit: 'staff',
  example: studentRecord,
  errors: ['not_found'],
  run: ({ students }, { params }) => students.read(params.id),
});

const previewMerge = handleCall(calls.previewMerge, {
  tag: TAG,
  summary: 'What merging two accounts would do',
  description: 'Nothing changes.',
  auth: 'staff',
  right: ['people', 'read'],
  limit: 'staff',
  example: mergePreview,
  errors: ['not_found'],
  refusals: ['cannot_merge'],
  run: ({ students }, { params }) => students.previewMerge(params.id, params.other),
});

const mergeAccounts = handleCall(calls.mergeAccounts, {
  tag: TAG,
  summary: 'Merge two accounts of one student',
  description:
    'What belongs to `other` moves to this account, and `other` can no longer log in. Both addresses get a mail. Refused if something else would move than `moves` says. It can be taken back for 30 days.',
  auth: 'staff',
  right: ['people', 'write'],
  limit: 'staff',
  bodyExample: { other: OTHER, moves: mergePreview.moves },
  example: studentRecord,
  errors: ['not_found'],
  refusals: ['cannot_merge', 'merge_changed'],
  run: ({ students }, { principal, params, body }) => students.merge(principal, params.id, body),
});

const undoMerge = handleCall(calls.undoMerge, {
  tag: TAG,
  summary: 'Take a merge back',
  description: 'What moved and is still there goes back, and the other account works as before.',
  auth: 'staff',
  right: ['people', 'write'],
  limit: 'staff',
  bodyExample: { merge: 7 },
  example: studentRecord,
  errors: ['not_found'],
  refusals: ['cannot_undo_merge'],
  run: ({ students }, { principal, params, body }) => students.undoMerge(principal, params.id, body.merge),
});

const tellPersonConsent = handleCall(calls.tellPersonConsent, {
  tag: TAG,
  summary: 'Enter what a student told about messages',
  description:
    'Whether they want the messages that we write about events: those they are registered for, and later ones. Confirmations and changes of an event are sent all the same. It is recorded. The same again changes nothing.',
  auth: 'staff',
  right: ['people', 'write'],
  limit: 'staff',
  bodyExample: { given: false, told: 'phone' },
  example: { ...studentRecord, messages_withdrawn: true },
  errors: ['not_found'],
  refusals: ['account_of_staff'],
  run: ({ students }, { principal, params, body }) => students.tellConsent(principal, params.id, body),
});

const linkEnquiry = handleCall(calls.linkEnquiry, {
  tag: TAG,
  summary: 'Say whose enquiry it is',
  description:
    'Links an enquiry to an account, or takes the link off. Refused if a colleague has changed it since `from`.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { from: null, person: ASHA },
  example: enquiry,
  errors: ['not_found'],
  refusals: ['account_of_staff', 'enquiry_linked'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.link(principal, params.id, body),
});

export const STUDENT_CALLS = [
  readStudent,
  previewMerge,
  mergeAccounts,
  undoMerge,
  tellPersonConsent,
  linkEnquiry,
];
