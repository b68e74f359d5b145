import * as calls from '../../contract/calls/staff-offers.ts';
import type { Call } from '../http/handle-call.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/offers.ts';

/** Offers of universities and the days of a case. */

const TAG = 'Staff: applications';
const READ = { tag: TAG, auth: 'staff', right: ['cases', 'read'], limit: 'staff' } as const;
const WRITE = { ...READ, right: ['cases', 'write'] } as const;
const example = examples.caseOffers;

const readCaseOffers = handleCall(calls.readCaseOffers, {
  ...READ,
  summary: 'Offers and dates of an application',
  description:
    'The offers of universities with their conditions, and the dates that staff have entered. Amounts are also given in rupees, by our exchange rates.',
  example,
  errors: ['not_found'],
  run: ({ offers }, { params }) => offers.read(params.id),
});

const addOffer = handleCall(calls.addOffer, {
  ...WRITE,
  summary: 'Enter an offer',
  description:
    'With `shown` the student sees it at once and gets a mail. The same ticket sent again adds nothing.',
  bodyExample: examples.addedOffer,
  example,
  errors: ['not_found'],
  refusals: ['too_many_offers'],
  run: ({ offers }, { principal, params, body }) => offers.add(principal, params.id, body),
});

const changeOffer = handleCall(calls.changeOffer, {
  ...WRITE,
  summary: 'Change what an offer says',
  description:
    'All of its fields. If a colleague has changed it since `version`, nothing is done. Conditions that are met stay met.',
  bodyExample: { version: 1, ...examples.offerBody },
  example,
  errors: ['not_found'],
  refusals: ['offer_changed'],
  run: ({ offers }, { principal, params, body }) =>
    offers.change(principal, params.id, { ...body, offer: params.offer }),
});

const removeOffer = handleCall(calls.removeOffer, {
  ...WRITE,
  summary: 'Remove an offer that was entered by mistake',
  description: 'The student does not see it any more, nor what the history says of it.',
  example: { ...example, offers: [] },
  errors: ['not_found'],
  run: ({ offers }, { principal, params }) => offers.remove(principal, params.id, params.offer),
});

const decideOffer = handleCall(calls.decideOffer, {
  ...WRITE,
  summary: 'Say what became of an offer',
  description:
    'At most one offer of an application is accepted. With `decline_others` the other open offers are declined. The state of the application does not change.',
  bodyExample: { version: 1, state: 'accepted', decline_others: true },
  example,
  errors: ['not_found'],
  refusals: ['offer_changed', 'offer_accepted'],
  run: ({ offers }, { principal, params, body }) =>
    offers.decide(principal, params.id, { ...body, offer: params.offer }),
});

const showOffer = handleCall(calls.showOffer, {
  ...WRITE,
  summary: 'Show an offer to the student, or hide it',
  description: 'A student who is shown an offer gets a mail.',
  bodyExample: { shown: true },
  example,
  errors: ['not_found'],
  run: ({ offers }, { principal, params, body }) =>
    offers.show(principal, params.id, { offer: params.offer, shown: body.shown }),
});

const tickCondition = handleCall(calls.tickCondition, {
  ...WRITE,
  summary: 'Say whether a condition is met',
  description: 'The history keeps it; a student who sees the offer sees it too.',
  bodyExample: { done: true },
  example,
  errors: ['not_found'],
  run: ({ offers }, { principal, params: { id, offer, condition }, body }) =>
    offers.tick(principal, id, { offer, condition, done: body.done }),
});

const addCaseDate = handleCall(calls.addCaseDate, {
  ...WRITE,
  summary: 'Enter a date of an application',
  description:
    'The start page names it from 14 days before until it is done. The same ticket sent again adds nothing.',
  bodyExample: { ticket: examples.addedOffer.ticket, ...examples.dateBody },
  example,
  errors: ['not_found'],
  refusals: ['too_many_dates'],
  run: ({ offers }, { principal, params, body }) => offers.addDate(principal, params.id, body),
});

const changeCaseDate = handleCall(calls.changeCaseDate, {
  ...WRITE,
  summary: 'Change a date of an application, or say that it is done',
  description: 'If a colleague has changed it since `version`, nothing is done.',
  bodyExample: { version: 1, ...examples.dateBody, done: true },
  example,
  errors: ['not_found'],
  refusals: ['offer_changed'],
  run: ({ offers }, { principal, params, body }) =>
    offers.changeDate(principal, params.id, { ...body, date: params.date }),
});

const removeCaseDate = handleCall(calls.removeCaseDate, {
  ...WRITE,
  summary: 'Remove a date of an application',
  description: 'The log of changes keeps it.',
  example: { ...example, dates: [] },
  errors: ['not_found'],
  run: ({ offers }, { principal, params }) => offers.removeDate(principal, params.id, params.date),
});

export const OFFER_CALLS: readonly Call[] = [
  readCaseOffers,
  addOffer,
  changeOffer,
  removeOffer,
  decideOffer,
  showOffer,
  tickCondition,
  addCaseDate,
  changeCaseDate,
  removeCaseDate,
];
