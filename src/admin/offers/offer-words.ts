import { TUITION_PER_WORDS } from '../../content/offer-words.ts';
import { amountSpan, lakh } from '../../contract/money-words.ts';
import type { Offer } from '../../contract/offers.ts';

type Amounts = 'tuition' | 'scholarship' | 'deposit';

/** 'AUD 34,000', or 'not stated'. */
export const amountWords = (offer: Offer, name: Amounts): string => {
  const amount = offer[name];
  return amount === null ? 'not stated' : amountSpan({ from: amount, to: amount }, offer.currency);
};

/** 'NPR 31.4 lakh'; '' where it would say the same again or there is no rate. */
export const rupeeWords = (offer: Offer, name: Amounts): string => {
  const rupees = offer[`${name}_npr`];
  return rupees === null || offer.currency === 'NPR' ? '' : `NPR\u00a0${lakh(rupees)}`;
};

/** 'AUD 34,000 for the first year (NPR 31.4 lakh)' */
export function tuitionWords(offer: Offer): string {
  if (offer.tuition === null) return 'not stated';
  const rupees = rupeeWords(offer, 'tuition');
  return `${amountWords(offer, 'tuition')} for the ${TUITION_PER_WORDS[offer.tuition_per]}${rupees && ` (${rupees})`}`;
}

/** '1 of 3 open' */
export function conditionWords({ conditions }: Pick<Offer, 'conditions'>): string {
  if (conditions.length === 0) return 'none';
  const open = conditions.filter(({ done_at }) => done_at === null).length;
  return open === 0 ? 'all met' : `${open} of ${conditions.length} open`;
}
