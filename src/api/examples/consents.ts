import type { Consent, OwnConsent } from '../../contract/consents.ts';

/** A consent for the documentation. */
export const ownConsent: OwnConsent = {
  id: 41,
  purpose: 'account',
  given: true,
  at: '2026-11-01T04:21:37.002Z',
  form: 'sign_up',
  version: '1.4',
  wording: 'By signing up you agree to our privacy policy (version 1.4): what we keep, and why.',
  about: '',
};

export const consent: Consent = { ...ownConsent, request: '7K3M-9QXT', by: null, link: null };
