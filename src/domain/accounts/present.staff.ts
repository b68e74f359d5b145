import type { Person } from '../../contract/accounts.ts';
import type { PersonRow } from './rows.staff.ts';

/** An account as staff see it: no password, no home address, no secrets. */
export function presentPerson(row: PersonRow): Person {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    contact: row.contact,
    role: row.role,
    staff_role: row.staff_role,
    status: row.status,
    verified_at: row.verified_at?.toISOString() ?? null,
    second_factor: row.confirmed_at !== null,
    entered_at: row.entered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    in_cases: row.in_cases,
    cases: row.cases,
  };
}
