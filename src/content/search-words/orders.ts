import type { OrderWord } from './schema.ts';

/** Words that ask for an order. */
export const ORDER_WORDS: readonly OrderWord[] = [
  {
    say: [
      'cheap', 'cheaper', 'cheapest', 'cheap fee', 'cheap fees', 'affordable', 'inexpensive', 'budget friendly', 'low budget', 'low cost', 'low fee', 'low fees',
      'lower fee', 'lowest fee', 'lowest fees', 'lowest cost', 'low price', 'low tuition', 'less fee', 'less fees', 'less expensive', 'minimum fee', 'minimum fees',
      'sasto', 'sasta', 'sastoma', 'sasto ma', 'sasto fee', 'sasto fees', 'sabai bhanda sasto', 'sabbhanda sasto', 'sab bhanda sasto', 'sasto ra ramro',
      'kam fee', 'kam fees', 'kam paisa', 'kam paisa ma', 'kam kharcha', 'kam cost', 'thorai paisa', 'thorai paisa ma', 'सस्तो', 'सबैभन्दा सस्तो', 'सबै भन्दा सस्तो', 'कम शुल्क',
    ],
    label: 'lowest yearly fee first',
    ordering: 'annual_fees',
  },
  {
    say: ['expensive', 'most expensive', 'costly', 'high fee', 'high fees', 'highest fee', 'mahango', 'महँगो'],
    label: 'highest yearly fee first',
    ordering: '-annual_fees',
  },
  {
    say: ['short', 'shortest', 'short course', 'short courses', 'short term', 'short term course', 'short time', 'quick', 'quickest', 'fastest', 'chito', 'chhoto', 'choto', 'छोटो'],
    label: 'shortest first',
    ordering: 'duration_year',
  },
  { say: ['longest', 'long course', 'long term', 'lamo', 'लामो'], label: 'longest first', ordering: '-duration_year' },
]; // oxfmt-ignore
