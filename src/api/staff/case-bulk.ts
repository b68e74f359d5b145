import * as calls from '../../contract/calls/staff-case-bulk.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/applications.ts';
import { handleCall } from '../http/handle-call.ts';

/** Moves of several applications at once, and what such an action would do. */

const TAG = 'Staff: applications';
const { id, reference, email } = examples.staffItem;

const previewApplications = handleCall(calls.previewApplications, {
  tag: TAG,
  summary: 'What a move or a message would do with several applications',
  description:
    'For at most 100. Nothing is changed. Fields of a message, `{first_name}` and the like, are filled in for each application.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  large: true,
  bodyExample: { ids: [id], what: { does: 'move', event: 'begin_review' } },
  example: {
    cases: [
      { id, reference, name: 'Asha Rai', email, from: 'submitted', to: 'in_review', text: '', problem: '' },
    ],
  },
  errors: [],
  run: async ({ applications }, { body }) => ok(await applications.previewMany(body)),
});

const moveApplications = handleCall(calls.moveApplications, {
  tag: TAG,
  summary: 'Move several applications',
  description:
    'At most 100, each as the move of one: held for five minutes. Those that are not in `from` any more, or that do not have the move, are left and named in the answer. Sending it again moves nothing twice.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  large: true,
  bodyExample: { items: [{ id, from: 'submitted' }], event: 'begin_review', note: '' },
  example: { changed: 1, same: 0, left: [], moves: [{ id, move: 4711 }] },
  errors: [],
  run: async ({ applications }, { principal, body }) => ok(await applications.moveMany(principal, body)),
});

const undoApplicationMoves = handleCall(calls.undoApplicationMoves, {
  tag: TAG,
  summary: 'Take back the moves of several applications',
  description: 'Those that their students do not see yet. The others are left and named in the answer.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  large: true,
  bodyExample: { items: [{ id, move: 4711 }] },
  example: { changed: 1, same: 0, left: [] },
  errors: [],
  run: async ({ applications }, { principal, body }) => ok(await applications.undoMany(principal, body)),
});

const listMessageTemplates = handleCall(calls.listMessageTemplates, {
  tag: TAG,
  summary: 'Templates of messages',
  description: 'With their fields, to be filled in for each application.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: { templates: [{ title: 'Please call us', text: 'Dear {first_name},\n\nplease call us today.' }] },
  errors: [],
  run: ({ applications }) => Promise.resolve(ok(applications.listTemplates())),
});

export const CASE_BULK_CALLS = [
  previewApplications,
  moveApplications,
  undoApplicationMoves,
  listMessageTemplates,
];
