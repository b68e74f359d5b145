import { sql } from 'kysely';
import { KEY_HOURS } from '../idempotency.ts';
import { LOOSE_FILE_HOURS } from './policy.ts';
import type { ApplicationContext } from './rows.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Removes what submissions left that ended with their process: files that belong to nothing, half-written ones, and keys
 * that hold no more. Safe beside other processes and beside uploads that are on their way: those are younger.
 */
export async function sweep({
  db,
  files,
  storage,
  clock,
}: Pick<ApplicationContext, 'db' | 'files' | 'storage' | 'clock'>): Promise<void> {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  for (;;) {
    const loose = await db
      .selectFrom('stored_files')
      .select(['id', 'storage_key'])
      .where(sql<boolean>`not kept`)
      .where('created_at', '<', hoursAgo(LOOSE_FILE_HOURS))
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id, storage_key } of loose) {
      // First the key: from then on the file is unreadable, whatever happens to it.
      await db.deleteFrom('file_keys').where('file_id', '=', id).execute();
      await files.delete(storage_key);
      await db.deleteFrom('stored_files').where('id', '=', id).where('kept', '=', false).execute();
    }
    if (loose.length < AT_ONCE) break;
  }
  await storage.removeUnfinished(hoursAgo(LOOSE_FILE_HOURS));
  await db.deleteFrom('idempotency_keys').where('created_at', '<', hoursAgo(KEY_HOURS)).execute();
}
