import * as calls from '../../contract/calls/staff-events.ts';
import { handleCall } from '../http/handle-call.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/registrations.ts';
import { TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about events and the people registered for them. */

const TAG = 'Staff: events';

export const listStaffEvents = handleCall(calls.listStaffEvents, {
  tag: TAG,
  summary: 'Events with their registrations',
  description:
    'Drafts too. The latest first, or with when=upcoming the soonest first, unless ordered otherwise. A sample event that repeats has its next date.',
  auth: 'staff',
  right: ['events', 'read'],
  limit: 'staff',
  example: page(examples.staffEvent),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ registrations }, { query }) =>
    registrations.listEvents({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      when: lastOf(query, 'when'),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const readStaffEvent = handleCall(calls.readStaffEvent, {
  tag: TAG,
  summary: 'One event with the number of its registrations',
  description: 'Drafts too.',
  auth: 'staff',
  right: ['events', 'read'],
  limit: 'staff',
  example: examples.staffEvent,
  errors: ['not_found'],
  run: ({ registrations }, { params }) => registrations.readEvent(params.id),
});

export const listAttendees = handleCall(calls.listAttendees, {
  tag: TAG,
  summary: 'Who registered for an event',
  description: 'In the order they registered, those who cancelled among them.',
  auth: 'staff',
  right: ['attendees', 'read'],
  limit: 'staff',
  example: page(examples.attendee),
  errors: ['not_found', 'invalid_page'],
  run: ({ registrations }, { params, query }) =>
    registrations.listAttendees(params.id, { ...pagingOf(query), search: lastOf(query, 'search') }),
});

export const exportAttendees = handleCall(calls.exportAttendees, {
  tag: TAG,
  summary: 'Who registered for an event, as a table',
  description: `In the order they registered. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['exports', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['not_found', 'bad_filter'],
  run: ({ registrations }, { principal, params, query }) =>
    tableAnswer('registrations', query, (format) =>
      registrations.exportAttendees(principal, params.id, { search: lastOf(query, 'search') }, format),
    ),
});
