import { setInterval } from 'node:timers';
import { beginRun, deleteHeld, endRun, renewRun, type BackupFacts } from './commands.ts';
import { RENEW_SECONDS } from './policy.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { StartError } from '../../platform/start-error.ts';

interface RunOptions {
  db: DatabaseHandle['db'];
  storage: Pick<FileStorage, 'delete'>;
  clock?: Clock;
  by: 'job' | 'command';
  /** Where the backup is written, for the list of runs. */
  place: string;
  /** Of the process that uses the embedded database; others have nothing to hold. */
  hold?: { on: boolean };
}

/**
 * Runs a backup and records how it ended. Until then no stored file is deleted.
 * @throws StartError while another one goes on, and what `work` throws
 */
export async function runBackup(
  { db, storage, by, place, clock = systemClock, hold = { on: false } }: RunOptions,
  work: () => Promise<BackupFacts>,
): Promise<BackupFacts> {
  const id = await beginRun(db, { by, place, now: clock.now() });
  if (id === undefined)
    throw new StartError(
      'Another backup goes on at the moment. Wait until it has ended (five minutes if it died).',
    );
  hold.on = true;
  const renewal = setInterval(() => void renewRun(db, id).catch(() => {}), RENEW_SECONDS * 1000);
  try {
    const facts = await work();
    await endRun(db, { id, now: clock.now() }, facts);
    return facts;
  } catch (error) {
    await endRun(db, { id, now: clock.now() }, sentenceOf(error));
    throw error;
  } finally {
    clearInterval(renewal);
    hold.on = false;
    await deleteHeld(db, storage);
  }
}

/** Why a backup failed, for the owners. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : FAULTS[code];
  return known ?? (message || 'It failed for an unknown reason. The log says more.');
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The place of the backups is full: free some space there.',
  EDQUOT: 'The quota of the place of the backups is used up: free some space there.',
  ENOENT: 'The folder of the backups cannot be reached: is its disk connected?',
  EACCES: 'The site may not write to the folder of the backups: make its user the owner of the folder.',
  EROFS: 'The folder of the backups is read-only: mount it writable.',
};
