import type { DatabaseHandle } from './database-handle.ts';
import type { Log } from './log.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

export type { DatabaseHandle } from './database-handle.ts';

interface OpenOptions {
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}

/**
 * Opens the database; statements, values and notifications behave the same on both kinds.
 * @throws DataDirInUseError when another process has the embedded database open.
 */
export async function openDatabase({ databaseUrl, dataDir, log }: OpenOptions): Promise<DatabaseHandle> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openPglite(dataDir);
}
