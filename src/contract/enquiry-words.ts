/**
 * The lists that enquiries use, with their words. The codes are stored and never change; the words may. Without zod:
 * browsers read it.
 */

/** Where somebody came from. `source_detail` says which fair or who sent them, so that this list stays short. */
export const ENQUIRY_SOURCES = {
  site: 'Form on the site',
  chat: 'Chat on the site',
  walk_in: 'Walk-in',
  phone: 'Phone call',
  message: 'WhatsApp or Viber',
  mail: 'E-mail',
  social: 'Social network',
  fair: 'Fair or event',
  referral: 'Referral',
  import: 'Imported',
  other: 'Other',
} as const;
export type EnquirySource = keyof typeof ENQUIRY_SOURCES;

export const ENQUIRY_STAGES = {
  new: 'New',
  contacted: 'Contacted',
  counseling: 'Counseling',
  applying: 'Applying',
  lost: 'Lost',
} as const;
export type EnquiryStage = keyof typeof ENQUIRY_STAGES;
/** Stages in which the office has work. */
export const OPEN_STAGES = ['new', 'contacted', 'counseling'] as const satisfies readonly EnquiryStage[];

/** What staff choose from when they lose an enquiry. */
export const CHOSEN_REASONS = {
  no_answer: 'Does not answer',
  elsewhere: 'Went to another consultancy',
  money: 'Too expensive',
  not_eligible: 'Does not meet the requirements',
  changed_mind: 'Does not want to study abroad now',
  wrong_number: 'Number and address are wrong',
  duplicate: 'Entered twice',
  spam: 'Spam',
  other: 'Other reason',
} as const;
export type ChosenReason = keyof typeof CHOSEN_REASONS;

/** A withdrawal of consent is entered by a call of its own. */
export const LOST_REASONS = { ...CHOSEN_REASONS, consent_withdrawn: 'Wants no contact any more' } as const;
export type LostReason = keyof typeof LOST_REASONS;

/** What happened, in the past tense, as the history shows it. */
export const ENQUIRY_EVENTS = {
  asked: 'Asked on the site',
  asked_again: 'Asked again on the site',
  entered: 'Entered',
  imported: 'Imported',
  called: 'Called',
  not_reached: 'Called, not reached',
  messaged: 'Sent a message',
  mailed: 'Wrote an e-mail',
  visited: 'Came to the office',
  note: 'Note',
  stage: 'Moved',
  counselor: 'Counselor changed',
  next_step: 'Next step',
  changed: 'Details changed',
  genuine: 'Marked as genuine',
  linked: 'Linked to an account',
  applied: 'Applied',
  case_begun: 'A case was begun',
  booked: 'Booked an appointment',
  rebooked: 'Moved the appointment',
  unbooked: 'Cancelled the appointment',
  came: 'Came to the appointment',
  missed: 'Did not come to the appointment',
  consent_withdrawn: 'Withdrew the consent',
  consent_given: 'Agreed again',
} as const;
export type EnquiryEvent = keyof typeof ENQUIRY_EVENTS;

/** What staff log about an enquiry. */
export const LOGGED_EVENTS = [
  'called',
  'not_reached',
  'messaged',
  'mailed',
  'visited',
  'note',
] as const satisfies readonly EnquiryEvent[];
export type LoggedEvent = (typeof LOGGED_EVENTS)[number];
