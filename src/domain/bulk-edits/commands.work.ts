import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { isClash } from '../../platform/database/clashes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readName } from '../accounts/data.names.ts';
import { endParts } from '../search/commands.ts';
import { applyBatch } from './apply.ts';
import { nextRecords, storeOutcomes } from './batch.ts';
import { checkBatch } from './check.ts';
import type { BulkContext } from './context.ts';
import { selectRuns, type BulkRow } from './data.ts';
import { BULK_EDIT_JOB, CHANGED_AT_ONCE, DEAD_AFTER_MS, LOOK_AGAIN_SECONDS, WORK_MS } from './policy.ts';
import { FAILED } from './words.ts';

const jobSchema = z.object({ id: z.int(), ticket: z.uuid() });
type Job = z.infer<typeof jobSchema>;
/** How often a batch is tried again that has met others who save the same records. */
const TRIES = 5;

/**
 * Works on a bulk edit until it is done: the work of BULK_EDIT_JOB. Each batch is a transaction with its outcomes, so that a
 * job whose process died goes on with the next records.
 */
export async function workBulkEdit(context: BulkContext, data: unknown): Promise<void> {
  const job = jobSchema.parse(data);
  if (!(await claim(context, job))) return lookAgain(context, job, LOOK_AGAIN_SECONDS);
  const until = performance.now() + WORK_MS;
  let tries = 0;
  for (let goesOn = true; goesOn;) {
    if (context.ending.aborted) {
      await letGo(context, job);
      throw new Error('The server stops; the bulk edit goes on elsewhere');
    }
    if (performance.now() > until) {
      await letGo(context, job);
      return lookAgain(context, job, 0);
    }
    try {
      goesOn = await inBatch(context, job, CHANGED_AT_ONCE);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (isClash(error) && tries < TRIES) continue;
      context.log.error({ component: 'bulk-edits', error }, 'A batch of a bulk edit failed');
      // One after the other, so that only the record is refused that fails.
      goesOn = await oneByOne(context, job);
    }
  }
}

/** Takes it if no other one is running, and if nobody works on it. */
async function claim({ db, clock }: BulkContext, { id, ticket }: Job): Promise<boolean> {
  const now = clock.now();
  const alive = new Date(now.getTime() - DEAD_AFTER_MS);
  const { numUpdatedRows } = await db
    .updateTable('bulk_edits as b')
    .set(({ ref }) => ({ state: 'running', begun_at: now, beat_at: now, begun_done: ref('b.done') }))
    .where('b.id', '=', id)
    .where('b.ticket', '=', ticket)
    .where('b.state', 'in', ['waiting', 'running'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bulk_edits as other')
            .select('other.id')
            .where('other.state', '=', 'running')
            .where('other.beat_at', '>', alive),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const letGo = ({ db }: BulkContext, { id, ticket }: Job) =>
  db.updateTable('bulk_edits').set({ beat_at: null }).where('id', '=', id).where('ticket', '=', ticket).execute(); // oxfmt-ignore

async function lookAgain({ db, queue }: BulkContext, job: Job, delaySeconds: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('bulk_edits')
      .select('id')
      .where('id', '=', job.id)
      .where('ticket', '=', job.ticket)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (waiting) await queue.send(trx, BULK_EDIT_JOB, job, { delaySeconds });
  });
}

/** One batch in one transaction. @returns false if there is no more to do */
async function inBatch(context: BulkContext, { id, ticket }: Job, most: number): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    await sql`select from bulk_edits where id = ${id} for update`.execute(trx);
    const run = await selectRuns(trx)
      .where('b.id', '=', id)
      .where('b.ticket', '=', ticket)
      .executeTakeFirst();
    if (run?.state !== 'running') return false;
    if (run.stop_asked) {
      await end(trx, context, run, 'stopped');
      return false;
    }
    if (run.step === 'check') {
      if ((await checkBatch(trx, context, run)) > 0) return true;
      await end(trx, context, run, 'checked');
      return false;
    }
    if (run.applied_by === null) {
      // The account was erased meanwhile: nobody answers for the rest.
      await end(trx, context, run, 'stopped');
      return false;
    }
    const author = { id: run.applied_by, name: await readName(trx, run.applied_by) };
    if ((await applyBatch(trx, context, run, { author, most })) > 0) return true;
    await end(trx, context, run, 'done');
    return false;
  });
}

/** The records of a batch that failed as a whole. @returns whether there is more to do */
async function oneByOne(context: BulkContext, job: Job): Promise<boolean> {
  for (let nth = 0; nth < CHANGED_AT_ONCE; nth += 1) {
    try {
      if (!(await inBatch(context, job, 1))) return false;
    } catch {
      await context.db.transaction().execute((trx) => refuseNext(trx, context, job));
    }
  }
  return true;
}

async function refuseNext(trx: Transaction<Database>, context: BulkContext, { id }: Job): Promise<void> {
  const run = await trx.selectFrom('bulk_edits').select(['id', 'step']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(); // oxfmt-ignore
  const next = await nextRecords(trx, id, run.step === 'check' ? 'waiting' : 'ready', 1);
  const outcomes = next.map(({ position }) => ({ position, state: 'refused', reason: FAILED }) as const);
  await storeOutcomes(trx, run, outcomes, context.clock.now());
}

/** Ends the step. What was changed so far counts in filters and shows on pages. */
async function end(
  trx: Transaction<Database>,
  { clock }: BulkContext,
  run: BulkRow,
  state: 'checked' | 'done' | 'stopped',
): Promise<void> {
  const now = clock.now();
  await trx.updateTable('bulk_edits').set({ state, ended_at: now }).where('id', '=', run.id).execute();
  if (run.step === 'check' || run.changed === 0) return;
  await endParts(trx);
}
