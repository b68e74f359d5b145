import v8 from 'node:v8';
import { parseArgs } from 'node:util';
import { backupsIn, openHeader } from '../../platform/backup/header.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { readEnv } from '../../platform/env.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { createLog } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { printProgress } from '../backup/print-progress.ts';
import { restore } from '../backup/restore.ts';
import { backupSecret, openPlace } from '../backup/settings.ts';
import { exitWithMessage } from '../process.ts';
import { openStorage } from '../storage.ts';

for (const flag of ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);

const USAGE = `Usage: npm run restore -- DIR [STAMP] [--replace]
       Restores the newest backup in DIR, or the one named STAMP, into an empty DATA_DIR or PostgreSQL database. All of
       the backup is checked before anything is changed. With --replace, a database that is there is put aside first.
`;

async function restoreFrom(where: string, wanted: string | undefined, replace: boolean): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog('warn');
  const secret = backupSecret(env);
  const place = await openPlace(where, env);
  const storage = await openStorage(env);
  const started = performance.now();
  try {
    const stamp = wanted ?? (await backupsIn(place)).at(-1);
    if (stamp === undefined) throw new StartError(`There is no backup in ${place.title}.`);
    const backup = { place, ...(await openHeader(place, stamp, secret)) };
    let [verb, progress] = ['', printProgress('')];
    const restored = await restore({
      env,
      backup,
      storage,
      replace,
      open: ({ databaseUrl, dataDir }) => openDatabase({ databaseUrl, dataDir, log }),
      onProgress(now, done) {
        if (now !== verb) {
          progress.done();
          [verb, progress] = [now, printProgress(now)];
        }
        progress.update(done);
      },
      log,
    });
    progress.done();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const lines = [
      `Restored the backup ${stamp}: ${restored.rows.toLocaleString('en')} rows, each compared, and ${restored.files.toLocaleString('en')} files. It took ${seconds} s.`,
      restored.later > 0 ? `It came from an older version: ${restored.later} migrations were applied.` : '',
      backup.header.missing.count > 0
        ? `${backup.header.missing.count} files were not in storage when the backup was made.`
        : '',
      restored.aside ?? '',
      'People who were erased after the backup are back: erase them again (docs/backup.md).',
    ];
    process.stdout.write(`${lines.filter((line) => line !== '').join('\n')}\n`);
  } finally {
    place.close();
    storage.close();
  }
}

async function main(): Promise<void> {
  keepNewFilesPrivate();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
    strict: false,
  });
  const [where, stamp, more] = positionals;
  if (where === undefined || more !== undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  await restoreFrom(where, stamp, values.replace === true);
}

await main().catch(exitWithMessage);
