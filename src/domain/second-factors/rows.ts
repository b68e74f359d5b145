import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { StaffNewsContext } from '../accounts/commands.tell-staff.ts';
import type { SecondFactorsTable } from '../../platform/database/tables/second-factors.ts';
import type { RecordSecurity } from '../security/rows.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;
export type Db = Kysely<Database> | Transaction<Database>;

/** What the commands of second factors work with. */
export interface SecondFactorContext extends StaffNewsContext {
  db: Kysely<Database>;
  clock: Clock;
  recordSecurity: RecordSecurity;
  /** Seals the secrets of authenticator apps. */
  sealKey: Buffer;
  /** Hashes recovery codes. */
  codeKey: Buffer;
  /** Shown above the code in people's apps. */
  issuer: string;
  /** Links in mails are built on it. */
  publicOrigin: string;
}

/** Where a secret belongs, for sealing. */
export const sealPlace = (userId: string): string => `second factor ${userId}`;
