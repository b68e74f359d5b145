import {
  addCaseDateSchema,
  addOfferSchema,
  caseOffersSchema,
  changeCaseDateSchema,
  changeOfferSchema,
  decideOfferSchema,
  showOfferSchema,
  tickConditionSchema,
} from '../offers.ts';
import { describeCall } from './describe.ts';
import { pathCaseDate, pathCondition, pathOffer, pathUuid } from './parameters.ts';

/** Offers and days of a case. Every call answers with all of them as they are then. */

const OF_CASE = [pathUuid('application')] as const;
const OF_OFFER = [pathUuid('application'), pathOffer] as const;
const OF_DATE = [pathUuid('application'), pathCaseDate] as const;

export const readCaseOffers = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/offers/',
  parameters: OF_CASE,
  answer: caseOffersSchema,
});

export const addOffer = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/offers/',
  parameters: OF_CASE,
  body: addOfferSchema,
  answer: caseOffersSchema,
});

export const changeOffer = describeCall({
  method: 'patch',
  path: '/api/staff/applications/{id}/offers/{offer}/',
  parameters: OF_OFFER,
  body: changeOfferSchema,
  answer: caseOffersSchema,
});

export const removeOffer = describeCall({
  method: 'delete',
  path: '/api/staff/applications/{id}/offers/{offer}/',
  parameters: OF_OFFER,
  answer: caseOffersSchema,
});

export const decideOffer = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/offers/{offer}/state/',
  parameters: OF_OFFER,
  body: decideOfferSchema,
  answer: caseOffersSchema,
});

export const showOffer = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/offers/{offer}/show/',
  parameters: OF_OFFER,
  body: showOfferSchema,
  answer: caseOffersSchema,
});

export const tickCondition = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/offers/{offer}/conditions/{condition}/',
  parameters: [...OF_OFFER, pathCondition],
  body: tickConditionSchema,
  answer: caseOffersSchema,
});

export const addCaseDate = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/dates/',
  parameters: OF_CASE,
  body: addCaseDateSchema,
  answer: caseOffersSchema,
});

export const changeCaseDate = describeCall({
  method: 'patch',
  path: '/api/staff/applications/{id}/dates/{date}/',
  parameters: OF_DATE,
  body: changeCaseDateSchema,
  answer: caseOffersSchema,
});

export const removeCaseDate = describeCall({
  method: 'delete',
  path: '/api/staff/applications/{id}/dates/{date}/',
  parameters: OF_DATE,
  answer: caseOffersSchema,
});
