import fs from 'node:fs';
import path from 'node:path';
import type { BackupProgress } from '../../platform/backup/write-backup.ts';
import {
  checkBackup,
  restoreFiles,
  rowsIn,
  secretKeyIn,
  type OpenBackup,
} from '../../platform/backup/read-backup.ts';
import { checkVersion, isEmpty, restoreRows } from '../../platform/backup/restore-rows.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Env } from '../../platform/env.ts';
import { lockDataDir } from '../../platform/files/data-dir-lock.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Log } from '../../platform/log.ts';
import { existingSecretKeys, secretKeyFile, secretKeyId } from '../../platform/security/secret-key.ts';
import { StartError } from '../../platform/start-error.ts';

export interface RestoreOptions {
  env: Env;
  backup: OpenBackup;
  storage: FileStorage;
  /** Puts aside what is there instead of refusing. */
  replace: boolean;
  open(place: { databaseUrl: string | undefined; dataDir: string }): Promise<DatabaseHandle>;
  onProgress(verb: string, progress: BackupProgress): void;
  log: Log;
}

export interface Restored {
  rows: number;
  files: number;
  /** How many migrations came after the backup. */
  later: number;
  /** Where the data went that was there before, as a sentence. */
  aside: string | undefined;
}

const NOTHING_DONE = 'Nothing was changed.';
const HOW = 'Run the command with --replace to put it aside and restore nevertheless.';

/**
 * Restores a backup into an empty place. All of it is read and checked before anything is changed.
 * @throws StartError saying what is wrong with the backup or the place
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { backup, env, onProgress } = options;
  checkVersion(backup.header.migrations);
  checkSecretKey(env, backup);
  const faults = await checkBackup(backup, (progress) => onProgress('Checking', progress));
  if (faults.length > 0)
    throw new StartError(
      `The backup ${backup.header.stamp} is damaged:\n  ${faults.join('\n  ')}\n${NOTHING_DONE}`,
    );
  const restored = await (env.DATABASE_URL ? intoPostgres(options) : intoEmbedded(options));
  await putSecretKey(env, backup);
  return restored;
}

/** @throws StartError when the documents of the backup could not be opened here */
function checkSecretKey(env: Env, { header }: OpenBackup): void {
  const { id, included } = header.secret_key;
  if (id === null) return;
  const existing = existingSecretKeys(env);
  if (!existing && !included)
    throw new StartError(
      `Set SECRET_KEY to the key with the id ${id}: the documents of this backup were encrypted with it, and it is not ` +
        `in the backup. ${NOTHING_DONE}`,
    );
  if (existing && !existing.secrets.some((secret) => secretKeyId(secret) === id))
    throw new StartError(
      `${existing.source} is not the secret key of this backup (its id is ${secretKeyId(existing.secrets[0])}, the right one's ` +
        `is ${id}), so documents could not be opened. ${included ? 'Move it away: the right one is in the backup.' : 'Set the right one.'} ${NOTHING_DONE}`,
    );
}

async function putSecretKey(env: Env, backup: OpenBackup): Promise<void> {
  if (existingSecretKeys(env)) return;
  const key = await secretKeyIn(backup);
  if (key) fs.writeFileSync(secretKeyFile(env), key, { mode: 0o600, flush: true });
}

async function fill(
  handle: DatabaseHandle,
  { backup, storage, log, onProgress }: RestoreOptions,
): Promise<Omit<Restored, 'aside'>> {
  const { header } = backup;
  let done = 0;
  const onTable = () =>
    onProgress('Restoring', { step: 'database', done: done++, total: header.tables, bytes: 0 });
  const source = { lines: rowsIn(backup), migrations: header.migrations };
  const { rows, later } = await restoreRows(handle, source, log, onTable);
  const files = await restoreFiles(backup, storage, (progress) => onProgress('Restoring', progress));
  return { rows, later, files };
}

async function filledAndClosed(handle: DatabaseHandle, options: RestoreOptions) {
  try {
    return await fill(handle, options);
  } finally {
    await handle.close();
  }
}

/** The new database is made beside the old one and takes its place when it is complete. */
async function intoEmbedded(options: RestoreOptions): Promise<Restored> {
  const { env, backup, replace, open } = options;
  fs.mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  // Refuses while the site runs.
  const unlock = lockDataDir(env.DATA_DIR);
  const staging = path.join(env.DATA_DIR, 'restoring');
  const target = path.join(env.DATA_DIR, 'pgdata');
  try {
    const full = fs.existsSync(target);
    if (full && !replace)
      throw new StartError(`${env.DATA_DIR} holds a database already. ${HOW} ${NOTHING_DONE}`);
    fs.rmSync(staging, { recursive: true, force: true });
    const handle = await open({ databaseUrl: undefined, dataDir: staging });
    const filled = await filledAndClosed(handle, options);
    const old = `${target}.before-${backup.header.stamp}_${Date.now()}`;
    if (full) fs.renameSync(target, old);
    fs.renameSync(path.join(staging, 'pgdata'), target);
    return {
      ...filled,
      aside: full ? `The database that was there is in ${old}. Delete it when all is well.` : undefined,
    };
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}

/** The schemas of the old database are renamed, and get their names back if the restore fails. */
async function intoPostgres(options: RestoreOptions): Promise<Restored> {
  const { env, replace, open } = options;
  const handle = await open({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const [sites] = await handle.run(
      `select count(*)::int as running from pg_stat_activity
       where datname = current_database() and application_name = 'prasthan listen'`,
    );
    if (Number(sites?.['running']) > 0)
      throw new StartError(`The site runs on this database: stop it first. ${NOTHING_DONE}`);
    const full = !(await isEmpty(handle));
    if (full && !replace) throw new StartError(`The database holds data already. ${HOW} ${NOTHING_DONE}`);
    if (!full) return { ...(await fill(handle, options)), aside: undefined };
    const suffix = `before_${Date.now()}`;
    const queue = await hasQueue(handle);
    await handle.run(
      `begin; alter schema public rename to public_${suffix}; create schema public;
       ${queue ? `alter schema pgboss rename to pgboss_${suffix};` : ''} commit`,
    );
    try {
      const filled = await fill(handle, options);
      return {
        ...filled,
        aside: `The tables that were there are in the schema public_${suffix}. Drop it when all is well.`,
      };
    } catch (error) {
      await handle.run(
        `begin; drop schema public cascade; alter schema public_${suffix} rename to public;
         ${queue ? `alter schema pgboss_${suffix} rename to pgboss;` : ''} commit`,
      );
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function hasQueue(handle: DatabaseHandle): Promise<boolean> {
  const [row] = await handle.run(`select to_regnamespace('pgboss') is not null as there`);
  return row?.['there'] === true;
}
