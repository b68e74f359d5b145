import type { Row } from './row.ts';

/** Conversations: each question leans on the ones before it. */
export const dialogues: readonly (readonly Row[])[] = [
  [
    ['how much money for australia', 'cost', 'australia', 'au-funds-student'],
    ['and for the UK?', 'cost', 'uk', 'uk-funds-london'],
    ['what about work?', 'work', 'uk', 'uk-work-hours'],
    ['canada?', 'work', 'canada', 'ca-work-hours'],
  ],
  [
    ['tuition in usa', 'tuition', 'usa', 'us-tuition-undergraduate us-tuition-graduate'],
    ['for masters?', 'tuition', 'usa', 'us-tuition-graduate'],
    ['and in dubai?', 'tuition', 'dubai', 'ae-tuition-postgraduate'],
  ],
  [
    ['kati paisa lagcha', '?place', ''],
    ['australia', 'cost', 'australia', 'au-visa-fee'],
    ['ani canada?', 'cost', 'canada', 'ca-living'],
    ['with wife?', 'cost', 'canada', 'ca-funds-partner'],
  ],
  [
    ['visa fee', '?place', ''],
    ['new zealand', '?unknown', ''],
    ['uk', 'visa-fee', 'uk', 'uk-visa-fee'],
  ],
  [
    ['how much money for japan', '?unknown', ''],
    ['and work?', '?unknown', ''],
    ['australia?', 'work', 'australia', 'au-work-hours'],
  ],
  [
    ['Australia', '?topic', 'australia'],
    ['visa fee', 'visa-fee', 'australia', 'au-visa-fee'],
    ['with my wife and son', 'visa-fee', 'australia', 'au-visa-fee-adult au-visa-fee-child'],
    ['what is the weather', '?unknown', ''],
    ['intake?', 'intake', 'australia', 'au-intakes'],
  ],
  [
    ['psw in new zealand', 'post-study', 'newzealand', 'nz-post-study'],
    ['for bachelor?', 'post-study', 'newzealand', '/no figure for a bachelor/'],
    ['office kaha cha', 'office', 'newzealand'],
    ['thank you', 'thanks', 'newzealand'],
  ],
  [
    ['cost of australia', 'cost', 'australia', 'au-visa-fee'],
    ['not australia, canada', 'cost', 'canada', 'ca-living'],
    ['not canada', '?unknown', ''],
  ],
  [
    ['how much for germany', '?unknown', ''],
    ['is it free?', '?unknown', ''],
  ],
  [
    ['intake in canada', 'intake', 'canada', 'ca-intakes'],
    ['still open?', '?unknown', ''],
    ['is it free?', 'tuition', 'canada'],
    ['is your counselling free?', 'counselling-fee', 'canada'],
    ['are you open on sunday', 'open', 'canada'],
  ],
  [
    ['can you make fake documents', '!fake', ''],
    ['ok then how much money for uk', 'cost', 'uk', 'uk-visa-fee'],
  ],
];
