import { eventListSchema, eventSchema } from '../events.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId } from './parameters.ts';

export const listEvents = describeCall({
  method: 'get',
  path: '/api/app/event-list/',
  parameters: PAGING,
  answer: eventListSchema,
});

export const readEvent = describeCall({
  method: 'get',
  path: '/api/app/event-info/{id}',
  parameters: [pathId('event')],
  answer: eventSchema,
});
