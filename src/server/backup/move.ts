import { ask, atOneMoment, dumpRows } from '../../platform/backup/rows-out.ts';
import { isEmpty, restoreRows } from '../../platform/backup/restore-rows.ts';
import type { BackupProgress } from '../../platform/backup/write-backup.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { Log } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';

/**
 * Copies all rows of a migrated database into an empty one, and compares every row there with the one that was read.
 * Nothing is written to the first. @throws StartError when the second is not empty
 */
export async function moveRows(
  source: DatabaseHandle,
  target: DatabaseHandle,
  log: Log,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<{ tables: number; rows: number }> {
  if (!(await isEmpty(target)))
    throw new StartError('The database holds tables already. Make an empty one. Nothing was changed.');
  return atOneMoment(source, async (session) => {
    const migrations = await ask<{ name: string; checksum: string }>(
      session,
      'select name, checksum from schema_migrations order by name',
    );
    const onTable = (done: number, total: number) => onProgress({ step: 'database', done, total, bytes: 0 });
    return restoreRows(target, { lines: dumpRows(session, onTable), migrations }, log);
  });
}
