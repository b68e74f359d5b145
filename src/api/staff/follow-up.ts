import * as calls from '../../contract/calls/staff-applications.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/applications.ts';
import { handleCall } from '../http/handle-call.ts';

/** Calls about who looks after a case and what comes next. Students do not see it. */

const TAG = 'Staff: applications';

export const listColleagues = handleCall(calls.listColleagues, {
  tag: TAG,
  summary: 'Who can look after applications',
  description: 'Active owners and counselors, by name.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: { colleagues: [examples.counselor] },
  errors: [],
  run: async ({ team }) => ok(await team.colleagues()),
});

export const writeApplicationNotes = handleCall(calls.writeApplicationNotes, {
  tag: TAG,
  summary: 'Write the same message to several students',
  description:
    'To the students of at most 100 applications. The message goes into each history and to each student in a mail of their own. An application that has had the same text within 24 hours is counted as `same` and gets nothing.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  large: true,
  bodyExample: { ids: [examples.staffItem.id], note: 'Our office is closed on Friday.' },
  example: { changed: 1, same: 0, left: [] },
  errors: [],
  run: async ({ applications }, { principal, body }) => ok(await applications.noteMany(principal, body)),
});

const before = { counselor: null, next_step: '', next_on: null };
const after = {
  counselor: examples.counselor.id,
  next_step: 'Call about the passport',
  next_on: '2026-11-28',
};

export const setApplicationFollowUp = handleCall(calls.setApplicationFollowUp, {
  tag: TAG,
  summary: 'Set counselor and next step',
  description:
    'Only the values in `after` are set. If a colleague has set one of them since `before`, nothing is done. The history keeps it for the office; the student does not see it and gets no mail.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { before, after },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['follow_up_changed', 'not_a_counselor'],
  run: ({ applications }, { principal, params, body }) =>
    applications.setFollowUp(principal, params.id, body),
});

export const setApplicationFollowUps = handleCall(calls.setApplicationFollowUps, {
  tag: TAG,
  summary: 'Set counselor or next step of several applications',
  description:
    'At most 100. Those that a colleague has changed since `before`, and those that no longer exist, are left as they are and named in the answer.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  large: true,
  bodyExample: { items: [{ id: examples.staffItem.id, before }], after: { counselor: after.counselor } },
  example: { changed: 1, same: 0, left: [] },
  errors: [],
  refusals: ['not_a_counselor'],
  run: ({ applications }, { principal, body }) => applications.setFollowUps(principal, body),
});
