import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { KeySet } from '../../platform/security/secret-keys.ts';
import type { Database } from '../../platform/database/schema.ts';

/** What the commands of mails need. */
export interface MailContext {
  db: Kysely<Database>;
  queue: Pick<Queue, 'sendAll'>;
  clock: Clock;
  publicOrigin: string;
  /** Seals the data of templates. */
  keys: KeySet;
}
