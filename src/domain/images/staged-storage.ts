import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { DISCARDED_AT } from '../applications/policy.ts';
import type { PictureContext } from './context.ts';

/** Storage whose new files belong to nothing until `keep`. */
export interface StagedStorage extends FileStorage {
  /** The files belong to a picture from the commit of this transaction on. */
  keep(trx: Transaction<Database>): Promise<void>;
}

/**
 * Storage for the files of one change of a picture. Each file is noted in `stored_files` before it is written, as
 * documents are, so the sweep of that table deletes what a process left behind when it died.
 */
export function stagedStorage({
  db,
  storage,
  clock,
}: Pick<PictureContext, 'db' | 'storage' | 'clock'>): StagedStorage {
  const keys: string[] = [];
  return {
    ...storage,
    async put(key, data) {
      await db
        .insertInto('stored_files')
        .values({ id: randomUUID(), storage_key: key, created_at: clock.now() })
        .execute();
      keys.push(key);
      await storage.put(key, data);
    },
    async keep(trx) {
      if (keys.length > 0) await trx.deleteFrom('stored_files').where('storage_key', 'in', keys).execute();
    },
  };
}

/**
 * Gives files that no picture needs any more to the sweep, which deletes them if `deleteDropped` could not.
 * @returns their keys
 */
export async function dropFiles(
  trx: Transaction<Database>,
  keys: readonly (string | null)[],
): Promise<string[]> {
  const dropped = keys.filter((key) => key !== null);
  if (dropped.length === 0) return dropped;
  const rows = dropped.map((storage_key) => ({ id: randomUUID(), storage_key, created_at: DISCARDED_AT }));
  await trx.insertInto('stored_files').values(rows).execute();
  return dropped;
}

/** Deletes files at once, after the commit that dropped them. What fails stays with the sweep. */
export async function deleteDropped(
  { db, storage, log }: { db: Kysely<Database> } & Pick<PictureContext, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => storage.delete(key)));
  const gone = keys.filter((_, at) => results[at]?.status === 'fulfilled');
  if (gone.length > 0) await db.deleteFrom('stored_files').where('storage_key', 'in', gone).execute();
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected')
    log.warn({ component: 'pictures', error: failed.reason }, 'Old files of a picture could not be deleted');
}
