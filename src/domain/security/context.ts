import type { Kysely } from 'kysely';
import type { SecurityEventCode, SecurityResult } from '../../contract/security-events.ts';
import type { SecurityDetail } from '../../contract/security-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Db, Database } from '../../platform/database/schema.ts';

/** An event for the security log. Its network address is taken from the current request. */
export interface SecurityEvent {
  event: SecurityEventCode;
  result: SecurityResult;
  /** Id of the account that acts, or that somebody tried to log in to. */
  account?: string | undefined;
  /** Instead of `account`: an e-mail address as typed. If it has no account, only a keyed hash is stored. */
  typedEmail?: string | undefined;
  /** What was acted on, if it is not the account itself. */
  subject?: { kind: 'person' | 'application'; id: string } | undefined;
  detail?: SecurityDetail | undefined;
}

/**
 * Adds an event to the security log.
 * @param db the transaction of the recorded change: then both are stored or neither, and errors are thrown. Without a
 * transaction (failed attempts, refusals) repeats within a minute become one row, and an error is only logged: a
 * refusal must not become a 500. Inside a transaction always pass it: the embedded database has one connection, so a
 * second statement beside the transaction would wait for ever.
 */
export type RecordSecurity = (event: SecurityEvent, db?: Db) => Promise<void>;

/** What the security log needs. */
export interface SecurityContext {
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Hashes addresses that have no account. */
  hashKey: Buffer;
  /** Days until entries are deleted. */
  keptDays: number;
}
