import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Log } from '../../platform/log.ts';
import { isRunning, noteDeletion } from './commands.ts';

/** The storage of a site that is backed up while it runs. */
export interface HeldStorage<S extends FileStorage> {
  storage: S;
  /** For the embedded database, which only this process backs up: whether it does so at the moment. */
  hold: { on: boolean };
}

/**
 * Storage that deletes nothing while a backup runs: the backup has read rows that name the file. The deletion is noted and
 * done afterwards.
 */
export function holdDeletions<S extends FileStorage>(
  storage: S,
  { db, kind }: Pick<DatabaseHandle, 'db' | 'kind'>,
  log: Pick<Log, 'error'>,
): HeldStorage<S> {
  const hold = { on: false };
  const heldStorage = {
    ...storage,
    async delete(key: string) {
      if (!(kind === 'pglite' ? hold.on : await isRunning(db))) return storage.delete(key);
      const noted = noteDeletion(db, key);
      // The caller may have a transaction open, for whose end the only connection of the embedded database would wait.
      if (kind === 'postgres') return noted;
      noted.catch((error: unknown) => log.error({ component: 'backup', error }, 'A file was not deleted'));
    },
  };
  return { storage: heldStorage, hold };
}
