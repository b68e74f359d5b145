import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface DatabaseHandle {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  /**
   * Calls back for each NOTIFY on a channel, from every process on the database, until the returned function is called.
   * An empty payload also means 'notices may have been missed' (a lost connection came back): refresh everything.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Resolves when the listeners of this process have been called for everything that was committed before. Where that cannot
   * be known, because the connection is away, they are called with an empty payload.
   */
  caughtUp(): Promise<void>;
  /**
   * Runs SQL as it stands, outside everybody's transactions: a script of several statements when there are no parameters.
   * Answers the rows of the last statement that has any; what a failed script began is undone.
   */
  run(text: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Writes one row, always the same; rejects when the database does not answer or takes no writes. */
  tryWrite(): Promise<void>;
  /** Waits for running statements, then lets go of the database. */
  close(): Promise<void>;
}

/** Channel names go into SQL as they are. */
export function checkChannel(channel: string): void {
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
}

/** A write that grows nothing and reaches the disk. */
export async function tryWrite(db: Kysely<Database>): Promise<void> {
  await sql`insert into readiness (tried_at) values (now())
    on conflict (only_row) do update set tried_at = excluded.tried_at`.execute(db);
}
