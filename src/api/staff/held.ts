import * as calls from '../../contract/calls/staff-held.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/imports.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about values that imports have held back. */

const TAG = 'Staff: held values';

export const listHeld = handleCall(calls.listHeld, {
  tag: TAG,
  summary: 'Values held back by imports',
  description:
    'Implausible values, and values of a source for fields that staff have set. With what pages show now.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  example: page(examples.heldValue),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ held }, { query }) =>
    held.list({
      ...pagingOf(query),
      state: lastOf(query, 'state'),
      about: lastOf(query, 'about'),
      field: lastOf(query, 'field'),
      source: lastOf(query, 'source'),
      search: lastOf(query, 'search'),
    }),
});

export const readHeld = handleCall(calls.readHeld, {
  tag: TAG,
  summary: 'One held value',
  description: 'Decided ones too.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  example: examples.heldValue,
  errors: ['not_found'],
  run: ({ held }, { params }) => held.read(params.id),
});

export const decideHeld = handleCall(calls.decideHeld, {
  tag: TAG,
  summary: 'Decide held values',
  description:
    'Some by their ids, or all open ones that a filter finds. With `preview` nothing is changed and the count is returned.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'staff',
  bodyExample: {
    ids: [examples.heldValue.id],
    filter: null,
    decision: 'accept',
    value: null,
    preview: false,
    expected: null,
  },
  example: {
    decided: 1,
    impossible: 0,
    examples: [{ id: examples.heldValue.id, name: 'Diploma of Nursing', now: '', after: '1650000' }],
  },
  errors: ['bad_fields'],
  refusals: ['held_changed'],
  run: ({ held }, { principal, body }) => held.decide(principal.userId, body),
});
