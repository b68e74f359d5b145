/** Offers of universities and the days of a case, without schemas, because browsers load it. */

export const OFFER_KINDS = ['conditional', 'unconditional'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const OFFER_STATES = ['received', 'accepted', 'declined', 'lapsed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What the tuition fee is for. */
export const TUITION_PER = ['year', 'course'] as const;
export type TuitionPer = (typeof TUITION_PER)[number];

/** Days that are entered on a case. Those of an offer are its own. */
export const CASE_DATE_KINDS = [
  'enrolment',
  'visa_lodged',
  'biometrics',
  'visa_interview',
  'visa_decision',
  'other',
] as const;
export type CaseDateKind = (typeof CASE_DATE_KINDS)[number];

/** Every sort of deadline that puts a case into the queue of the day. */
export const DEADLINE_KINDS = ['intake', 'reply', 'deposit', 'condition', ...CASE_DATE_KINDS] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** Days of a case that its student sees. Of the days that staff enter these are the ones to which the student has to come. */
export const OWN_DATE_KINDS = [
  'intake',
  'reply',
  'deposit',
  'condition',
  'biometrics',
  'visa_interview',
] as const;
export type OwnDateKind = (typeof OWN_DATE_KINDS)[number];

/** What happens to an offer, in the history of its case. The student sees it if the offer is shown. */
export const OFFER_EVENTS = [
  'offer_received',
  'offer_shown',
  'offer_accepted',
  'offer_declined',
  'offer_lapsed',
  'offer_reopened',
  'offer_wanted',
  'condition_met',
  'condition_open',
] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

export const MAX_OFFERS = 20;
export const MAX_CASE_DATES = 40;
export const MAX_CONDITIONS = 30;
export const MAX_OFFER_NAME = 200;
export const MAX_CONDITION = 300;
/** Largest amount, in whole units of a currency. */
export const MAX_AMOUNT = 999_999_999;
