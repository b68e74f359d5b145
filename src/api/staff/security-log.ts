import * as calls from '../../contract/calls/staff-security-log.ts';
import { handleCall } from '../http/handle-call.ts';
import { page } from '../examples/catalogue.ts';
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
  run: ({ securityLog }, { query }) =>
    securityLog.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      person: lastOf(query, 'person'),
      event: query.getAll('event'),
      result: lastOf(query, 'result'),
      day: lastOf(query, 'day'),
    }),
});
