import type { Kysely } from 'kysely';
import type { SecurityEventCode, SecurityResult } from '../../contract/security-events.ts';
import type { SecurityDetail } from '../../contract/security-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Db, Database } from '../../platform/database/schema.ts';

/** Something that the security log keeps. Where it came from is taken from the request that is being answered. */
export interface SecurityEvent {
  event: SecurityEventCode;
  result: SecurityResult;
  /** Id of the account that acts, or that somebody tried to open. */
  account?: string | undefined;
  /** In place of `account`: an e-mail address as somebody typed it. Without an account only a keyed hash is kept. */
  typedEmail?: string | undefined;
  /** What it was done to, when that is not the account itself. */
  subject?: { kind: 'person' | 'application'; id: string } | undefined;
  detail?: SecurityDetail | undefined;
}

/**
 * Adds an event to the security log.
 * @param db the transaction of what the event records: then both are stored or neither, and a failure is thrown.
 * Without a transaction (failed tries, refusals) repeats within a minute become one row, and a failure is only
 * logged: a refusal must not become a 500. Inside a transaction always pass it: the embedded database has one
 * connection, and a second statement beside the transaction would wait for ever.
 */
export type RecordSecurity = (event: SecurityEvent, db?: Db) => Promise<void>;

/** What the security log works with. */
export interface SecurityContext {
  db: Kysely<Database>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  publicOrigin: string;
  /** Hashes addresses that have no account. */
  hashKey: Buffer;
  /** Days until entries are deleted. */
  keptDays: number;
}
