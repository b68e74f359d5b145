import type { Trust } from './consultancy.ts';

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
