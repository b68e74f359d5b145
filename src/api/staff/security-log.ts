import * as calls from '../../contract/calls/staff-security-log.ts';
import { handleCall } from '../http/handle-call.ts';
import { page } from '../examples/catalogue.ts';
import { tableAnswer, TABLE_WORDS } from '../http/table-downloads.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { securityEntry } from '../examples/staff.ts';

/** Calls of the back office about the security log. */

export const listSecurityLog = handleCall(calls.listSecurityLog, {
  tag: 'Staff: security log',
  summary: 'Security log',
  description:
    'Newest first. At most the newest 10,000 matches are counted and listed; filter by day, person or event to find older ones. Reading the log is not recorded in it.',
  auth: 'staff',
  right: ['log', 'read'],
  limit: 'staff',
  example: page(securityEntry),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ securityLog }, { query }) => securityLog.list({ ...pagingOf(query), ...filtersOf(query) }),
});

export const exportSecurityLog = handleCall(calls.exportSecurityLog, {
  tag: 'Staff: security log',
  summary: 'Security log as a table',
  description: `At most the newest 10,000 entries that match, newest first, with whose data they are about and how to reach them: whom to tell after a breach. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['log', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['bad_filter'],
  run: ({ securityLog }, { principal, query }) =>
    tableAnswer('security-log', query, (format) => securityLog.export(principal, filtersOf(query), format)),
});

function filtersOf(query: URLSearchParams) {
  return {
    search: lastOf(query, 'search'),
    person: lastOf(query, 'person'),
    event: query.getAll('event'),
    result: lastOf(query, 'result'),
    day: lastOf(query, 'day'),
  };
}
