import { sql } from 'kysely';
import { KEY_HOURS } from '../idempotency.ts';
import { deleteDue, noteBefore, noteDue, notedADayAgo } from '../due-deletions.ts';
import { DISCARDED_AT, UNUSED_FILE_HOURS } from './policy.ts';
import type { ApplicationContext } from './context.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Removes what submissions left behind when their process died: files that belong to nothing, unfinished files, and
 * expired keys. Safe beside other processes and running uploads, whose files are younger.
 */
export async function sweep({
  db,
  files,
  storage,
  clock,
}: Pick<ApplicationContext, 'db' | 'files' | 'storage' | 'clock'>): Promise<void> {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  await noteDue(db, 'loose-file', sql`select id::text as subject from stored_files where not kept`);
  for (;;) {
    const loose = await db
      .selectFrom('stored_files')
      .select(['id', 'storage_key'])
      .where(sql<boolean>`not kept`)
      .where(({ or, and, eb }) =>
        or([
          eb('created_at', '<=', DISCARDED_AT),
          and([
            eb('created_at', '<', hoursAgo(UNUSED_FILE_HOURS)),
            notedADayAgo('loose-file', sql`stored_files.id::text`),
          ]),
        ]),
      )
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id, storage_key } of loose) {
      // The key first: after that the file is unreadable whatever happens to it.
      await db.deleteFrom('file_keys').where('file_id', '=', id).execute();
      await files.delete(storage_key);
      await db.deleteFrom('stored_files').where('id', '=', id).where('kept', '=', false).execute();
    }
    if (loose.length < AT_ONCE) break;
  }
  await removeUnfinished(db, storage, hoursAgo(UNUSED_FILE_HOURS));
  await deleteDue(db, {
    kind: 'idempotency-key',
    table: 'idempotency_keys',
    subject: sql`concat_ws(' ', idempotency_keys.user_id, idempotency_keys.call, idempotency_keys.key)`,
    before: hoursAgo(KEY_HOURS),
    due: (before) => sql`created_at < ${before}`,
  });
}

/** Unfinished files. When nothing was written for that long, the writer has died. */
async function removeUnfinished(
  db: ApplicationContext['db'],
  storage: ApplicationContext['storage'],
  before: Date,
): Promise<void> {
  const soon = await storage.unfinished(noteBefore(before));
  await noteDue(db, 'unfinished-file', sql`select unnest(${soon}::text[]) as subject`);
  const names = await storage.unfinished(before);
  const noted = notedADayAgo('unfinished-file', sql`name`);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where ${noted}`.execute(db);
  await storage.removeUnfinished(rows.map(({ name }) => name));
}
