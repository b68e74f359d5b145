import * as z from 'zod';
import {
  attendeeListSchema,
  eventTimeSchema,
  STAFF_EVENT_ORDERINGS,
  staffEventListSchema,
  staffEventSchema,
} from '../registrations.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const byPerson = queryParameter(
  'search',
  'Names as they sound, or parts of the e-mail address or mobile number; every word must match.',
  z.string(),
  'asha',
);

export const listStaffEvents = describeCall({
  method: 'get',
  path: '/api/staff/events/',
  parameters: [
    queryParameter(
      'search',
      'Parts of words in title and place; every word must match.',
      z.string(),
      'open day',
    ),
    queryParameter('when', 'Not over yet, or over.', eventTimeSchema, 'upcoming'),
    queryParameter(
      'ordering',
      'Order; - reverses it. Unknown values are ignored.',
      z.enum(STAFF_EVENT_ORDERINGS),
      '-registered',
    ),
    ...PAGING,
  ],
  answer: staffEventListSchema,
});

export const readStaffEvent = describeCall({
  method: 'get',
  path: '/api/staff/events/{id}/',
  parameters: [pathId('event')],
  answer: staffEventSchema,
});

export const listAttendees = describeCall({
  method: 'get',
  path: '/api/staff/events/{id}/registrations/',
  parameters: [pathId('event'), byPerson, ...PAGING],
  answer: attendeeListSchema,
});

export const exportAttendees = describeCall({
  method: 'get',
  path: '/api/staff/events/{id}/registrations/export/',
  parameters: [pathId('event'), byPerson, TABLE_FORMAT],
  files: TABLE_TYPES,
});
