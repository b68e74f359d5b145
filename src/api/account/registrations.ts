import {
  registerForEventSchema,
  registrationAnswerSchema,
  registrationListSchema,
  registrationSchema,
} from '../../contract/registrations.ts';
import { defineCall } from '../http/define-call.ts';
import { page } from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/registrations.ts';
import { pathUuid } from '../staff/people.ts';

/** Places at events, for the people who have them. Another's is answered like one that is not there. */

export const registerForEvent = defineCall({
  method: 'post',
  path: '/api/app/event-register/',
  tag: 'Own registrations',
  summary: 'Register for an event',
  description:
    'Once for an event, as long as it has places; a mail confirms it, with the event for a calendar. The same Idempotency-Key within a day makes no second registration and is answered like the first time.',
  parameters: [],
  auth: 'user',
  limit: 'registration',
  body: registerForEventSchema,
  bodyExample: { event: 12 },
  sentence: 'detail',
  status: 201,
  answer: registrationAnswerSchema,
  example: {
    id: examples.registration.id,
    event: 12,
    detail: 'Congratulation,you have registered the event successfully!',
  },
  errors: ['not_found'],
  refusals: [
    'already_registered',
    'event_full',
    'registration_not_open_yet',
    'registration_closed',
    'event_over',
    'key_reused',
    'cancelled_meanwhile',
  ],
  run: ({ registrations }, { principal, body, idempotencyKey }) =>
    registrations.register(principal, { event: String(body.event), idempotencyKey }),
});

export const listOwnRegistrations = defineCall({
  method: 'get',
  path: '/api/user/registrations/',
  tag: 'Own registrations',
  summary: 'My registrations',
  description:
    'Events to come first, the soonest on top; then those that are over or cancelled, the newest on top.',
  parameters: PAGING,
  auth: 'user',
  limit: 'own',
  answer: registrationListSchema,
  example: page(examples.registration),
  errors: ['invalid_page'],
  run: ({ registrations }, { principal, query }) => registrations.list(principal, pagingOf(query)),
});

export const cancelOwnRegistration = defineCall({
  method: 'post',
  path: '/api/user/registrations/{id}/cancel/',
  tag: 'Own registrations',
  summary: 'Cancel a registration',
  description:
    'Until the event begins. The place is free for somebody else, and one can register again. Cancelling twice is answered the same.',
  parameters: [pathUuid('registration', examples.registration.id)],
  auth: 'user',
  limit: 'registration',
  answer: registrationSchema,
  example: { ...examples.registration, cancelled_at: '2026-11-22T09:00:00+05:45', can_cancel: false },
  errors: ['not_found'],
  refusals: ['cannot_cancel'],
  run: ({ registrations }, { principal, params }) => registrations.cancel(principal, params.id),
});
