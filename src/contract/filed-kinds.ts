/** What staff put into a case. Plain data and functions, because the browser loads them. */

export const FILED_KINDS = [
  { name: 'offer_letter', label: 'Offer letter' },
  { name: 'enrolment_confirmation', label: 'Confirmation of enrolment (CoE, CAS or I-20)' },
  { name: 'visa_grant', label: 'Visa grant' },
  { name: 'receipt', label: 'Receipt' },
  { name: 'other', label: 'Other document' },
] as const;
export type FiledKind = (typeof FILED_KINDS)[number]['name'];

export const TITLE_LENGTH = 120;

/** What a filed document is: in the words of staff, or its kind. */
export const filedTitle = ({ kind, title }: { kind: FiledKind; title: string }): string =>
  title || FILED_KINDS.find(({ name }) => name === kind)!.label;
