import { sql, type Kysely } from 'kysely';
import { ok, type Result } from '../../contract/errors.ts';
import type { BackupRun } from '../../contract/backups.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { LastRuns } from './policy.ts';

/** When backups last succeeded and failed. @param by unset: the daily ones, and those of commands */
export async function lastRuns(db: Kysely<Database>, by?: 'job'): Promise<LastRuns> {
  const runs = db
    .selectFrom('backup_runs')
    .$if(by !== undefined, (query) => query.where('started_by', '=', by!));
  const success = await runs
    .select('started_at')
    .where('stamp', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const failure = await runs
    .select('finished_at')
    .where('fault', 'is not', null)
    .$if(success !== undefined, (query) => query.where('started_at', '>', success!.started_at))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { success: success?.started_at, failure: failure?.finished_at ?? undefined };
}

export interface RunQuery extends PageQuery {
  /** 'yes': only failures of the daily backup that none has followed. */
  open?: string | undefined;
}

/** Runs, the newest first. @returns invalid_page. */
export async function listRuns(db: Kysely<Database>, query: RunQuery): Promise<Result<Page<BackupRun>>> {
  const open = sql<boolean>`fault is not null and started_by = 'job' and started_at > coalesce(
    (select max(started_at) from backup_runs where stamp is not null and started_by = 'job'), '-infinity')`;
  const wanted = db.selectFrom('backup_runs').$if(query.open === 'yes', (runs) => runs.where(open));
  const { count } = await wanted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .selectAll()
    .select(sql<boolean>`finished_at is null and alive_until > now()`.as('running'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.value.offset)
    .limit(window.value.limit)
    .execute();
  const runs = rows.map(
    ({ id, started_by, started_at, finished_at, fault, stamp, place, running, ...counts }): BackupRun => ({
      id,
      state: stamp !== null ? 'complete' : running ? 'running' : 'failed',
      by: started_by,
      started_at: started_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
      fault: fault ?? (stamp === null && !running ? DIED : ''),
      stamp: stamp ?? '',
      place,
      rows: counts.row_count,
      files: counts.file_count,
      bytes: counts.byte_count,
      missing_files: counts.missing_files,
    }),
  );
  return ok(pageOf(runs, window.value));
}

/** Why a run ended that did not say so itself. */
export const DIED = 'The process ended before the backup was complete.';
