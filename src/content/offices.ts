import { factFiles } from './facts/index.ts';
import type { Office } from './office.ts';

const nepal = {
  'np-noc': { name: 'Ministry of Education, Science and Technology, NOC', href: 'https://noc.moest.gov.np/' },
  'np-police': { name: 'Nepal Police, clearance report', href: 'https://opcr.nepalpolice.gov.np/' },
  'np-passport': { name: 'Department of Passports', href: 'https://nepalpassport.gov.np/' },
  'np-bank': { name: 'Nepal Rastra Bank', href: 'https://www.nrb.org.np/' },
  'np-consular': { name: 'Department of Consular Services', href: 'https://nepalconsular.gov.np/' },
  'np-medical-education': { name: 'Medical Education Commission', href: 'https://mec.gov.np/' },
} as const satisfies Record<string, Office>;

type KeyOf<T> = T extends unknown ? keyof T : never;
export type OfficeId = KeyOf<typeof nepal | (typeof factFiles)[keyof typeof factFiles]['offices']>;

/** The offices that facts and guides refer to, with one address each. Those of a country are next to its facts. */
export const offices = Object.assign(
  {},
  nepal,
  ...Object.values(factFiles).map((file) => file.offices),
) as Readonly<Record<OfficeId, Office>>;
