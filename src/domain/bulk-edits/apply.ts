import type { Transaction } from 'kysely';
import { sameContent } from '../../contract/bulk-edits/new-value.ts';
import { changesBetween } from '../../contract/edits/changes.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { publishMany, withdrawMany } from '../edits/commands.many.ts';
import { recordRevisions, type NewRevision } from '../edits/commands.record.ts';
import { dropDrafts, keepDrafts } from '../edits/commands.drafts.ts';
import type { FormData, Results, WriteContext } from '../edits/kind.ts';
import { indexPart } from '../search/commands.ts';
import { lookAt, nextRecords, storeOutcomes, type Looked, type Outcome } from './batch.ts';
import type { BulkContext } from './context.ts';
import type { BulkRow } from './data.ts';
import { planRecord, planUndo, refused, shownOf, type Found, type Plan } from './plan.ts';
import { changedBy, faultInWords, GONE } from './words.ts';

type Who = Pick<WriteContext, 'author' | 'now' | 'gather'>;
/** A record that is changed now. */
interface Ready extends Looked {
  found: Found;
  plan: Plan;
}

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
  const who = { author, now: context.clock.now(), gather: new Set<number>() };
  const outcomes: Outcome[] = [];
  const ready: Ready[] = [];
  for (const looked of await lookAt(trx, context, run, records, true)) {
    const { record, found } = looked;
    const plan = planNow(run, looked);
    if (plan.outcome === 'ready' && found) ready.push({ ...looked, found, plan });
    else outcomes.push({ position: record.position, state: plan.outcome, reason: plan.reason });
  }
  const results = await carryOut(trx, run, ready, who);
  const numbers = await record(trx, run, ready.filter(({ record: { object } }) => results.get(object)?.ok), who); // oxfmt-ignore
  for (const { record: { object, position } } of ready) {
    const result = results.get(object);
    if (result?.ok) outcomes.push({ position, state: 'changed', revision: numbers.get(object) ?? 0 });
    else outcomes.push({ position, state: 'refused', reason: result ? faultInWords(run, result.error) : GONE });
  } // oxfmt-ignore
  await indexPart(trx, [...who.gather].sort((a, b) => a - b)); // oxfmt-ignore
  await storeOutcomes(trx, run, outcomes, who.now);
  return records.length;
}

/** What is to be done with a record, which may have been changed after the preview. */
function planNow(run: BulkRow, { record, found, newest }: Looked): Plan {
  if (!found) return refused(GONE);
  const undoes = run.action === 'undo';
  if ((newest?.number ?? 0) !== record.revision) {
    return refused(changedBy(newest?.author_name ?? null, undoes ? 'the bulk edit' : 'the preview'));
  }
  if (undoes) return planUndo(run, record, found);
  const plan = planRecord(run, found);
  return sameContent(plan.before, record.before)
    ? plan
    : refused('An import has changed it since the preview.');
}

/** Publishes, withdraws or keeps as a draft what the plans say. @returns how each record came out */
async function carryOut(
  trx: Transaction<Database>,
  { kind }: BulkRow,
  ready: readonly Ready[],
  who: Who,
): Promise<Results> {
  const [first] = ready;
  if (!first) return new Map();
  const { editable } = first.found;
  const context = { ...who, publishAt: null, confirm: null };
  const results = new Map<string, Result<void>>();
  const add = (some: Results) => some.forEach((result, object) => results.set(object, result));
  const published = ready.flatMap(({ record: { object }, found: { stored }, plan: { data, publish } }) =>
    data && publish ? [{ object, stored, data }] : [],
  );
  add(await publishMany(trx, { kind, editable }, published, context));
  for (const asDraft of [false, true]) {
    const gone = ready.filter(({ plan }) => plan.data === undefined && becomesDraft(plan) === asDraft);
    add(await withdrawMany(trx, editable, gone.map(({ record }) => record.object), { ...context, asDraft })); // oxfmt-ignore
  }
  for (const { record, plan } of ready) {
    if (plan.data && !plan.publish) results.set(record.object, ok(undefined));
  }
  return results;
}

/** Taking back the publishing of what visitors had never seen. */
const becomesDraft = ({ kept, undoes }: Plan): boolean => undoes === true && kept?.status === 'draft';

/** Stores drafts and revisions of the records that were changed. @returns the numbers of the revisions */
async function record(
  trx: Transaction<Database>,
  { kind, id }: BulkRow,
  changed: readonly Ready[],
  who: Who,
): Promise<ReadonlyMap<string, number>> {
  const drafts: { object: string; data: FormData }[] = [];
  const dropped: string[] = [];
  const revisions: NewRevision[] = [];
  for (const { record: { object }, found, newest, plan } of changed) {
    const before = found.draft ?? shownOf(found);
    const data = plan.data ?? before;
    const draft = draftAfter(found, plan);
    if (draft) drafts.push({ object, data: draft });
    else if (plan.data && found.draft) dropped.push(object);
    const reason = plan.data ? (plan.publish ? 'published' : 'saved') : 'withdrawn';
    if (plan.data && !plan.publish && changesBetween(before, data).length === 0) continue;
    revisions.push({ object, newest: newest?.number ?? 0, reason, before, data });
  } // oxfmt-ignore
  await dropDrafts(trx, kind, dropped);
  await keepDrafts(trx, kind, drafts, who);
  return recordRevisions(trx, kind, revisions, { ...who, bulkEdit: id });
}

/** The draft that a record has afterwards. One that is not what a bulk edit is about stays. */
function draftAfter({ draft }: Found, plan: Plan): FormData | null {
  if (plan.data && !plan.publish) return plan.data;
  return plan.undoes ? (plan.kept?.draft ?? (plan.data ? draft : null)) : null;
}
