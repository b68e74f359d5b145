/**
 * The sentences beside buttons that also agree to the privacy policy, around the link to it. What is shown is what is stored
 * (domain/consents). Apart from consents.ts, because scripts of pages need these alone.
 */
export interface ConsentSentence {
  before: string;
  link: string;
  after: string;
}

export const signUpConsent = (version: string): ConsentSentence => ({
  before: 'By signing up you agree to our ',
  link: 'privacy policy',
  after: ` (version ${version}): what we keep, and why.`,
});

export const registrationConsent = (version: string): ConsentSentence => ({
  before: 'By registering you agree to our ',
  link: 'privacy policy',
  after: ` (version ${version}).`,
});

export const BEFORE_APPLICATION_CONSENT = 'By submitting you confirm: ';

/** Staff tick it for a student who is with them. */
export const OFFICE_CONSENT = 'The student has read our privacy policy and agrees that we keep this.';
