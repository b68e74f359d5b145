import * as calls from '../../contract/calls/staff-faults.ts';
import { page } from '../examples/catalogue.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { faultEntry } from '../examples/staff.ts';

/** Calls of the back office about errors. */

export const listErrors = handleCall(calls.listErrors, {
  tag: 'Staff: errors',
  summary: 'Errors of the last 14 days',
  description:
    'The latest first, one entry for each kind and place. `search` finds the one whose reference a visitor was told.',
  auth: 'staff',
  right: ['log', 'read'],
  limit: 'staff',
  example: page(faultEntry),
  errors: ['invalid_page'],
  run: ({ faults }, { query }) => faults.list({ ...pagingOf(query), search: lastOf(query, 'search') }),
});
