import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { EditContext } from '../edits/context.ts';

/** What bulk edits need. */
export interface BulkContext {
  db: Kysely<Database>;
  clock: Clock;
  queue: Pick<Queue, 'send'>;
  log: Pick<Log, 'warn' | 'error'>;
  kinds: EditContext['kinds'];
  /** Aborted when this process stops: another one goes on, or the next start does. */
  ending: AbortSignal;
}
