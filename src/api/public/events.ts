import { eventListSchema, eventSchema } from '../../contract/events.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/content.ts';
import { page } from '../examples/catalogue.ts';
import { PAGING, pagingOf, pathId } from '../http/parameters.ts';

export const listEvents = defineCall({
  method: 'get',
  path: '/api/app/event-list/',
  tag: 'Events',
  summary: 'Upcoming events',
  description: 'Events that are not over, soonest first. Times are those of Nepal.',
  parameters: PAGING,
  answer: eventListSchema,
  example: page(examples.event),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.events(pagingOf(query)),
});

export const readEvent = defineCall({
  method: 'get',
  path: '/api/app/event-info/{id}',
  tag: 'Events',
  summary: 'One event',
  description: 'An event, past or to come: past ones leave the list but can still be read.',
  parameters: [pathId('event')],
  answer: eventSchema,
  example: examples.event,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.event(params.id),
});
