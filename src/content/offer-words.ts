import type {
  CaseDateKind,
  OfferKind,
  OfferState,
  OwnDateKind,
  TuitionPer,
} from '../contract/offer-kinds.ts';

/** Words for offers and the days of a case, for the office and for students. */

export const OFFER_KIND_WORDS: Readonly<Record<OfferKind, string>> = {
  conditional: 'Conditional',
  unconditional: 'Unconditional',
};

export const OFFER_STATE_WORDS: Readonly<Record<OfferState, string>> = {
  received: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Lapsed',
};

export const TUITION_PER_WORDS: Readonly<Record<TuitionPer, string>> = {
  year: 'first year',
  course: 'whole course',
};

/** What a university's confirmation is called where it is not 'confirmation of enrolment'. */
const CONFIRMATIONS: Readonly<Record<string, string>> = {
  Australia: 'CoE',
  'United Kingdom': 'CAS',
  UK: 'CAS',
  'United States': 'I-20',
  'United States of America': 'I-20',
  USA: 'I-20',
};

/** 'CoE', 'CAS', 'I-20' or 'Confirmation of enrolment'. @param country its name in the catalogue */
export const confirmationName = (country: string | null): string =>
  CONFIRMATIONS[country ?? ''] ?? 'Confirmation of enrolment';

const DATES: Readonly<Record<Exclude<CaseDateKind, 'enrolment' | 'other'>, string>> = {
  visa_lodged: 'Lodge the visa application',
  biometrics: 'Biometrics',
  visa_interview: 'Visa interview',
  visa_decision: 'Visa decision',
};

/** What a day of a case is: 'CAS expected', 'Biometrics'. @param name for 'other' */
export function caseDateName(kind: CaseDateKind, name: string, country: string | null): string {
  if (kind === 'other') return name || 'Other';
  return kind === 'enrolment' ? `${confirmationName(country)} expected` : DATES[kind];
}

/** What a day is for the student: 'Reply to the offer of Sample University'. */
export function ownDateName(kind: OwnDateKind, name: string): string {
  switch (kind) {
    case 'intake':
      return 'Last day to apply for your intake';
    case 'reply':
      return `Reply to the offer of ${name}`;
    case 'deposit':
      return `Pay the deposit of ${name}`;
    case 'condition':
      return name;
    case 'biometrics':
    case 'visa_interview':
      return DATES[kind];
  }
}
