import * as calls from '../../contract/calls/staff-change-log.ts';
import { page } from '../examples/catalogue.ts';
import { logEntry } from '../examples/staff.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about the log of changes. */

const TAG = 'Staff: log of changes';

export const listChangeLog = handleCall(calls.listChangeLog, {
  tag: TAG,
  summary: 'Everything that staff wrote',
  description:
    'Saves in the editor and all other changes, newest first, each with its first four changed values. At most the newest 10,000 matches are counted and listed; filters reach older ones.',
  auth: 'staff',
  right: ['log', 'read'],
  limit: 'staff',
  example: page(logEntry),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ changeLog }, { query }) =>
    changeLog.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      person: lastOf(query, 'person'),
      kind: lastOf(query, 'kind'),
      object: lastOf(query, 'object'),
      from: lastOf(query, 'from'),
      to: lastOf(query, 'to'),
    }),
});

export const readLogEntry = handleCall(calls.readLogEntry, {
  tag: TAG,
  summary: 'One entry of the log of changes',
  description: 'With all values that changed, before and after.',
  auth: 'staff',
  right: ['log', 'read'],
  limit: 'staff',
  example: logEntry,
  errors: ['not_found'],
  run: ({ changeLog }, { params }) => changeLog.read(params.id),
});
