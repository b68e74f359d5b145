import { OFFER_KIND_WORDS } from '../../content/offer-words.ts';
import { longDate } from '../../contract/dates.ts';
import type { OfferEvent, OfferState } from '../../contract/offer-kinds.ts';
import type { OfferRow } from './rows.ts';

type Named = Pick<OfferRow, 'university' | 'course'>;

/** 'Bachelor of Nursing, Sample University' */
export const offerTitle = ({ course, university }: Named): string => `${course}, ${university}`;

/** What the history calls a decision. */
export const STATE_EVENTS: Readonly<Record<OfferState, OfferEvent>> = {
  received: 'offer_reopened',
  accepted: 'offer_accepted',
  declined: 'offer_declined',
  lapsed: 'offer_lapsed',
};

/** The message with which the student gets an offer. @param conditions how many are to be met */
export function offerMessage(
  offer: Named & Pick<OfferRow, 'kind' | 'reply_by' | 'deposit_due'>,
  conditions: number,
): string {
  const lines = [
    `You have an offer: ${offerTitle(offer)}. ${OFFER_KIND_WORDS[offer.kind]}.`,
    conditions === 1 && 'It has one condition.',
    conditions > 1 && `It has ${conditions} conditions.`,
    offer.reply_by && `The university wants an answer by ${longDate(offer.reply_by)}.`,
    offer.deposit_due && `The deposit is due on ${longDate(offer.deposit_due)}.`,
    'All of it is on the page of your application, where you can also tell us that you want to accept it.',
  ];
  return lines.filter(Boolean).join('\n');
}
