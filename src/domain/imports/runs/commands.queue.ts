import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { RunContext } from './context.ts';
import { INTERRUPTED } from './data.ts';
import { IMPORT_JOB } from './policy.ts';

/** Makes a run wait for its next step. A new ticket: jobs of earlier attempts do nothing any more. */
export async function queueRun(
  trx: Transaction<Database>,
  queue: Pick<Queue, 'send'>,
  id: number,
  step: 'check' | 'apply',
): Promise<void> {
  const ticket = randomUUID();
  await trx
    .updateTable('import_runs')
    .set({
      state: 'waiting',
      step,
      ticket,
      claimed: false,
      stop_asked: false,
      phase: '',
      rows_done: 0,
      fraction: 0,
      seconds_left: null,
      begun_at: null,
      beat_at: null,
      ended_at: null,
      reason: '',
    })
    .where('id', '=', id)
    .execute();
  await queue.send(trx, IMPORT_JOB, { runId: id, ticket });
}

/** Marks runs that were interrupted when this process ended, and queues those that were being written to complete them. */
export async function resumeRuns({ db, clock, queue }: RunContext): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state: 'interrupted', reason: INTERRUPTED, ended_at: clock.now() })
    .where('state', '=', 'running')
    .execute();
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .selectFrom('import_runs')
      .select('id')
      .where('state', '=', 'interrupted')
      .where('writing', '=', true)
      .execute();
    for (const { id } of begun) await queueRun(trx, queue, id, 'apply');
  });
}
