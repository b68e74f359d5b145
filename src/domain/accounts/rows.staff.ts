import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UsersTable } from '../../platform/database/tables/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { RecordSecurity } from '../security/rows.ts';
import type { StaffNewsContext } from './commands.tell-staff.ts';
import type { Accounts } from './commands.ts';

export type Db = Kysely<Database> | Transaction<Database>;
export type PersonRow = Selectable<UsersTable> & {
  confirmed_at: Date | null;
  in_cases: { first_name: string; last_name: string; contact: string } | null;
  cases: number;
};

/** What staff's commands about people work with. */
export interface StaffContext extends StaffNewsContext {
  db: Kysely<Database>;
  accounts: Pick<Accounts, 'sendVerification'>;
  recordSecurity: RecordSecurity;
  clock: Clock;
  publicOrigin: string;
}
