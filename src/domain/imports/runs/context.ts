import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Scanner } from '../../../platform/files/clamd.ts';
import type { EncryptedFiles } from '../../../platform/files/encrypted-files.ts';
import type { MultipartLimits } from '../../../platform/files/multipart.ts';
import type { FileStorage } from '../../../platform/files/storage.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { UploadSlots } from '../../applications/policy.slots.ts';
import type { PerformRun } from './perform.ts';

/** What the commands and reads of imports in the browser need. */
export interface RunContext {
  db: Kysely<Database>;
  clock: Clock;
  files: EncryptedFiles;
  storage: Pick<FileStorage, 'freeBytes'>;
  scanner: Scanner | undefined;
  formLimits?: MultipartLimits | undefined;
  slots: UploadSlots;
  queue: Pick<Queue, 'send'>;
  log: Pick<Log, 'warn' | 'error'>;
  perform: PerformRun;
  /** The embedded database has one connection, so that an import is written in parts. */
  embedded: boolean;
  /** Ends the runs of this process when it stops. */
  ending: AbortSignal;
}
