import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { lookAt, nextRecords, storeOutcomes, type Looked, type Outcome } from './batch.ts';
import type { BulkContext } from './context.ts';
import type { BulkRow } from './data.ts';
import { planRecord } from './plan.ts';
import { CHECKED_AT_ONCE } from './policy.ts';
import { GONE } from './words.ts';

/** Looks at the next records for the preview. Changes nothing but the bulk edit. @returns how many there were */
export async function checkBatch(
  trx: Transaction<Database>,
  context: BulkContext,
  run: BulkRow,
): Promise<number> {
  const records = await nextRecords(trx, run.id, 'waiting', CHECKED_AT_ONCE);
  if (records.length === 0) return 0;
  const outcomes: Outcome[] = [];
  for (const looked of await lookAt(trx, context, run, records, false)) {
    outcomes.push(await checkOne(trx, run, looked));
  }
  await storeOutcomes(trx, run, outcomes, context.clock.now());
  return records.length;
}

async function checkOne(
  trx: Transaction<Database>,
  run: BulkRow,
  { record, found, newest }: Looked,
): Promise<Outcome> {
  const { position } = record;
  if (!found) return { position, state: 'refused', reason: GONE };
  const { outcome, reason, before, after, kept } = await planRecord(trx, run, record.object, found);
  return {
    position,
    title: found.stored.title,
    state: outcome,
    reason,
    before,
    after,
    kept,
    revision: newest?.number ?? 0,
  };
}
