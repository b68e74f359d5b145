import type { Transaction } from 'kysely';
import type { DomainError } from '../../contract/errors.ts';
import { faultsOf, type Fault } from '../../contract/forms/check.ts';
import { formSchema } from '../../contract/forms/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { changedFields, checkMany } from '../edits/commands.many.ts';
import type { FormOf } from '../edits/kind.ts';
import { lookAt, nextRecords, storeOutcomes, type Looked, type Outcome } from './batch.ts';
import type { BulkContext } from './context.ts';
import type { BulkRow } from './data.ts';
import { planRecord, refused, type Plan } from './plan.ts';
import { CHECKED_AT_ONCE } from './policy.ts';
import { faultInWords, GONE } from './words.ts';

type Planned = Looked & { plan: Plan };

/** Looks at the next records for the preview. Changes nothing but the bulk edit. @returns how many there were */
export async function checkBatch(
  trx: Transaction<Database>,
  context: BulkContext,
  run: BulkRow,
): Promise<number> {
  const records = await nextRecords(trx, run.id, 'waiting', CHECKED_AT_ONCE);
  if (records.length === 0) return 0;
  const looked = await lookAt(trx, context, run, records, false);
  const planned = looked.map((each) => ({
    ...each,
    plan: each.found ? planRecord(run, each.found) : refused(GONE),
  }));
  const faults = await faultsOfPlans(trx, run, planned);
  const outcomes = planned.map((each) => outcomeOf(run, each, faults.get(each.record.object)));
  await storeOutcomes(trx, run, outcomes, context.clock.now());
  return records.length;
}

function outcomeOf(
  run: BulkRow,
  { record, found, newest, plan }: Planned,
  fault?: Fault | DomainError,
): Outcome {
  const { position } = record;
  const { outcome, reason, before, after, kept } = plan;
  if (!found) return { position, state: 'refused', reason };
  return {
    position,
    title: found.stored.title,
    state: fault ? 'refused' : outcome,
    reason: fault ? faultInWords(run, fault) : reason,
    before,
    after,
    kept,
    revision: newest?.number ?? 0,
  };
}

/** Why the form or the database refuses records, by object. What stays a draft may have faults. */
async function faultsOfPlans(
  trx: Transaction<Database>,
  { kind }: BulkRow,
  planned: readonly Planned[],
): Promise<ReadonlyMap<string, Fault | DomainError>> {
  const faults = new Map<string, Fault | DomainError>();
  const asked: FormOf<null>[] = [];
  for (const { record: { object }, found, plan: { outcome, data, publish } } of planned) {
    if (outcome !== 'ready' || !found || (data && !publish)) continue;
    const schema = formSchema(kind, object);
    const [first] = data && schema ? faultsOf(schema, data) : [];
    if (first) faults.set(object, first);
    else if (!data || !schema) asked.push({ object, form: null, changed: [] });
    else asked.push({ object, form: schema.parse(data) as never, changed: changedFields(found.stored, data) });
  } // oxfmt-ignore
  const editable = planned.find(({ found }) => found)?.found?.editable;
  if (!editable || asked.length === 0) return faults;
  for (const [object, result] of await checkMany(trx, editable, asked)) {
    if (!result.ok) faults.set(object, result.error);
  }
  return faults;
}
