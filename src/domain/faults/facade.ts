import type { Kysely } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { FaultEntry } from '../../contract/faults.ts';
import type { Page } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { createRecorder } from './commands.record.ts';
import { listFaults, type FaultQuery } from './data.ts';
import type { Fault } from './policy.ts';

/** The errors of the last days, by kind and place, each found by the reference that a visitor was told. */
export interface Faults {
  /** Keeps an error, also while the database is down. Never throws and does not wait. */
  record(fault: Fault, reference?: string): void;
  /** The latest first. @returns invalid_page */
  list(query: FaultQuery): Promise<Result<Page<FaultEntry>>>;
  /** Writes what is in memory. */
  flush(): Promise<void>;
}

export function createFaults(db: Kysely<Database>): Faults {
  const { record, flush } = createRecorder(db);
  return {
    record,
    flush,
    async list(query) {
      await flush();
      return listFaults(db, query);
    },
  };
}
