import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ALIVE_SECONDS } from './policy.ts';

/** What a backup has written. */
export interface BackupFacts {
  stamp: string;
  rows: number;
  files: number;
  bytes: number;
  missing: { count: number };
}

/** The lock of those who start a run at the same time: any number that nothing else uses. */
const START_LOCK = 7_264_112;

const soon = sql<Date>`now() + make_interval(secs => ${ALIVE_SECONDS})`;

/**
 * Notes that a backup begins: from the commit on no stored file is deleted. @returns the id of the run; undefined while
 * another one goes on
 */
export function beginRun(
  db: Kysely<Database>,
  { by, place, now }: { by: 'job' | 'command'; place: string; now: Date },
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(START_LOCK)})`.execute(trx);
    if (await isRunning(trx)) return undefined;
    const row = await trx
      .insertInto('backup_runs')
      .values({ started_by: by, place, started_at: now, alive_until: soon })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

/** Whether a backup goes on in any process. */
export async function isRunning(db: Kysely<Database> | Transaction<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('finished_at', 'is', null)
    .where('alive_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renewRun(db: Kysely<Database>, id: number): Promise<void> {
  await db.updateTable('backup_runs').set({ alive_until: soon }).where('id', '=', id).execute();
}

/** Notes how a run ended. @param end a sentence for the owners if it failed */
export async function endRun(
  db: Kysely<Database>,
  { id, now }: { id: number; now: Date },
  end: BackupFacts | string,
): Promise<void> {
  const told =
    typeof end === 'string'
      ? { fault: end }
      : {
          stamp: end.stamp,
          row_count: end.rows,
          file_count: end.files,
          byte_count: end.bytes,
          missing_files: end.missing.count,
        };
  await db
    .updateTable('backup_runs')
    .set({ ...told, finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Notes a file that is to be deleted when no backup runs. */
export async function noteDeletion(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .insertInto('held_deletions')
    .values({ storage_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the files that runs have held, unless one goes on. */
export async function deleteHeld(
  db: Kysely<Database>,
  storage: { delete(key: string): Promise<void> },
): Promise<void> {
  while (!(await isRunning(db))) {
    const held = await db.selectFrom('held_deletions').select('storage_key').limit(100).execute();
    if (held.length === 0) return;
    for (const { storage_key } of held) {
      await storage.delete(storage_key);
      await db.deleteFrom('held_deletions').where('storage_key', '=', storage_key).execute();
    }
  }
}
