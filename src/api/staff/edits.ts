import * as calls from '../../contract/calls/staff-edits.ts';
import { EDIT_KINDS, editKindSchema } from '../../contract/edits/kinds.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Action, Right } from '../../contract/rights.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import type { Edited, Editor } from '../../domain/edits/context.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/edits.ts';
import { handleCall } from '../http/handle-call.ts';
import { pagingOf } from '../http/parameters.ts';

/** Calls with which staff edit documents, figures, posts, events and the catalogue: docs/editing.md. */

const TAG = 'Staff: editing';
/** The right that a call needs for the kind in its path; undefined for an unknown kind, which is not found. */
const toDo =
  (action: Action) =>
  ({ kind }: Readonly<Record<string, string>>): Right | undefined => {
    const known = editKindSchema.safeParse(kind);
    return known.success ? [EDIT_KINDS[known.data].right, action] : undefined;
  };
const shared = { tag: TAG, auth: 'staff', limit: 'staff' } as const;
const reading = { ...shared, right: toDo('read') };
const writing = { ...shared, right: toDo('write') };

interface Asking {
  edited: Edited;
  editor: Editor;
}

/** Which object a call is about, and who asks. @returns not_found for an unknown kind */
function asking(
  { kind, object = '' }: { kind: string; object?: string },
  { userId, staff_role }: Principal,
): Result<Asking> {
  const known = editKindSchema.safeParse(kind);
  if (!known.success || staff_role === null) return fail({ code: 'not_found' });
  return ok({ edited: { kind: known.data, object }, editor: { id: userId, role: staff_role } });
}

export const createEdit = handleCall(calls.createEdit, {
  ...writing,
  large: true,
  summary: 'Begin a new one',
  description:
    'Makes an object that visitors do not see yet, empty or as a copy. Documents and figures cannot be added.',
  bodyExample: { data: { main_title: 'How to choose a city' }, copy_of: null },
  example: examples.editState,
  errors: ['not_found', 'bad_fields'],
  async run({ edits }, { params, body, principal }) {
    const asked = asking(params, principal);
    if (!asked.ok) return asked;
    const { edited, editor } = asked.value;
    return edits.create(edited.kind, editor, { data: body.data, copyOf: body.copy_of });
  },
});

export const readEdit = handleCall(calls.readEdit, {
  ...reading,
  summary: 'The form of an object',
  description: 'What visitors see, what is not published yet, and who else has it open.',
  example: examples.editState,
  errors: ['not_found'],
  async run({ edits }, { params, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.read(asked.value.edited, asked.value.editor) : asked;
  },
});

export const saveEdit = handleCall(calls.saveEdit, {
  ...writing,
  large: true,
  summary: 'Save changes',
  description:
    'Changes of different fields merge with those of other people. If somebody has changed the same field meanwhile, nothing is stored and `clashes` has both values. A draft may have faults; what is published is checked.',
  bodyExample: examples.save,
  example: { saved: true, clashes: [], state: examples.editState },
  errors: ['not_found', 'bad_fields'],
  refusals: ['people_to_tell', 'people_registered'],
  async run({ edits }, { params, body, principal }) {
    const asked = asking(params, principal);
    if (!asked.ok) return asked;
    const { changes, publish, publish_at, confirm } = body;
    const publishAt = publish_at === null ? null : new Date(publish_at);
    return edits.save(asked.value.edited, asked.value.editor, { changes, publish, publishAt, confirm });
  },
});

export const withdrawEdit = handleCall(calls.withdrawEdit, {
  ...writing,
  summary: 'Take it from the site',
  description: 'Visitors no longer see it. Publishing shows it again.',
  example: { ...examples.editState, status: 'withdrawn', published: null },
  errors: ['not_found', 'bad_filter'],
  refusals: ['people_registered'],
  async run({ edits }, { params, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.withdraw(asked.value.edited, asked.value.editor) : asked;
  },
});

export const discardDraft = handleCall(calls.discardDraft, {
  ...writing,
  summary: 'Drop the draft',
  description: 'The form shows what visitors see. The dropped text stays in the history.',
  example: examples.editState,
  errors: ['not_found', 'bad_fields'],
  async run({ edits }, { params, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.discard(asked.value.edited, asked.value.editor) : asked;
  },
});

export const listRevisions = handleCall(calls.listRevisions, {
  ...reading,
  summary: 'Its history',
  description: 'Newest first: who saved what, and when.',
  example: page(examples.revision),
  errors: ['not_found', 'invalid_page'],
  async run({ edits }, { params, query, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.revisions(asked.value.edited, pagingOf(query)) : asked;
  },
});

export const restoreRevision = handleCall(calls.restoreRevision, {
  ...writing,
  summary: 'Bring a former state back',
  description:
    'Published at once if the object is public and has no draft, otherwise as a draft. `base` is the newest revision that the person saw.',
  bodyExample: { number: 1, base: 2 },
  example: examples.editState,
  errors: ['not_found', 'bad_fields'],
  refusals: ['edited_meanwhile', 'people_to_tell'],
  async run({ edits }, { params, body, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.restore(asked.value.edited, asked.value.editor, body) : asked;
  },
});

export const sayHere = handleCall(calls.sayHere, {
  ...reading,
  summary: 'Say that it is open here',
  description: 'To be repeated every 20 seconds while a form is open. Answers who else has it open.',
  example: { editors: [{ name: 'Sita Shrestha', since: '2026-11-12T05:15:00.000Z' }], number: 2 },
  errors: ['not_found'],
  async run({ edits }, { params, principal }) {
    const asked = asking(params, principal);
    return asked.ok ? edits.here(asked.value.edited, asked.value.editor) : asked;
  },
});
