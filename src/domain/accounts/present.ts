import type { Selectable } from 'kysely';
import type { AccountSession, Profile } from '../../contract/accounts.ts';
import type { SessionsTable } from '../../platform/database/tables/accounts.ts';
import type { UserRow } from './rows.ts';

export function presentProfile(user: UserRow, secondFactor: boolean): Profile {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    contact: user.contact,
    address: user.address,
    email: user.email,
    role: user.role,
    created_at: user.created_at.toISOString(),
    second_factor: secondFactor,
  };
}

export function presentSession(row: Selectable<SessionsTable>, currentId: string): AccountSession {
  return {
    id: row.id,
    agent: row.agent,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at.toISOString(),
    current: row.id === currentId,
  };
}
