import type { Picture } from './picture.ts';

/**
 * What a consultancy can prove about itself. Pages show each part only when it is filled in; a claim without a proof
 * stays null.
 */
export interface Trust {
  /** The name in the company register. */
  registeredName: string | null;
  /** `href` is the page of the office where anybody can check the number. */
  licence: { number: string; issuedBy: string; href: string | null } | null;
  /** The year of registration. */
  since: number | null;
  /** With their permission. Without a photo the initials are shown. */
  counselors: readonly Counselor[];
  /** Who pays you for a student: 'Universities pay us a commission. Students pay us nothing.' */
  payment: string | null;
  /** What a student gets back, and when. */
  refunds: string | null;
  /** Who answers a complaint, and within how many days. */
  complaints: { person: string; email: string; phone: string | null; days: number } | null;
}

export interface Counselor {
  name: string;
  /** 'Australia and New Zealand' */
  role: string;
  photo: Picture | null;
}

/** The parts that fit in a line: 'Registered as …', 'Licence …', 'Since …'. */
export function credentials({ registeredName, licence, since }: Trust): string[] {
  const parts = [
    registeredName ? `Registered as ${registeredName}` : '',
    licence ? `Licence ${licence.number}, ${licence.issuedBy}` : '',
    since ? `Since ${since}` : '',
  ];
  return parts.filter(Boolean);
}

/** Whether there is anything about money or complaints, which only /who-we-are shows in full. */
export const hasTerms = ({ payment, refunds, complaints }: Trust): boolean =>
  payment !== null || refunds !== null || complaints !== null;

export const isTrustEmpty = (trust: Trust): boolean =>
  credentials(trust).length === 0 && trust.counselors.length === 0 && !hasTerms(trust);
