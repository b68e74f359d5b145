import * as calls from '../../contract/calls/staff-checklists.ts';
import { caseChecklist as example } from '../examples/checklists.ts';
import { handleCall } from '../http/handle-call.ts';

/** Calls about what a case needs of its student. */

const shared = { tag: 'Staff: applications', auth: 'staff', limit: 'staff', example } as const;

const readChecklist = handleCall(calls.readChecklist, {
  ...shared,
  summary: 'The checklist of an application',
  description:
    'The lines of the document `checklist` that fit the country and who pays, and lines of this application alone. A line has arrived when a file of its kind came since it was last asked for; for additional documents, which hold all kinds, only after it was asked for.',
  right: ['cases', 'read'],
  errors: ['not_found'],
  run: ({ checklists }, { params }) => checklists.readForStaff(params.id),
});

const setChecklistFacts = handleCall(calls.setChecklistFacts, {
  ...shared,
  summary: 'Set who pays and the country of a checklist',
  description:
    'They decide which lines are listed. If a colleague has changed them since `before`, nothing is done.',
  right: ['cases', 'write'],
  bodyExample: {
    before: { sponsors: [], destination: null },
    after: { sponsors: ['family', 'loan'], destination: null },
  },
  errors: ['not_found'],
  refusals: ['checklist_changed'],
  run: ({ checklists }, { principal, params, body }) => checklists.setFacts(principal, params.id, body),
});

const markChecklistLine = handleCall(calls.markChecklistLine, {
  ...shared,
  summary: 'Accept a line, ask to redo it, or put it aside',
  description:
    "`open` takes such a mark back. The student sees the state, and the reason of 'redo'; what was put aside is not on their list.",
  right: ['cases', 'write'],
  bodyExample: {
    line: 'passport',
    version: 0,
    mark: 'redo',
    reason: 'The last line cannot be read.',
    tell: true,
  },
  errors: ['not_found'],
  refusals: ['checklist_changed', 'no_such_move'],
  run: ({ checklists }, { principal, params, body }) => checklists.mark(principal, params.id, body),
});

const askForLines = handleCall(calls.askForLines, {
  ...shared,
  summary: 'Ask the student for lines',
  description:
    'One message for all of them, in the history and by mail. If a colleague has changed one of them since, nothing is sent.',
  right: ['cases', 'write'],
  bodyExample: { lines: [{ line: 'passport', version: 0 }], note: '' },
  errors: ['not_found'],
  refusals: ['checklist_changed', 'no_such_move'],
  run: ({ checklists }, { principal, params, body }) => checklists.ask(principal, params.id, body),
});

const addChecklistLine = handleCall(calls.addChecklistLine, {
  ...shared,
  summary: 'Add a line to the checklist of one application',
  description: 'At most 50. The same ticket again adds nothing.',
  right: ['cases', 'write'],
  bodyExample: {
    ticket: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    name: 'Letter about the change of subject',
    help: '',
    stage: 'apply',
  },
  errors: ['not_found'],
  refusals: ['too_many_lines'],
  run: ({ checklists }, { principal, params, body }) => checklists.addLine(principal, params.id, body),
});

export const CHECKLIST_CALLS = [
  readChecklist,
  setChecklistFacts,
  markChecklistLine,
  askForLines,
  addChecklistLine,
];
