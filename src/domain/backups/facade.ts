import { sql, type Kysely } from 'kysely';
import type { BackupRun, BackupState } from '../../contract/backups.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Log } from '../../platform/log.ts';
import { activeStaff } from '../accounts/data.remaining-staff.ts';
import type { Mails } from '../mails/facade.ts';
import { DIED, lastRuns, listRuns, type RunQuery } from './data.ts';
import { healthOf, isDue } from './policy.ts';

interface BackupContext {
  db: Kysely<Database>;
  clock: Clock;
  mails: Pick<Mails, 'queue'>;
  /** Address of the list in the back office, absolute. */
  link: string;
  /** Makes the daily backup and records how it went; undefined: none is made (no BACKUP_TO). */
  perform: (() => Promise<void>) | undefined;
  log: Pick<Log, 'error'>;
}

/** Backups: the daily one, and how they went. */
export interface Backups {
  /** The work of BACKUP_JOB: makes the daily backup when it is due, and mails the owners about a failure, once. */
  backUpWhenDue(): Promise<void>;
  state(): Promise<BackupState>;
  /** @returns invalid_page. */
  list(query: RunQuery): Promise<Result<Page<BackupRun>>>;
}

export function createBackups(context: BackupContext): Backups {
  const { db, clock, perform, log } = context;
  return {
    async backUpWhenDue() {
      await noteDead(db, clock.now());
      if (perform && isDue(clock.now(), await lastRuns(db, 'job')))
        // The run has recorded why; the next attempt is in an hour.
        await perform().catch((error: unknown) =>
          log.error({ component: 'backup', error }, 'A backup failed'),
        );
      await tellOwners(context);
    },
    async state() {
      // A backup that somebody makes elsewhere by a command does not stand for that of the night.
      const last = await lastRuns(db, perform ? 'job' : undefined);
      return {
        on: perform !== undefined,
        health: healthOf(clock.now(), perform !== undefined, last),
        last_success: last.success?.toISOString() ?? null,
        last_failure: last.failure?.toISOString() ?? null,
      };
    },
    list: (query) => listRuns(db, query),
  };
}

/** Records that runs have failed whose process died. */
async function noteDead(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ fault: DIED, finished_at: now })
    .where('finished_at', 'is', null)
    .where('alive_until', '<', sql<Date>`now()`)
    .execute();
}

/** Mails the owners about the first failure of the daily backup after a success; later ones say nothing new. */
function tellOwners({ db, mails, link }: BackupContext): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const untold = await trx
      .updateTable('backup_runs')
      .set({ told: true })
      .where('fault', 'is not', null)
      .where('told', '=', false)
      .where('started_by', '=', 'job')
      .returning(['id', 'fault', 'finished_at'])
      .execute();
    const first = untold.toSorted((a, b) => a.id - b.id)[0];
    if (!first || (await wasToldBefore(trx, first.id))) return;
    const owners = await activeStaff(trx)
      .where('users.staff_role', '=', 'owner')
      .select(['users.id', 'users.email'])
      .execute();
    for (const { id, email } of owners)
      await mails.queue(trx, {
        template: 'backup-failed',
        to: email,
        userId: id,
        data: { at: first.finished_at!.toISOString(), fault: first.fault!, link },
      });
  });
}

/** Whether the run before this one failed, too. */
async function wasToldBefore(db: Kysely<Database>, id: number): Promise<boolean> {
  const before = await db
    .selectFrom('backup_runs')
    .select('fault')
    .where('id', '<', id)
    .where('finished_at', 'is not', null)
    .where('started_by', '=', 'job')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before !== undefined && before.fault !== null;
}
