import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';
import type { RecordSecurity } from '../security/context.ts';

/** What the commands and reads of money need. */
export interface MoneyContext {
  db: Kysely<Database>;
  clock: Clock;
  mails: Pick<Mails, 'queue'>;
  recordSecurity: RecordSecurity;
  /** Base of mailed links. */
  publicOrigin: string;
}
