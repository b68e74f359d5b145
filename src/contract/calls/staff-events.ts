import * as z from 'zod';
import {
  attendeeListSchema,
  attendeeStateSchema,
  eventTimeSchema,
  STAFF_EVENT_ORDERINGS,
  staffEventListSchema,
  staffEventSchema,
  staffEventStatusSchema,
} from '../registrations.ts';
import { doorSchema, syncDoorSchema } from '../event-door.ts';
import { eventMessageSchema, eventMessagesSchema, sendEventMessageSchema } from '../event-messages.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const byPerson = queryParameter(
  'search',
  'Names as they sound, or parts of the e-mail address or mobile number; every word must match.',
  z.string(),
  'asha',
);

const byState = queryParameter(
  'state',
  'Has a place, waits for one, cancelled, came, or has a place but did not come.',
  attendeeStateSchema,
  'waiting',
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
    queryParameter('status', 'Whether visitors see it.', staffEventStatusSchema, 'draft'),
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
  parameters: [pathId('event'), byPerson, byState, ...PAGING],
  answer: attendeeListSchema,
});

export const exportAttendees = describeCall({
  method: 'get',
  path: '/api/staff/events/{id}/registrations/export/',
  parameters: [pathId('event'), byPerson, byState, TABLE_FORMAT],
  files: TABLE_TYPES,
});

export const syncDoor = describeCall({
  method: 'post',
  path: '/api/staff/events/{id}/door/',
  parameters: [pathId('event')],
  body: syncDoorSchema,
  answer: doorSchema,
});

export const listEventMessages = describeCall({
  method: 'get',
  path: '/api/staff/events/{id}/messages/',
  parameters: [pathId('event')],
  answer: eventMessagesSchema,
});

export const sendEventMessage = describeCall({
  method: 'post',
  path: '/api/staff/events/{id}/messages/',
  parameters: [pathId('event')],
  body: sendEventMessageSchema,
  status: 201,
  answer: eventMessageSchema,
});
