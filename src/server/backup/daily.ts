import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BackupFacts } from '../../domain/backups/commands.ts';
import { runBackup } from '../../domain/backups/run.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Env } from '../../platform/env.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { StartError } from '../../platform/start-error.ts';
import type { BackupNews, BackupOrder } from '../commands/backup-run.ts';
import { copyDatabase } from '../import/copy-database.ts';

interface DailyOptions {
  handle: DatabaseHandle;
  storage: FileStorage;
  hold: { on: boolean };
  env: Pick<Env, 'BACKUP_TO' | 'DATABASE_URL' | 'DATA_DIR'>;
}

const CHILD = fileURLToPath(new URL('../commands/backup-run.ts', import.meta.url));

/**
 * Makes the daily backup in a child process, so that it delays no request and its memory is given back; undefined if none
 * is wanted. The child reads PostgreSQL itself, and the embedded database from a copy of its files.
 */
export function dailyBackup({ handle, storage, hold, env }: DailyOptions): (() => Promise<void>) | undefined {
  const place = env.BACKUP_TO;
  if (place === undefined) return undefined;
  return async () => {
    await runBackup({ db: handle.db, storage, by: 'job', place, hold }, async () => {
      if (handle.kind === 'postgres') return inChild({ place, dataDir: env.DATA_DIR });
      const copy = await copyDatabase(handle.db, env.DATA_DIR);
      try {
        return await inChild({ place, dataDir: copy });
      } finally {
        await fs.rm(copy, { recursive: true, force: true });
      }
    });
  };
}

async function inChild(order: BackupOrder): Promise<BackupFacts> {
  const child = fork(CHILD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = new Promise((resolve) => child.once('close', resolve));
  try {
    return await new Promise<BackupFacts>((resolve, reject) => {
      child.on('message', (news: BackupNews) => {
        if ('facts' in news) resolve(news.facts);
        else reject(new StartError(news.fault));
      });
      child.once('error', reject);
      child.once('exit', (code, by) =>
        reject(new StartError(`The process of the backup ended (${by ?? code}).`)),
      );
      child.send(order);
    });
  } finally {
    await gone;
  }
}
