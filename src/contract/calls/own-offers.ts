import { ownOffersSchema, wantOfferSchema } from '../offers.ts';
import { describeCall } from './describe.ts';
import { pathOffer, pathUuid } from './parameters.ts';

export const listOwnOffers = describeCall({
  method: 'get',
  path: '/api/user/applications/{id}/offers/',
  parameters: [pathUuid('application')],
  answer: ownOffersSchema,
});

export const wantOffer = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/offers/{offer}/want/',
  parameters: [pathUuid('application'), pathOffer],
  body: wantOfferSchema,
  answer: ownOffersSchema,
});
