import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { RecordSecurity } from '../security/context.ts';
import type { StaffNewsContext } from './commands.tell-staff.ts';
import type { Accounts } from './facade.ts';

/** What the commands of staff about people need. */
export interface StaffContext extends StaffNewsContext {
  db: Kysely<Database>;
  accounts: Pick<Accounts, 'sendVerification'>;
  queue: Pick<Queue, 'send'>;
  recordSecurity: RecordSecurity;
  clock: Clock;
}
