import type { Transaction } from 'kysely';
import { sameContent } from '../../contract/bulk-edits/new-value.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordRevision } from '../edits/commands.record.ts';
import { keepDraft, writeForm } from '../edits/commands.save.ts';
import type { WriteContext } from '../edits/kind.ts';
import { indexPart } from '../search/commands.ts';
import { lookAt, nextRecords, storeOutcomes, type Looked, type Outcome } from './batch.ts';
import type { BulkContext } from './context.ts';
import type { BulkRow } from './data.ts';
import { planRecord, planUndo, refused, type Found, type Plan } from './plan.ts';
import { changedBy, faultInWords, GONE } from './words.ts';

/**
 * Changes the next records, with one revision each, and brings the search up to date for their courses. The counts of
 * filters and the pages follow at the end of the whole bulk edit.
 * @param author who applies it
 * @returns how many records there were
 */
export async function applyBatch(
  trx: Transaction<Database>,
  context: BulkContext,
  run: BulkRow,
  { author, most }: { author: WriteContext['author']; most: number },
): Promise<number> {
  const records = await nextRecords(trx, run.id, 'ready', most);
  if (records.length === 0) return 0;
  const gather = new Set<number>();
  const now = context.clock.now();
  const outcomes: Outcome[] = [];
  for (const looked of await lookAt(trx, context, run, records, true)) {
    outcomes.push(await applyOne(trx, run, looked, { author, now, gather }));
  }
  await indexPart(
    trx,
    [...gather].sort((a, b) => a - b),
  );
  await storeOutcomes(trx, run, outcomes, now);
  return records.length;
}

type Who = Pick<WriteContext, 'author' | 'now'> & { gather: Set<number> };

async function applyOne(
  trx: Transaction<Database>,
  run: BulkRow,
  looked: Looked,
  who: Who,
): Promise<Outcome> {
  const { record, found } = looked;
  const { position, object } = record;
  const plan = await planNow(trx, run, looked);
  if (plan.outcome !== 'ready' || !found) return { position, state: plan.outcome, reason: plan.reason };
  const written = await carryOut(trx, run, object, { found, plan, who });
  if (!written.ok) return { position, state: 'refused', reason: faultInWords(run, written.error) };
  return { position, state: 'changed', revision: written.value };
}

/** What is to be done with a record, which may have been changed after the preview. */
async function planNow(
  trx: Transaction<Database>,
  run: BulkRow,
  { record, found, newest }: Looked,
): Promise<Plan> {
  if (!found) return refused(GONE);
  const undoes = run.action === 'undo';
  if ((newest?.number ?? 0) !== record.revision) {
    return refused(changedBy(newest?.author_name ?? null, undoes ? 'the bulk edit' : 'the preview'));
  }
  if (undoes) return planUndo(run, record, found);
  const plan = await planRecord(trx, run, record.object, found);
  return sameContent(plan.before, record.before)
    ? plan
    : refused('An import has changed it since the preview.');
}

/** Stores a plan. @returns the number of the revision */
async function carryOut(
  trx: Transaction<Database>,
  { id, kind, action }: BulkRow,
  object: string,
  { found, plan, who }: { found: Found; plan: Plan; who: Who },
): Promise<Result<number>> {
  const edited = { kind, object };
  const { editable, stored, draft } = found;
  const shown = draft ?? stored.published ?? stored.unpublished ?? {};
  const before = { status: plan.kept?.status, draft: plan.kept?.draft ?? null };
  if (plan.data === undefined) {
    const asDraft = action === 'undo' && before.status === 'draft';
    const context = { ...who, changed: [], publishAt: null, confirm: null, asDraft };
    const withdrawn =
      (await editable.withdraw?.(trx, object, context)) ?? fail({ code: 'not_found' as const });
    if (!withdrawn.ok) return withdrawn;
    if (action === 'undo' && before.draft) await keepDraft(trx, edited, before.draft, who);
    return ok(await recordRevision(trx, edited, { reason: 'withdrawn', before: shown, data: shown, bulkEdit: id }, who)); // prettier-ignore
  }
  const reason = plan.publish ? 'published' : 'saved';
  const written = await writeForm(trx, edited, {
    current: { editable, stored, draft, data: shown },
    data: plan.data,
    who,
    save: { publish: plan.publish },
    written: { reason, bulkEdit: id },
  });
  if (!written.ok) return written;
  // A draft that is not what this bulk edit is about stays.
  const kept = action === 'undo' ? (before.draft ?? draft) : null;
  if (plan.publish && kept) await keepDraft(trx, edited, kept, who);
  return ok(written.value ?? 0);
}
