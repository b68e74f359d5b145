import type { Kysely } from 'kysely';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import type { PersonalData } from '../accounts/context.ts';
import type { Principal } from '../accounts/policy.ts';
import { cleanUp } from './commands.clean-up.ts';
import { exportEntries } from './data.export.ts';
import { createRecorder } from './commands.record.ts';
import { listEntries, type SecurityQuery } from './data.ts';
import { securityOfPerson } from './data.person.ts';
import type { RecordSecurity, SecurityContext } from './context.ts';

/** The security log: what happened to accounts and data, from which address, with which result. */
export interface SecurityLog {
  record: RecordSecurity;
  /** Newest first. @returns invalid (person, event, result, day), invalid_page. */
  list(query: SecurityQuery): Promise<Result<Page<SecurityEntry>>>;
  /** The same entries, at most 10,000, as a table with whose data it was. @returns invalid. */
  export(
    principal: Principal,
    query: SecurityQuery,
    format: TableFormat,
  ): Promise<Result<AsyncIterable<Uint8Array>>>;
  /** Writes the repeats that were only counted in memory. */
  flush(): Promise<void>;
  /** Deletes entries older than `keptDays`. */
  cleanUp(): Promise<void>;
  /** Its part of a person's export and erasure. */
  personalData: PersonalData;
}

interface SecurityOptions {
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  secretKeys: SecretKeys;
  /** Called with each entry, for the metrics. */
  onEvent?: ((event: string, result: string) => void) | undefined;
  /** Days until entries are deleted. */
  keptDays: number;
}

export function createSecurityLog({ secretKeys, onEvent, ...options }: SecurityOptions): SecurityLog {
  const context: SecurityContext = { ...options, hashKey: secretKeys.lasting('security log') };
  const { record, flush } = createRecorder(context);
  return {
    record: (event, db) => {
      onEvent?.(event.event, event.result);
      return record(event, db);
    },
    flush,
    async list(query) {
      // Flushes first, so that the list includes what this process has only counted.
      await flush();
      return listEntries(context, query);
    },
    async export(principal, query, format) {
      await flush();
      return exportEntries(context, record, principal, query, format);
    },
    cleanUp: () => cleanUp(context),
    personalData: securityOfPerson(context),
  };
}
