import * as z from 'zod';
import {
  attendeeListSchema,
  eventTimeSchema,
  STAFF_EVENT_ORDERINGS,
  staffEventListSchema,
  staffEventSchema,
} from '../../contract/registrations.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import { defineDownload } from '../http/downloads.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, PAGING, pagingOf, pathId } from '../http/parameters.ts';
import * as examples from '../examples/registrations.ts';
import { TABLE_FORMAT, TABLE_TYPES, TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about events and who comes to them. */

const TAG = 'Staff: events';

const search = (description: string, example: string): Parameter => ({
  name: 'search',
  in: 'query',
  description,
  schema: z.string(),
  example,
});
const byPerson = search(
  'Names as they sound, parts of the address or the mobile number, all of them.',
  'asha',
);

export const listStaffEvents = defineCall({
  method: 'get',
  path: '/api/staff/events/',
  tag: TAG,
  summary: 'Events with their registrations',
  description:
    'Drafts too. The latest first, with when=upcoming the soonest first, unless ordered otherwise. A sample that repeats is told as it is held next.',
  parameters: [
    search('Parts of words of title and place; all must be there.', 'open day'),
    {
      name: 'when',
      in: 'query',
      description: 'Not over yet, or over.',
      schema: eventTimeSchema,
      example: 'upcoming',
    },
    {
      name: 'ordering',
      in: 'query',
      description: 'Order; - turns it round. Others are ignored.',
      schema: z.enum(STAFF_EVENT_ORDERINGS),
      example: '-registered',
    },
    ...PAGING,
  ],
  auth: 'staff',
  limit: 'staff',
  answer: staffEventListSchema,
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

export const readStaffEvent = defineCall({
  method: 'get',
  path: '/api/staff/events/{id}/',
  tag: TAG,
  summary: 'One event with the number of its registrations',
  description: 'Drafts too.',
  parameters: [pathId('event')],
  auth: 'staff',
  limit: 'staff',
  answer: staffEventSchema,
  example: examples.staffEvent,
  errors: ['not_found'],
  run: ({ registrations }, { params }) => registrations.readEvent(params.id),
});

export const listAttendees = defineCall({
  method: 'get',
  path: '/api/staff/events/{id}/registrations/',
  tag: TAG,
  summary: 'Who registered for an event',
  description: 'In the order they registered, those who cancelled among them.',
  parameters: [pathId('event'), byPerson, ...PAGING],
  auth: 'staff',
  limit: 'staff',
  answer: attendeeListSchema,
  example: page(examples.attendee),
  errors: ['not_found', 'invalid_page'],
  run: ({ registrations }, { params, query }) =>
    registrations.listAttendees(params.id, { ...pagingOf(query), search: lastOf(query, 'search') }),
});

export const exportAttendees = defineDownload({
  path: '/api/staff/events/{id}/registrations/export/',
  tag: TAG,
  summary: 'Who registered for an event, as a table',
  description: `In the order they registered. ${TABLE_WORDS}`,
  parameters: [pathId('event'), byPerson, TABLE_FORMAT],
  auth: 'staff',
  proof: 'always',
  limit: 'export',
  mediaTypes: TABLE_TYPES,
  errors: ['not_found', 'bad_filter'],
  run: ({ registrations }, { principal, params, query }) =>
    tableAnswer('registrations', query, (format) =>
      registrations.exportAttendees(principal, params.id, { search: lastOf(query, 'search') }, format),
    ),
});
