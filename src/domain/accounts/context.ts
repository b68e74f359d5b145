import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Db, Database } from '../../platform/database/schema.ts';
import type { Tokens } from '../../platform/security/tokens.ts';
import type { Mails } from '../mails/facade.ts';
import type { RecordSecurity } from '../security/context.ts';
import type { StaffNewsContext } from './commands.tell-staff.ts';

/** What another noun keeps about people: its part of an export, and of an erasure. */
export interface PersonalData {
  /** Its name in the export. */
  section: string;
  read(db: Db, userId: string): Promise<unknown>;
  /** Erases what does not go with the row of the account by itself, inside the erasure's transaction. */
  erase(trx: Transaction<Database>, userId: string): Promise<void>;
}

/** What a login asks of second factors. */
export interface SecondFactorCheck {
  isSetUp(db: Db, userId: string): Promise<boolean>;
  /** Uses the code up. */
  check(
    db: Db,
    userId: string,
    code: string,
  ): Promise<'none' | 'right' | 'wrong' | { retryAfterSeconds: number }>;
}

/** What the commands of accounts work with. */
export interface AccountContext extends StaffNewsContext {
  mails: Pick<Mails, 'queue' | 'takeOut'>;
  db: Kysely<Database>;
  queue: Pick<Queue, 'send'>;
  tokens: Tokens;
  secondFactors: SecondFactorCheck;
  recordSecurity: RecordSecurity;
  clock: Clock;
  /** Every mailed link is built on it. */
  publicOrigin: string;
  /** Version of the privacy policy that people agree to when they sign up. */
  consentVersion: string;
  personalData: readonly PersonalData[];
}
