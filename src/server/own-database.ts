import { openDatabase, type DatabaseHandle } from '../platform/database/db.ts';
import type { Env } from '../platform/env.ts';
import { prepareDataDir } from '../platform/files/data-dir.ts';
import type { Log } from '../platform/log.ts';

/** Prepares DATA_DIR, if anything is stored there, and opens the database. @throws StartError */
export async function openOwnDatabase(env: Env, log: Log): Promise<DatabaseHandle> {
  if (usesDataDir(env)) prepareDataDir(env.DATA_DIR);
  return openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log,
    slowMs: env.SLOW_QUERY_MS,
  });
}

/** False if nothing is stored in DATA_DIR: then the directory need not exist. */
const usesDataDir = (env: Env): boolean =>
  !env.DATABASE_URL || !env.S3_BUCKET || !env.SECRET_KEY || !(env.SMTP_URL ?? env.MAIL_DIR);
