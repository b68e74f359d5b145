import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { RunContext } from './context.ts';
import { INTERRUPTED } from './data.ts';
import { IMPORT_JOB, MAX_DEATHS } from './policy.ts';

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

/**
 * Marks runs that were interrupted when this process ended, and queues those that were being written to complete them. One
 * whose writing has ended the process MAX_DEATHS times waits for staff: the site comes first.
 */
export async function resumeRuns({ db, clock, queue }: RunContext): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      state: 'interrupted',
      reason: INTERRUPTED,
      ended_at: clock.now(),
      deaths: sql`deaths + writing::int`,
    })
    .where('state', '=', 'running')
    .execute();
  await db
    .updateTable('import_runs')
    .set({ state: 'failed', reason: DIES })
    .where('state', '=', 'interrupted')
    .where('writing', '=', true)
    .where('deaths', '>=', MAX_DEATHS)
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

const DIES =
  'The server stopped three times while this was being written, so only parts of it are in the catalogue. It is not begun again by itself. Ask the person who runs the site to look into the log (often the memory is too small), then apply it again: it goes on where it ended.';
