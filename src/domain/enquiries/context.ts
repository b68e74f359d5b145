import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';
import type { RecordSecurity } from '../security/context.ts';

/** What the commands and reads of enquiries need. */
export interface EnquiryContext {
  db: Kysely<Database>;
  mails: Pick<Mails, 'queue'>;
  recordSecurity: RecordSecurity;
  clock: Clock;
  /** Version of the privacy policy that is shown beside the button. */
  consentVersion(): string;
  /** Where mails to the office go. */
  staffAddress(): string;
  /** Address of an enquiry in the back office, absolute. */
  staffLink(id: string): string;
  /** Base of every mailed link. */
  publicOrigin: string;
  /** Names of our offices, the head office first. */
  branches(): readonly string[];
  /** Days after which a lost enquiry is deleted. */
  lostDays: number;
  /** Days without activity after which any other enquiry is deleted. */
  idleDays: number;
}
