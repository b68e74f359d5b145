import * as calls from '../../contract/calls/own-offers.ts';
import { handleCall } from '../http/handle-call.ts';
import { ownOffers } from '../examples/offers.ts';

export const listOwnOffers = handleCall(calls.listOwnOffers, {
  tag: 'Own applications',
  summary: 'Offers of universities',
  description: 'Those that the office shows, the newest first.',
  auth: 'user',
  limit: 'own',
  example: ownOffers,
  errors: ['not_found'],
  run: ({ offers }, { principal, params }) => offers.listOwn(principal, params.id),
});

export const wantOffer = handleCall(calls.wantOffer, {
  tag: 'Own applications',
  summary: 'Ask to accept an offer',
  description:
    'An answer to the office, which accepts it at the university. `note` may be empty. Asked again, nothing is added.',
  auth: 'user',
  limit: 'own',
  bodyExample: { note: 'My parents agree.' },
  example: ownOffers,
  errors: ['not_found'],
  refusals: ['offer_not_open'],
  run: ({ offers }, { principal, params, body }) =>
    offers.want(principal, params.id, { offer: params.offer, note: body.note }),
});
