import v8 from 'node:v8';
import { keptBackups } from '../../domain/backups/policy.ts';
import type { BackupFacts } from '../../domain/backups/commands.ts';
import { sentenceOf } from '../../domain/backups/run.ts';
import { prune } from '../../platform/backup/prune.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { readEnv } from '../../platform/env.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { silentLog } from '../../platform/log.ts';
import { backupSecret, keptSecretKeys, openPlace } from '../backup/settings.ts';
import { openStorage } from '../storage.ts';

/** A process that writes the daily backup and deletes the ones that are too old. Started by src/server/backup/daily.ts. */

export interface BackupOrder {
  place: string;
  /** Of a copy of the embedded database. */
  dataDir: string;
}

export type BackupNews = { facts: BackupFacts } | { fault: string };

for (const flag of ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);

const tell = (news: BackupNews) =>
  new Promise<void>((resolve) => process.send!(news, undefined, {}, () => resolve()));

async function carryOut({ place: where, dataDir }: BackupOrder): Promise<void> {
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  const [secret, place, storage] = [backupSecret(env), await openPlace(where, env), await openStorage(env)];
  const source = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir, log: silentLog });
  try {
    const facts = await writeBackup({
      source,
      storage,
      place,
      secret,
      now: new Date(),
      secretKeyFile: () => keptSecretKeys(env),
    });
    await prune(place, keptBackups);
    await tell({ facts });
  } finally {
    await source.close();
    storage.close();
    place.close();
  }
}

// The site has ended: nobody would record the result.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: BackupOrder) => {
  carryOut(order).then(
    () => process.exit(0),
    async (error: unknown) => {
      await tell({ fault: sentenceOf(error) });
      process.exit(1);
    },
  );
});
