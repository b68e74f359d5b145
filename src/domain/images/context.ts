import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Scanner } from '../../platform/files/clamd.ts';
import type { MultipartLimits } from '../../platform/files/multipart.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Log } from '../../platform/log.ts';
import type { UploadSlots } from '../applications/policy.slots.ts';
import type { PictureUrl } from './present.ts';

/** What the library of pictures needs. */
export interface PictureContext {
  db: Kysely<Database>;
  clock: Clock;
  storage: FileStorage;
  /** Undefined: files are not scanned for viruses. */
  scanner: Scanner | undefined;
  /** Unset: the defaults of multipart.ts. */
  formLimits?: MultipartLimits | undefined;
  slots: UploadSlots;
  pictureUrl: PictureUrl;
  log: Pick<Log, 'warn'>;
}
