import type { ChatRule } from '../schema.ts';
import { AMOUNT, PEOPLE } from './shared.ts';

/** Rules of topics about money. */
export const moneyRules: readonly ChatRule[] = [
  {
    topics: 'counselling-fee',
    asked: ['ourfee', 'counselling free|fee|cost|howmuch|money|pay', 'book free', 'person free|fee'],
    also: `${AMOUNT} counselling apply process free visa`,
  },
  { topics: 'counselling-fee', here: true, asked: ['free'], also: `${AMOUNT} apply process` },
  {
    topics: 'visa-fee',
    asked: ['visa fee|cost|pay|free / howmuch money takes apply', 'visa howmuch'],
    also: PEOPLE,
  },
  { topics: 'visa-fee processing', asked: ['visa howmuch takes'] },
  { topics: 'visa-fee counselling-fee', asked: ['processing fee|cost|howmuch / takes money'] },
  {
    topics: 'insurance-cost',
    asked: ['insurance fee|cost|howmuch|money|pay'],
    also: `${AMOUNT} visa medical`,
  },
  {
    topics: 'tuition',
    asked: [
      'tuition',
      'fee university',
      'fee|cost course',
      'fee level',
      'fee field',
      'howmuch university fee',
      // 'Is it free in Canada?' asks about tuition, not about what we charge.
      'free place',
      'free university|level|field',
    ],
    also: `${AMOUNT} course free`,
  },
  { topics: 'living', asked: ['living'], also: `${AMOUNT} ${PEOPLE} stay room` },
  {
    topics: 'money-held',
    asked: ['held', 'funds|bank|money held', 'funds|bank|show time', 'money show time'],
    also: 'funds bank money show howmuch count time visa takes account',
  },
  { topics: 'parents-income', asked: ['income'], also: `${AMOUNT} parents show visa family requirement` },
  {
    topics: 'sponsor',
    asked: ['sponsor', 'sponsor funds|bank|show'],
    also: 'funds bank money show visa parents',
  },
  { topics: 'school-fees', asked: ['school fee|cost|howmuch|tuition'], also: `${AMOUNT} child tuition` },
  { topics: 'loan', asked: ['loan'], also: 'funds bank money show visa parents accept get' },
  {
    topics: 'funds',
    asked: [
      'parents funds|bank|show',
      'funds',
      'bank',
      'show',
      'money bank|show|funds',
      'howmuch bank|show|funds',
    ],
    also: `${AMOUNT} ${PEOPLE} show visa living bank funds money total requirement`,
  },
  { topics: 'visa-fee tuition cost', asked: ['fee', 'pay fee'], also: 'howmuch takes money' },
  {
    topics: 'cost',
    asked: [
      'partner|child cost|money|howmuch|takes / bring',
      'parents cost|money|howmuch|takes',
      'cost',
      'money',
      'howmuch place',
      'howmuch takes',
      'howmuch study',
      'howmuch go',
      'takes place',
      'total',
    ],
    also: `${AMOUNT} ${PEOPLE} visa living total tuition after apply`,
  },
];
