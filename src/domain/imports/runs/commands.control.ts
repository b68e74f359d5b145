import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import type { CheckAgain, RunAction } from '../../../contract/import-runs.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { DISCARDED_AT } from '../../applications/policy.ts';
import type { RunContext } from './context.ts';
import { logImport } from './commands.log.ts';
import { stateOf } from './data.ts';
import { queueRun } from './commands.queue.ts';
import { actionsOf, LINES_DAYS, UNUSED_DAYS } from './policy.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Carries out an action if the run's state has it.
 * @returns not_found, no_such_import_step.
 */
async function act(
  { db, clock }: RunContext,
  id: number,
  action: RunAction,
  work: (trx: Transaction<Database>, state: string) => Promise<unknown>,
): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const row = await trx
      .selectFrom('import_runs')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    const state = stateOf(row, clock.now());
    if (!actionsOf(state, row.writing).includes(action))
      return fail({ code: 'refused', reason: 'no_such_import_step' });
    await work(trx, state);
    return ok(undefined);
  });
}

/** Another dry run, perhaps with other options. @returns not_found, no_such_import_step. */
export const checkAgain = (
  context: RunContext,
  id: number,
  by: string,
  options: CheckAgain,
): Promise<Result<void>> =>
  act(context, id, 'check', async (trx) => {
    const { create_levels, allow_withdrawals, allow_refusals } = options;
    await logImport(trx, id, {
      at: context.clock.now(),
      actor: by,
      action: 'checked',
      after: {
        'Create levels': create_levels,
        'Allow withdrawals': allow_withdrawals,
        'Allow refusals': allow_refusals,
      },
    });
    await trx.updateTable('import_runs').set(options).where('id', '=', id).execute();
    await queueRun(trx, context.queue, id, 'check');
  });

/** Imports what the dry run has shown. @returns not_found, no_such_import_step. */
export const applyRun = (context: RunContext, id: number, by: string): Promise<Result<void>> =>
  act(context, id, 'apply', async (trx) => {
    await logImport(trx, id, { at: context.clock.now(), actor: by, action: 'begun' });
    await trx.updateTable('import_runs').set({ applied_by: by, deaths: 0 }).where('id', '=', id).execute();
    await queueRun(trx, context.queue, id, 'apply');
  });

/** Ends what runs; its process does so within a second or two. @returns not_found, no_such_import_step. */
export const stopRun = (context: RunContext, id: number, by: string): Promise<Result<void>> =>
  act(context, id, 'stop', async (trx, state) => {
    await logImport(trx, id, { at: context.clock.now(), actor: by, action: 'stopped' });
    const stopped = { state: 'stopped', ended_at: context.clock.now(), reason: STOPPED } as const;
    const change = state === 'waiting' ? stopped : { stop_asked: true };
    await trx.updateTable('import_runs').set(change).where('id', '=', id).execute();
  });

export const STOPPED = 'Stopped. Nothing was changed.';

/**
 * Deletes the files and the report. What a half-written import has written stays in the catalogue.
 * @param by null: the system, after UNUSED_DAYS
 * @returns not_found, no_such_import_step.
 */
export async function discardRun(context: RunContext, id: number, by: string | null): Promise<Result<void>> {
  return act(context, id, 'discard', async (trx) => {
    await logImport(trx, id, { at: context.clock.now(), actor: by, action: 'thrown_away' });
    await letFilesGo(trx, id);
    await trx.deleteFrom('import_lines').where('run_id', '=', id).execute();
    await trx
      .updateTable('import_runs')
      .set({
        state: 'discarded',
        ended_at: context.clock.now(),
        reason: sql`case when writing then ${PARTS_STAY} else '' end`,
      })
      .where('id', '=', id)
      .execute();
  });
}

const PARTS_STAY = 'Parts of it are in the catalogue. The next import of the same source writes over them.';

/** Gives the files of a run to the sweep. Without their keys nobody can read them from this moment on. */
export async function letFilesGo(trx: Transaction<Database>, id: number): Promise<void> {
  const ids = trx.selectFrom('import_run_files').select('file_id').where('run_id', '=', id);
  await trx.deleteFrom('file_keys').where('file_id', 'in', ids).execute();
  await trx
    .updateTable('stored_files')
    .set({ kept: false, created_at: DISCARDED_AT })
    .where('id', 'in', ids)
    .execute();
  await trx.updateTable('import_run_files').set({ file_id: null }).where('run_id', '=', id).execute();
}

/** Throws away files that nobody has applied for a month, and the lines of old reports. */
export async function cleanUpRuns(context: RunContext): Promise<void> {
  const { db, clock } = context;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const unused = await db
    .selectFrom('import_runs')
    .select('id')
    .where('state', 'in', ['checked', 'stopped', 'interrupted', 'failed', 'running'])
    .where('writing', '=', false)
    .where('created_at', '<', ago(UNUSED_DAYS))
    .execute();
  for (const { id } of unused) await discardRun(context, id, null);
  await db
    .deleteFrom('import_lines')
    .where(
      'run_id',
      'in',
      db.selectFrom('import_runs').select('id').where('created_at', '<', ago(LINES_DAYS)),
    )
    .execute();
}
