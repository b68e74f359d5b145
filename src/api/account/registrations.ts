import * as calls from '../../contract/calls/registrations.ts';
import { handleCall } from '../http/handle-call.ts';
import { withDetail } from '../http/with-detail.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/registrations.ts';

/** Calls of people about their own registrations. Another person's gets the same answer as one that does not exist. */

const DONE = 'Congratulation,you have registered the event successfully!';
const WAITING =
  'You are on the waiting list. You do not have a place yet: we write to you at once if one becomes free for you.';

export const registerForEvent = handleCall(calls.registerForEvent, {
  tag: 'Own registrations',
  summary: 'Register for an event',
  description:
    'Once per event, as long as there are places. With `waiting_list`, a full event puts the person on its waiting list: places that become free go to whoever has waited longest, with a mail. A mail confirms it, with a calendar file. The same Idempotency-Key within a day makes no second registration and is answered like the first time.',
  auth: 'user',
  limit: 'registration',
  bodyExample: { event: 12 },
  sentence: 'detail',
  example: {
    id: examples.registration.id,
    event: 12,
    waiting: false,
    detail: DONE,
  },
  errors: ['not_found'],
  refusals: [
    'already_registered',
    'already_waiting',
    'event_full',
    'registration_not_open_yet',
    'registration_closed',
    'event_over',
    'event_cancelled',
    'event_put_off',
    'key_reused',
    'cancelled_meanwhile',
  ],
  run: async ({ registrations }, { principal, body, idempotencyKey }) => {
    const wish = { event: String(body.event), waitingList: body.waiting_list ?? false, idempotencyKey };
    const answer = await registrations.register(principal, wish);
    return withDetail(answer, answer.ok && answer.value.waiting ? WAITING : DONE);
  },
});

export const listOwnRegistrations = handleCall(calls.listOwnRegistrations, {
  tag: 'Own registrations',
  summary: 'My registrations',
  description:
    'Events to come first, the soonest on top; then those that are over or cancelled, the newest on top. `event` narrows the list to one event.',
  auth: 'user',
  limit: 'own',
  example: page(examples.registration),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ registrations }, { principal, query }) =>
    registrations.list(principal, { ...pagingOf(query), event: lastOf(query, 'event') }),
});

export const cancelOwnRegistration = handleCall(calls.cancelOwnRegistration, {
  tag: 'Own registrations',
  summary: 'Cancel a registration',
  description:
    'Possible until the event begins. Whoever has waited longest then gets the place, and the person can register again. Cancelling twice gets the same answer.',
  auth: 'user',
  limit: 'registration',
  example: { ...examples.registration, cancelled_at: '2026-11-22T09:00:00+05:45', can_cancel: false },
  errors: ['not_found'],
  refusals: ['cannot_cancel'],
  run: ({ registrations }, { principal, params }) => registrations.cancel(principal, params.id),
});

export const wantEventMessages = handleCall(calls.wantEventMessages, {
  tag: 'Own registrations',
  summary: 'Messages about an event',
  description:
    'Whether the person gets mails that staff write to the people of the event. News that it is moved or cancelled is always sent.',
  auth: 'user',
  limit: 'own',
  bodyExample: { wanted: false },
  example: { ...examples.registration, messages: false },
  errors: ['not_found'],
  run: ({ registrations }, { principal, params, body }) =>
    registrations.wantMessages(principal, params.id, body.wanted),
});
