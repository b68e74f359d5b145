import { sql } from 'kysely';
import type { Colleagues, Counselor } from '../../contract/follow-up.ts';
import { rolesThatCan } from '../../contract/rights.ts';
import type { Db } from '../../platform/database/schema.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import { activeStaff } from '../accounts/data.remaining-staff.ts';

/** Everybody who works cases, by name. */
const counselors = (db: Db) =>
  activeStaff(db)
    .where('staff_role', 'in', [...rolesThatCan('write', 'cases')])
    .select(['id', 'first_name', 'last_name', 'email']);

/** Who can look after cases and enquiries: active accounts whose role may work cases. */
export async function listColleagues(db: Db): Promise<Colleagues> {
  const rows = await counselors(db)
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('email')
    .execute();
  return { colleagues: rows.map((row) => ({ id: row.id, name: nameOfPerson(row) })) };
}

/** Somebody who can look after cases; undefined for everybody else. */
export async function findCounselor(db: Db, id: string): Promise<Counselor | undefined> {
  const row = await counselors(db).where('id', '=', id).executeTakeFirst();
  return row && { id: row.id, name: nameOfPerson(row) };
}

/** Columns of a query that joins the counselor's account as `co`. */
export const COUNSELOR_COLUMNS = [
  'co.first_name as counselor_first_name',
  'co.last_name as counselor_last_name',
  'co.email as counselor_email',
] as const;

/** The counselor of a row with these columns; the address is null where nobody is in charge. */
export interface CounselorRow {
  counselor_id: string | null;
  counselor_first_name: string | null;
  counselor_last_name: string | null;
  counselor_email: string | null;
}

export const presentCounselor = (row: CounselorRow): Counselor | null =>
  row.counselor_id === null || row.counselor_email === null
    ? null
    : {
        id: row.counselor_id,
        name: nameOfPerson({
          first_name: row.counselor_first_name ?? '',
          last_name: row.counselor_last_name ?? '',
          email: row.counselor_email,
        }),
      };
