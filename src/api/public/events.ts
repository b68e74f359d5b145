import * as calls from '../../contract/calls/events.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/content.ts';
import { page } from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

export const listEvents = handleCall(calls.listEvents, {
  tag: 'Events',
  summary: 'Upcoming events',
  description: 'Events that are not over, soonest first. Times are in Nepal time.',
  example: page(examples.event),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.events(pagingOf(query)),
});

export const readEvent = handleCall(calls.readEvent, {
  tag: 'Events',
  summary: 'One event',
  description: 'An upcoming or past event. Past events leave the list but can still be read.',
  example: examples.event,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.event(params.id),
});
