import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface DatabaseHandle {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  /**
   * Calls back for each NOTIFY on a channel, from every process on the database, until the returned function is called.
   * An empty payload also means 'notices may have been missed' (a lost connection came back): refresh everything.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for running statements, then lets go of the database. */
  close(): Promise<void>;
}

/** Channel names go into SQL as they are. */
export function checkChannel(channel: string): void {
  if (!/^[a-z_]{1,60}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
}
