import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { MultipartLimits } from '../../platform/files/multipart.ts';
import type { Log } from '../../platform/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { UploadSlots } from '../applications/policy.slots.ts';

/** What imports of enquiries need. */
export interface EnquiryImportContext {
  db: Kysely<Database>;
  clock: Clock;
  queue: Pick<Queue, 'send'>;
  log: Pick<Log, 'warn' | 'error'>;
  slots: UploadSlots;
  formLimits?: MultipartLimits | undefined;
  /** Names of our offices, the head office first. */
  branches(): readonly string[];
  /** Aborted when this process stops: the next start goes on. */
  ending: AbortSignal;
}
