import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';

/** What the record of a student needs. */
export interface StudentContext {
  db: Kysely<Database>;
  clock: Clock;
  mails: Pick<Mails, 'queue'>;
  /** Base of mailed links. */
  publicOrigin: string;
}
