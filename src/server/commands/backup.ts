import v8 from 'node:v8';
import { newBackupKey } from '../../platform/backup/backup-key.ts';
import { backupsIn, openHeader, readHeader, type BackupHeader } from '../../platform/backup/header.ts';
import { checkBackup } from '../../platform/backup/read-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import type { BackupPlace } from '../../platform/backup/places.ts';
import { openDatabase, type DatabaseHandle } from '../../platform/database/db.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { readEnv, type Env } from '../../platform/env.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { createLog } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { askSite, withCopyOfSite } from '../backup/control.ts';
import { megabytes, printProgress } from '../backup/print-progress.ts';
import { runBackup } from '../../domain/backups/run.ts';
import { backupSecret, controlSocket, keptSecretKeys, openPlace } from '../backup/settings.ts';
import { exitWithMessage } from '../process.ts';
import { openStorage } from '../storage.ts';

// As for imports: without the optimizing compiler the embedded database needs half as much memory.
for (const flag of ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);

const USAGE = `Usage: npm run backup -- DIR                 writes a backup to the folder DIR, also while the site runs
       npm run backup -- list DIR            the backups in DIR
       npm run backup -- check DIR [STAMP]   reads a backup (the newest one) and names every damaged file
       npm run backup -- key                 makes a key for BACKUP_KEY
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function backUp(env: Env, where: string): Promise<void> {
  const secret = backupSecret(env);
  const place = await openPlace(where, env);
  const storage = await openStorage(env);
  const started = performance.now();
  const progress = printProgress('Backing up');
  const write = (source: DatabaseHandle) =>
    writeBackup({
      source,
      storage,
      place,
      secret,
      now: new Date(),
      secretKeyFile: () => keptSecretKeys(env),
      onProgress: (done) => progress.update(done),
    });
  try {
    const made = await onDatabase(env, storage, place.title, write);
    progress.done();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`Backup ${made.stamp} is in ${place.title}: ${told(made)}. It took ${seconds} s.`);
    tellMissing(made);
  } finally {
    place.close();
    storage.close();
  }
}

/** Runs `work` on a database that shows one moment, and records the run in the site's database. */
async function onDatabase(
  env: Env,
  storage: Awaited<ReturnType<typeof openStorage>>,
  place: string,
  work: (source: DatabaseHandle) => Promise<BackupHeader>,
): Promise<BackupHeader> {
  const log = createLog('warn');
  const site = env.DATABASE_URL ? undefined : await askSite(controlSocket(env));
  const openAnd = async <T>(dataDir: string, use: (handle: DatabaseHandle) => Promise<T>): Promise<T> => {
    const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir, log });
    try {
      return await use(handle);
    } finally {
      await handle.close();
    }
  };
  if (site) return withCopyOfSite(site, place, (copy) => openAnd(copy, work));
  return openAnd(env.DATA_DIR, async (handle) => {
    await migrate(handle, log);
    let made: BackupHeader | undefined;
    await runBackup(
      { db: handle.db, storage, by: 'command', place },
      async () => (made = await work(handle)),
    );
    return made!;
  });
}

const told = ({ rows, tables, files, bytes }: BackupHeader): string =>
  `${rows.toLocaleString('en')} rows in ${tables} tables and ${files.toLocaleString('en')} files, ${megabytes(bytes)}`;

function tellMissing({ missing }: BackupHeader): void {
  if (missing.count === 0) return;
  say(
    `Warning: the database names ${missing.count} files that storage does not have, so they are not in the backup: ` +
      `${missing.first.join(', ')}${missing.count > missing.first.length ? ' …' : ''}`,
  );
}

async function list(place: BackupPlace): Promise<void> {
  const stamps = await backupsIn(place);
  if (stamps.length === 0) say(`There is no backup in ${place.title}.`);
  for (const stamp of stamps) say(`${stamp}  ${told(await readHeader(place, stamp))}`);
}

async function check(env: Env, place: BackupPlace, wanted: string | undefined): Promise<void> {
  const stamp = wanted ?? (await backupsIn(place)).at(-1);
  if (stamp === undefined) throw new StartError(`There is no backup in ${place.title}.`);
  const backup = { place, ...(await openHeader(place, stamp, backupSecret(env))) };
  const progress = printProgress('Checking');
  const faults = await checkBackup(backup, (done) => progress.update(done));
  progress.done();
  if (faults.length > 0) throw new StartError(`The backup ${stamp} is damaged:\n  ${faults.join('\n  ')}`);
  say(`The backup ${stamp} is whole: ${told(backup.header)}.`);
}

async function main([first, second, third]: readonly string[]): Promise<void> {
  keepNewFilesPrivate();
  if (first === 'key') {
    say(newBackupKey());
    return;
  }
  const env = readEnv(process.env);
  if (first === 'list' && second) return list(await openPlace(second, env));
  if (first === 'check' && second) return check(env, await openPlace(second, env), third);
  if (first === undefined || second !== undefined || first.startsWith('-')) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  await backUp(env, first);
}

await main(process.argv.slice(2)).catch(exitWithMessage);
