import type { Kysely } from 'kysely';
import type { Scanner } from '../../platform/files/clamd.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EncryptedFiles } from '../../platform/files/encrypted-files.ts';
import type { Log } from '../../platform/log.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { MultipartLimits } from '../../platform/files/multipart.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Quota } from './policy.quota.ts';
import type { UploadShares, UploadSlots } from './policy.slots.ts';
import type { Mails } from '../mails/facade.ts';
import type { OfficeMails } from './policy.office-mails.ts';
import type { RecordSecurity } from '../security/context.ts';

/** What the commands and reads of applications need. */
export interface ApplicationContext {
  db: Kysely<Database>;
  files: EncryptedFiles;
  storage: Pick<FileStorage, 'freeBytes' | 'unfinished' | 'removeUnfinished'>;
  /** Undefined: files are not scanned for viruses. */
  scanner: Scanner | undefined;
  /** Unset: the defaults of multipart.ts. */
  formLimits?: MultipartLimits | undefined;
  /** Unset: no limit. */
  quota?: Quota | undefined;
  /** Unset: the defaults of policy.slots.ts. */
  uploadShares?: UploadShares | undefined;
  mails: Pick<Mails, 'queue' | 'queueAll' | 'sendHeld' | 'withdraw'>;
  recordSecurity: RecordSecurity;
  log: Pick<Log, 'warn' | 'error'>;
  clock: Clock;
  /** Base of links to the students' pages. */
  publicOrigin: string;
  /** URL of a case in the back office, absolute. */
  staffLink: (id: string) => string;
  /** Where new applications and answers are announced: the consultancy's own address. */
  staffAddress(): string;
  /** When the office is mailed about answers. */
  officeMails(): OfficeMails;
  /** Version of the privacy policy that is shown beside the form. */
  consentVersion(): string;
  /** Days without a move or message until a case with an outcome is closed automatically. */
  closingDays: number;
  /** Months without any activity until an open case is closed, and how many days before the student is asked. */
  idleCaseMonths: number;
  idleNoticeDays: number;
  /** Days after closing until the documents of a case are deleted. */
  documentDays: number;
}

/** What reading a form with files needs in addition. */
export interface UploadContext extends ApplicationContext {
  slots: UploadSlots;
}
