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

/** What the commands and reads of applications work with. */
export interface ApplicationContext {
  db: Kysely<Database>;
  files: EncryptedFiles;
  storage: Pick<FileStorage, 'freeBytes' | 'unfinished' | 'removeUnfinished'>;
  /** Undefined: files are not looked at for viruses. */
  scanner: Scanner | undefined;
  /** Unset: multipart.ts's own. */
  formLimits?: MultipartLimits | undefined;
  /** Unset: nobody has a limit. */
  quota?: Quota | undefined;
  /** Unset: policy.slots.ts's own. */
  uploadShares?: UploadShares | undefined;
  mails: Pick<Mails, 'queue'>;
  recordSecurity: RecordSecurity;
  log: Pick<Log, 'warn' | 'error'>;
  clock: Clock;
  /** Links to the pages of students are built on it. */
  publicOrigin: string;
  /** Where staff open a case, absolute. */
  staffLink: (id: string) => string;
  /** Where new applications and answers are announced: the consultancy's own address. */
  staffAddress: string;
  /** How the office hears of answers. */
  officeMails: OfficeMails;
  /** Version of the privacy policy that is shown beside the form. */
  consentVersion: string;
  /** Days without a move or a word until a case that has come to its end closes by itself. */
  closingDays: number;
  /** Days after closing until the documents of a case are deleted. */
  documentDays: number;
}

/** What reading a form with files works with as well. */
export interface UploadContext extends ApplicationContext {
  slots: UploadSlots;
}
