import type { PGlite } from '@electric-sql/pglite';
import { lastWithRows } from '../column-values.ts';

/** One statement's result as the server sent it: text, not yet parsed. */
export interface RawResult {
  columns: readonly { name: string; oid: number }[];
  rows: readonly (string | null)[][];
  command: string;
  affectedRows: number;
}

/** Runs statements one at a time; knows nothing of transactions or of Kysely. */
export interface PgliteEngine {
  run(sql: string, parameters: readonly (string | null)[]): Promise<RawResult>;
  onNotification(listener: (channel: string, payload: string) => void): void;
  /**
   * Starts the database again if it has ended by itself; called only where no transaction is open. Its listeners stay, what
   * it listened to has to be told it again. @returns whether it did. @throws when it does not start either.
   */
  revive?(): Promise<boolean>;
  close(): Promise<void>;
}

/** An engine in this thread: inside the worker of a durable database, or in a test's own process. */
export async function engineOf(pglite: PGlite): Promise<PgliteEngine> {
  await pglite.waitReady;
  // Text in, text out: the one set of parsers for both databases is in column-values.ts. A missing entry would make PGlite
  // fall back to its own parser, hence one for every type.
  pglite.parsers = new Proxy({}, { get: () => (text: string) => text });
  pglite.serializers = {};
  await pglite.exec("set time zone 'UTC'");
  return {
    async run(sql, parameters) {
      // Like `pg`: without parameters the simple protocol, which takes a script of several statements.
      const result =
        parameters.length === 0
          ? lastWithRows(await pglite.exec(sql, { rowMode: 'array' }))
          : await pglite.query(sql, [...parameters], { rowMode: 'array' });
      return {
        columns: (result?.fields ?? []).map((field) => ({ name: field.name, oid: field.dataTypeID })),
        rows: (result?.rows ?? []) as unknown as (string | null)[][],
        command: result?.command ?? '',
        affectedRows: result?.affectedRows ?? 0,
      };
    },
    onNotification: (listener) => void pglite.onNotification(listener),
    close: () => pglite.close(),
  };
}
