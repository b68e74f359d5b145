import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { BulkStep } from '../../contract/bulk-edits/shapes.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { queueStep } from './commands.begin.ts';
import { logStep } from './commands.log.ts';
import type { BulkContext } from './context.ts';
import { selectRuns, standingOf, type BulkRow } from './data.ts';
import { RECORDS_DAYS, stepsOf, UNUSED_DAYS } from './policy.ts';

const LOGGED = { apply: 'applied', stop: 'stopped', undo: 'undone', discard: 'removed' } as const;
const DAY_MS = 24 * 3_600_000;

/** Carries out a step if the state of the bulk edit allows it. @returns not_found, no_such_bulk_step */
async function step<T>(
  { db, clock }: BulkContext,
  { id, by }: { id: number; by: string },
  wanted: BulkStep,
  work: (trx: Transaction<Database>, run: BulkRow) => Promise<T>,
): Promise<Result<T>> {
  return db.transaction().execute(async (trx): Promise<Result<T>> => {
    await trx.selectFrom('bulk_edits').select('id').where('id', '=', id).forUpdate().execute();
    const [run] = await selectRuns(trx).where('b.id', '=', id).execute();
    if (!run) return fail({ code: 'not_found' });
    if (!stepsOf(standingOf(run)).includes(wanted)) {
      return fail({ code: 'refused', reason: 'no_such_bulk_step' });
    }
    const { total, changed } = run;
    const about = { ...run, total: wanted === 'apply' || wanted === 'undo' ? changed : total };
    await logStep(trx, about, { at: clock.now(), actor: by, action: LOGGED[wanted] });
    return ok(await work(trx, run));
  });
}

/** Changes what the preview has shown, or goes on after a stop. @returns not_found, no_such_bulk_step */
export const applyBulkEdit = (context: BulkContext, id: number, by: string): Promise<Result<void>> =>
  step(context, { id, by }, 'apply', async (trx, run) => {
    const begins = run.step === 'check';
    const applied = { step: 'apply', applied_by: by, applied_at: context.clock.now() } as const;
    // The records that are not changed stay counted; those that are ready are counted again as they are changed.
    const counts = { done: run.same + run.refused, changed: 0 };
    if (begins) await trx.updateTable('bulk_edits').set({ ...applied, ...counts }).where('id', '=', id).execute(); // oxfmt-ignore
    await queueStep(trx, context.queue, id);
  });

/** Ends it after the records that are being changed. What is changed stays. @returns not_found, no_such_bulk_step */
export const stopBulkEdit = (context: BulkContext, id: number, by: string): Promise<Result<void>> =>
  step(context, { id, by }, 'stop', async (trx, { state }) => {
    const stopped = { state: 'stopped', ended_at: context.clock.now() } as const;
    const change = state === 'waiting' ? stopped : { stop_asked: true };
    await trx.updateTable('bulk_edits').set(change).where('id', '=', id).execute();
  });

/** Deletes a preview. @returns not_found, no_such_bulk_step */
export const discardBulkEdit = (context: BulkContext, id: number, by: string): Promise<Result<object>> =>
  step(context, { id, by }, 'discard', async (trx) => {
    await trx.deleteFrom('bulk_edits').where('id', '=', id).execute();
    return {};
  });

/**
 * Begins to take back what a bulk edit has changed; records that were changed since are left out.
 * @returns the id of the bulk edit that does it; not_found, no_such_bulk_step
 */
export const undoBulkEdit = (context: BulkContext, id: number, by: string): Promise<Result<number>> =>
  step(context, { id, by }, 'undo', async (trx, run) => {
    const now = context.clock.now();
    const undo = await trx
      .insertInto('bulk_edits')
      .values({
        kind: run.kind,
        action: 'undo',
        field: run.field,
        undo_of: id,
        step: 'apply',
        state: 'waiting',
        ticket: randomUUID(),
        total: run.changed,
        created_at: now,
        created_by: by,
        applied_at: now,
        applied_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into bulk_edit_records (bulk_edit_id, position, object, title, state, value_before, value_after, revision, kept)
      select ${undo.id}, position, object, title, 'ready', value_after, value_before, revision, kept
      from bulk_edit_records where bulk_edit_id = ${id} and state = 'changed'`.execute(trx);
    await queueStep(trx, context.queue, undo.id);
    return undo.id;
  });

/** Deletes previews that nobody has applied, and the records of old bulk edits, which then cannot be undone. */
export async function cleanUpBulkEdits({ db, clock }: BulkContext): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db
    .deleteFrom('bulk_edits')
    .where('step', '=', 'check')
    .where('created_at', '<', ago(UNUSED_DAYS))
    .execute();
  const old = db.selectFrom('bulk_edits').select('id').where('created_at', '<', ago(RECORDS_DAYS));
  await db.deleteFrom('bulk_edit_records').where('bulk_edit_id', 'in', old).execute();
}
