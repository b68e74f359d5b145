/**
 * What texts say about us without repeating it: `{our:name}` in a text is replaced by the name when a page is made, so
 * that a change in the settings reaches every text.
 */
export const OUR_WORDS = {
  name: 'our name in full',
  email: 'our e-mail address',
  phone: 'our first phone number',
  address: 'the address of the head office',
  destinations: 'the countries that we send students to',
  bodies: 'the first three bodies that we belong to',
  'document-days': 'days until the documents of a closed case are deleted',
  'closing-days': 'days without activity until a finished case closes',
  'idle-case-months': 'months without any activity until an open case closes',
  'idle-notice-days': 'days before that on which the student is asked',
  'security-log-days': 'days for which the security log is kept',
  'walk-in-days': 'days until the names of people who came to an event without a registration are deleted',
  'lost-enquiry-days': 'days until an enquiry that came to nothing is deleted',
  'idle-enquiry-days': 'days without contact until any other enquiry is deleted',
  medicals: 'which medical each country asks for (page Student visa only)',
  version: 'the version of the privacy policy (only there)',
} as const;

export type OurWord = keyof typeof OUR_WORDS;
