import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface DatabaseUse {
  used: number;
  waiting: number;
  most: number;
}

export interface DatabaseHandle {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  /**
   * Calls `onPayload` for each NOTIFY on a channel, from any process that uses the database, until the returned
   * function is called. An empty payload means that notifications may have been missed (the connection was lost and
   * restored): refresh everything.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Resolves when the listeners of this process have been called for everything that was committed before. If that
   * cannot be known because the connection is lost, they are called with an empty payload.
   */
  caughtUp(): Promise<void>;
  /**
   * Runs SQL unchanged and outside all transactions. Without parameters it may be a script of several statements.
   * Returns the rows of the last statement that has any. The open transaction of a failed script is rolled back.
   */
  run(text: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Writes one row, always the same; rejects when the database does not answer or refuses writes. */
  tryWrite(): Promise<void>;
  /** How many connections are used, how many callers wait for one, and how many there may be. */
  use(): DatabaseUse;
  /** Waits for running statements, then closes the database. */
  close(): Promise<void>;
}

/** Channel names go into SQL unquoted, so only plain lower-case names are allowed. @throws Error for any other */
export function checkChannel(channel: string): void {
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
}

/** A write that reaches the disk without making the database grow. */
export async function tryWrite(db: Kysely<Database>): Promise<void> {
  await sql`insert into readiness (tried_at) values (now())
    on conflict (only_row) do update set tried_at = excluded.tried_at`.execute(db);
}
