import type { ShownIn } from '../contract/consent-words.ts';
import {
  BEFORE_APPLICATION_CONSENT,
  OFFICE_CONSENT,
  registrationConsent,
  signUpConsent,
  type ConsentSentence,
} from './consent-sentences.ts';
import { privacy } from './privacy.ts';

const whole = ({ before, link, after }: ConsentSentence) => before + link + after;

const WORDINGS: Record<ShownIn, (version: string) => string> = {
  sign_up: (version) => whole(signUpConsent(version)),
  event: (version) => whole(registrationConsent(version)),
  enquiry: () => privacy().consent,
  booking: () => privacy().consent,
  application: () => BEFORE_APPLICATION_CONSENT + privacy().consent,
  office: () => OFFICE_CONSENT,
};

/** The sentence that a form shows now. @param version of the privacy policy */
export const consentWording = (form: ShownIn, version: string): string => WORDINGS[form](version);
