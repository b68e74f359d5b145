import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface CommissionContext {
  db: Kysely<Database>;
  clock: Clock;
}
