import type { Selectable } from 'kysely';
import type { UsersTable } from '../../platform/database/tables/accounts.ts';

export type PersonRow = Selectable<UsersTable> & {
  confirmed_at: Date | null;
  in_cases: { first_name: string; last_name: string; contact: string } | null;
  cases: number;
};
