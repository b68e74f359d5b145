import { type Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';
import type { RecordSecurity } from '../security/context.ts';

/** What the commands and reads of registrations need. */
export interface RegistrationContext {
  db: Kysely<Database>;
  mails: Pick<Mails, 'queue'>;
  recordSecurity: RecordSecurity;
  clock: Clock;
  /** Base of every mailed link. */
  publicOrigin: string;
  /** The organizer named in mailed calendar entries. */
  consultancy(): { name: string; email: string };
  /** Version of the privacy policy that is shown beside the button. */
  consentVersion(): string;
  /** Days after an event for which the names of people who came without a registration are kept. */
  walkInDays: number;
}
