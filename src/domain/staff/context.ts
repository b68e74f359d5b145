import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { StaffContext } from '../accounts/context.staff.ts';

/** What invitations and leaving need. */
export interface TeamContext extends StaffContext {
  db: Kysely<Database>;
  clock: Clock;
  /** Base of every mailed link. */
  publicOrigin: string;
}
