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
      status: lastOf(query, 'status'),
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
  errors: ['not_found', 'bad_filter', 'invalid_page'],
  run: ({ registrations }, { params, query }) =>
    registrations.listAttendees(params.id, {
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      state: lastOf(query, 'state'),
    }),
});

export const exportAttendees = handleCall(calls.exportAttendees, {
  tag: TAG,
  summary: 'Who registered for an event, as a table',
  description: `In the order they registered, then people who came without a registration. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['exports', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['not_found', 'bad_filter'],
  run: ({ registrations }, { principal, params, query }) =>
    tableAnswer('registrations', query, (format) =>
      registrations.exportAttendees(
        principal,
        params.id,
        { search: lastOf(query, 'search'), state: lastOf(query, 'state') },
        format,
      ),
    ),
});

export const syncDoor = handleCall(calls.syncDoor, {
  tag: TAG,
  summary: 'Check-in at the door',
  description:
    'Takes taps and people without a registration, and answers with the people of the event. Sending the same again changes nothing, so a phone keeps what it could not send and sends it later.',
  auth: 'staff',
  right: ['attendees', 'write'],
  limit: 'staff',
  bodyExample: {
    since: '2026-12-12T08:10:00.000Z',
    taps: [{ id: examples.attendee.id, here: true, at: '2026-12-12T08:12:30.000Z' }],
    walk_ins: [],
  },
  example: examples.door,
  errors: ['not_found'],
  run: ({ registrations }, { principal, params, body }) => registrations.syncDoor(principal, params.id, body),
});

export const listEventMessages = handleCall(calls.listEventMessages, {
  tag: TAG,
  summary: 'Mails to the people of an event',
  description: 'What staff have sent, and how many people a further mail would reach.',
  auth: 'staff',
  right: ['attendees', 'read'],
  limit: 'staff',
  example: { counts: { registered: 28, waiting: 3, came: 0, missed: 0 }, sent: [examples.eventMessage] },
  errors: ['not_found'],
  run: ({ registrations }, { params }) => registrations.listMessages(params.id),
});

export const sendEventMessage = handleCall(calls.sendEventMessage, {
  tag: TAG,
  summary: 'Mail the people of an event',
  description:
    'To everybody of the audience who wants messages. The same id, or the same text to the same audience within a day, sends nothing again.',
  auth: 'staff',
  right: ['attendees', 'write'],
  limit: 'staff',
  bodyExample: {
    id: examples.eventMessage.id,
    audience: 'registered',
    subject: examples.eventMessage.subject,
    text: examples.eventMessage.text,
  },
  example: examples.eventMessage,
  errors: ['not_found', 'bad_fields'],
  refusals: ['message_sent', 'nobody_to_mail'],
  run: ({ registrations }, { principal, params, body }) =>
    registrations.sendMessage(principal, params.id, body),
});
