import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ReadForex } from '../../platform/forex/nrb.ts';
import type { Log } from '../../platform/log.ts';

/** What the commands and reads of exchange rates need. */
export interface RateContext {
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'info'>;
  /** Undefined: rates are not fetched (NRB_API=off). */
  readForex: ReadForex | undefined;
}
