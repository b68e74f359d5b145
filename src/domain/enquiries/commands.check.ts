import { sql, type Transaction } from 'kysely';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readAddress } from '../accounts/policy.addresses.ts';

/** How a person is reached, as stored. */
export interface Reach {
  email: string;
  email_key: string;
  contact: string;
  contact_key: string;
}

/** Reads number and address. @returns what is stored, or the faults of the two fields */
export async function readReach(
  trx: Transaction<Database>,
  typed: { email: string; contact: string },
): Promise<{ reach: Reach; faults: FieldFaults }> {
  const faults: FieldFaults = {};
  const address = readAddress(typed.email);
  if (typed.email !== '' && !address) faults['email'] = [{ code: 'not_an_email' }];
  const { rows } = await sql<{ key: string }>`select contact_key(${typed.contact}) as key`.execute(trx);
  const contact_key = rows[0]?.key ?? '';
  if (typed.contact !== '' && contact_key === '') {
    faults['contact'] = [{ code: 'custom', message: 'Write the number in digits.' }];
  } else if (typed.contact === '' && typed.email === '') {
    faults['contact'] = [{ code: 'custom', message: 'Enter a phone number or an e-mail address.' }];
  }
  const reach = {
    email: address?.email ?? '',
    email_key: address?.key ?? '',
    contact: typed.contact,
    contact_key,
  };
  return { reach, faults };
}

/** The records of the catalogue that an enquiry refers to, by their fields on the wire. */
const TABLES = {
  country: ['country_id', sql`countries`],
  level: ['level_id', sql`interests`],
  field: ['field_id', sql`specializations`],
  course: ['course_id', sql`courses`],
  university: ['university_id', sql`universities`],
} as const;
export type Wanted = keyof typeof TABLES;
export const WANTED = Object.keys(TABLES) as Wanted[];
export const columnOf = (field: Wanted) => TABLES[field][0];

/** Faults of the ids that refer to nothing. */
export async function checkWanted(
  trx: Transaction<Database>,
  ids: Partial<Record<Wanted, number | null | undefined>>,
): Promise<FieldFaults> {
  const faults: FieldFaults = {};
  for (const field of WANTED) {
    const id = ids[field];
    if (id === null || id === undefined) continue;
    const { rows } = await sql`select from ${TABLES[field][1]} where id = ${id}`.execute(trx);
    if (rows.length === 0) faults[field] = [{ code: 'no_such_object', value: String(id) }];
  }
  return faults;
}
