import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Db, Database } from '../../platform/database/schema.ts';
import type { Tokens } from '../../platform/security/tokens.ts';
import type { Mails } from '../mails/facade.ts';
import type { RecordSecurity } from '../security/context.ts';
import type { StaffNewsContext } from './commands.tell-staff.ts';

/** What another part of the domain stores about people: its part of an export and of an erasure. */
export interface PersonalData {
  /** Its key in the export. */
  section: string;
  read(db: Db, userId: string): Promise<unknown>;
  /** Erases what is not deleted with the account's row, inside the transaction of the erasure. */
  erase(trx: Transaction<Database>, userId: string): Promise<void>;
}

/** What a login needs of second factors. */
export interface SecondFactorCheck {
  isSetUp(db: Db, userId: string): Promise<boolean>;
  /** Checks the code and uses it up. */
  check(
    db: Db,
    userId: string,
    code: string,
  ): Promise<'none' | 'right' | 'wrong' | { retryAfterSeconds: number }>;
}

/** What the commands of accounts need. */
export interface AccountContext extends StaffNewsContext {
  mails: Pick<Mails, 'queue' | 'takeOut'>;
  db: Kysely<Database>;
  queue: Pick<Queue, 'send'>;
  tokens: Tokens;
  secondFactors: SecondFactorCheck;
  recordSecurity: RecordSecurity;
  clock: Clock;
  /** Base of every mailed link. */
  publicOrigin: string;
  /** Version of the privacy policy that people agree to when they sign up. */
  consentVersion(): string;
  personalData: readonly PersonalData[];
}
