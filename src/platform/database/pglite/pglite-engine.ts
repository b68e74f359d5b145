import type { PGlite } from '@electric-sql/pglite';
import { lastWithRows } from '../column-values.ts';
import { isOneQuery } from '../kept-statements.ts';
import { extendedQueries } from './extended-queries.ts';
import type { RawResult } from './raw-result.ts';

/** Runs statements one at a time; does not know about transactions or Kysely. */
export interface PgliteEngine {
  run(sql: string, parameters: readonly (string | null)[]): Promise<RawResult>;
  onNotification(listener: (channel: string, payload: string) => void): void;
  /**
   * Starts the database again if it has crashed; called only when no transaction is open. Listeners stay registered, but
   * LISTEN has to be sent again for each channel. @returns true if it was restarted. @throws when it does not start.
   */
  revive?(): Promise<boolean>;
  close(): Promise<void>;
}

/** An engine that runs in the current thread: the worker of the durable database, or the process of a test. */
export async function engineOf(pglite: PGlite): Promise<PgliteEngine> {
  await pglite.waitReady;
  // Text in, text out: column-values.ts has the parsers for both databases. PGlite would use its own parser for a missing
  // entry, so the proxy returns one for every type.
  pglite.parsers = new Proxy({}, { get: () => (text: string) => text });
  pglite.serializers = {};
  await pglite.exec("set time zone 'UTC'");
  const extended = extendedQueries(pglite);
  return {
    // The simple protocol accepts a script of several statements.
    run: (sql, parameters) =>
      parameters.length > 0 || isOneQuery(sql) ? extended(sql, parameters) : runScript(pglite, sql),
    onNotification: (listener) => void pglite.onNotification(listener),
    close: () => pglite.close(),
  };
}

async function runScript(pglite: PGlite, sql: string): Promise<RawResult> {
  const result = lastWithRows(await pglite.exec(sql, { rowMode: 'array' }));
  return {
    columns: (result?.fields ?? []).map((field) => ({ name: field.name, oid: field.dataTypeID })),
    rows: (result?.rows ?? []) as unknown as (string | null)[][],
    command: result?.command ?? '',
    affectedRows: result?.affectedRows ?? 0,
  };
}
