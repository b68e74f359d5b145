import { ENQUIRY_SOURCES, type EnquirySource } from './enquiry-words.ts';

/** What the list of cases can be narrowed to. Without zod: browsers read it. */

/** Where the student of a case came from: the source of their first enquiry. */
export type CaseSource = EnquirySource | 'direct';
export const CASE_SOURCE_WORDS: Readonly<Record<CaseSource, string>> = {
  ...ENQUIRY_SOURCES,
  direct: 'Applied without an enquiry',
};
export const CASE_SOURCES = Object.keys(CASE_SOURCE_WORDS) as readonly CaseSource[];

/** Most days that a list can ask for. */
export const MAX_QUIET_DAYS = 999;
/** What screens offer. */
export const QUIET_DAYS = [7, 14, 30, 60, 90] as const;

/** What has become of a case. */
export const CASE_STEPS = {
  offer: 'Had an offer',
  visa_granted: 'Visa granted',
  enrolled: 'Enrolled',
} as const;
export type CaseStep = keyof typeof CASE_STEPS;
/** The last answer of the visa office. */
export const VISA_RESULTS = { granted: 'Visa granted', refused: 'Visa refused' } as const;
export type VisaResult = keyof typeof VISA_RESULTS;
