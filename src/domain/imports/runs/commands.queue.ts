import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
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
