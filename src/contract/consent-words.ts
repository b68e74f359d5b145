/**
 * What people agree to and where, with the words of staff and students. The codes are stored and never change; the words may.
 * Without zod: browsers read it.
 */

export const CONSENT_PURPOSES = {
  account: 'Account',
  application: 'Application',
  enquiry: 'Question',
  event: 'Registration for an event',
  messages: 'Messages about events',
} as const;
export type ConsentPurpose = keyof typeof CONSENT_PURPOSES;

/** Forms that show a sentence beside their button. */
export const SHOWN_IN = {
  sign_up: 'with the sign-up form',
  enquiry: 'with the form for questions',
  booking: 'with the form for appointments',
  application: 'with the application form',
  event: 'with the registration',
  office: 'in the office, as a case was begun',
} as const;
export type ShownIn = keyof typeof SHOWN_IN;

/** How somebody tells a member of staff. */
export const TOLD_BY = {
  phone: 'by phone',
  visit: 'in the office',
  message: 'by e-mail or message',
} as const;
export type ToldBy = keyof typeof TOLD_BY;

/** Through what a consent was given or withdrawn. */
export const CONSENT_FORMS = { ...SHOWN_IN, account: 'in the account', ...TOLD_BY } as const;
export type ConsentForm = keyof typeof CONSENT_FORMS;
