import type { DatabaseHandle } from './handle.ts';
import type { Log } from '../log.ts';
import { openPglite } from './pglite/pglite-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import { slowQueries } from './slow-queries.ts';
import { checkPostgres, postgresRefusal } from './postgres/postgres-refusal.ts';

export type { DatabaseHandle } from './handle.ts';

interface OpenOptions {
  /** Undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
  /** Statements that take longer are logged; unset: none. */
  slowMs?: number;
}

/**
 * Opens the database. Statements, values and notifications behave the same on both kinds.
 * @throws StartError when the database cannot be used; the message says what is wrong and what to do.
 */
export async function openDatabase(options: OpenOptions): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, log, slowMs } = options;
  const onStatement = slowMs === undefined ? undefined : slowQueries(log, slowMs);
  if (!databaseUrl) return openPglite(dataDir, onStatement);
  const handle = openPostgres(databaseUrl, log, onStatement);
  try {
    await checkPostgres(handle);
    return handle;
  } catch (error) {
    await handle.close();
    throw postgresRefusal(databaseUrl, error);
  }
}
