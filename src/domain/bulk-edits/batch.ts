import { sql, type Transaction } from 'kysely';
import type { Json } from '../../contract/edits/changes.ts';
import type { RecordOutcome } from '../../contract/bulk-edits/shapes.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { KeptForms } from '../../platform/database/tables/bulk-edits.ts';
import type { FormData, StoredObject } from '../edits/kind.ts';
import type { BulkContext } from './context.ts';
import type { BulkRow } from './data.ts';
import type { Found } from './plan.ts';

/** A record of a bulk edit as it is stored. */
export interface BulkRecord {
  position: number;
  object: string;
  revision: number;
  before: Json;
  after: Json;
  kept: KeptForms | null;
}

/** A record with what is known of it now; `found` is undefined if it is gone. */
export interface Looked {
  record: BulkRecord;
  found: Found | undefined;
  newest: { number: number; author_name: string | null } | undefined;
}

export interface Outcome {
  position: number;
  state: RecordOutcome;
  title?: string;
  reason?: string;
  before?: Json;
  after?: Json;
  kept?: KeptForms | null;
  revision?: number;
}

/** The next records in a state. */
export async function nextRecords(
  trx: Transaction<Database>,
  id: number,
  state: RecordOutcome,
  most: number,
): Promise<BulkRecord[]> {
  return trx
    .selectFrom('bulk_edit_records')
    .select(['position', 'object', 'revision', 'kept'])
    .select([sql<Json>`value_before`.as('before'), sql<Json>`value_after`.as('after')])
    .where('bulk_edit_id', '=', id)
    .where('state', '=', state)
    .orderBy('position')
    .limit(most)
    .execute();
}

/** Reads the records of a batch with their drafts and newest revisions. @param lock nobody else saves them meanwhile */
export async function lookAt(
  trx: Transaction<Database>,
  { kinds }: Pick<BulkContext, 'kinds'>,
  { kind }: Pick<BulkRow, 'kind'>,
  records: readonly BulkRecord[],
  lock: boolean,
): Promise<Looked[]> {
  const objects = records.map(({ object }) => object);
  if (lock) {
    // The same locks as of a save in the editor (edits/commands.save.ts), always in the same order.
    await sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(o.object))
      from (select unnest(${objects}::text[]) as object order by 1) o`.execute(trx);
  }
  const editable = kinds[kind];
  if (!editable) throw new Error(`Nothing edits a ${kind}`);
  const stored = await readMany(trx, editable, objects, lock);
  const drafts = await trx
    .selectFrom('drafts')
    .select(['object', 'data'])
    .where('kind', '=', kind)
    .where('object', 'in', objects)
    .execute();
  const { rows: revisions } = await sql<{ object: string; number: number; author_name: string | null }>`
    select distinct on (object) object, number, author_name from revisions
    where kind = ${kind} and object = any(${objects}::text[]) order by object, number desc`.execute(trx);
  const [draftOf, newestOf] = [byObject(drafts), byObject(revisions)];
  return records.map((record) => {
    const is = stored.get(record.object);
    const draft: FormData | null = draftOf.get(record.object)?.data ?? null;
    return { record, found: is && { editable, stored: is, draft }, newest: newestOf.get(record.object) };
  });
}

const byObject = <Row extends { object: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.object, row]));

async function readMany(
  trx: Transaction<Database>,
  editable: Found['editable'],
  objects: readonly string[],
  lock: boolean,
): Promise<ReadonlyMap<string, StoredObject>> {
  if (editable.readMany) return editable.readMany(trx, objects, lock);
  const found = new Map<string, StoredObject>();
  for (const object of objects) {
    const stored = await editable.read(trx, object, lock);
    if (stored) found.set(object, stored);
  }
  return found;
}

/** Stores how records came out, and counts them. `was` counts how they were counted until now. */
export async function storeOutcomes(
  trx: Transaction<Database>,
  { id }: Pick<BulkRow, 'id'>,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  await sql`
    update bulk_edit_records r set state = o.state, title = coalesce(o.title, r.title), reason = coalesce(o.reason, ''),
      value_before = coalesce(o.before, r.value_before), value_after = coalesce(o.after, r.value_after),
      kept = coalesce(o.kept, r.kept), revision = coalesce(o.revision, r.revision)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(position int, state text, title text, reason text,
      before jsonb, after jsonb, kept jsonb, revision int)
    where r.bulk_edit_id = ${id} and r.position = o.position`.execute(trx);
  const count = (...states: RecordOutcome[]) => outcomes.filter(({ state }) => states.includes(state)).length;
  await sql`update bulk_edits set beat_at = ${now}, done = done + ${outcomes.length}::int,
    changed = changed + ${count('ready', 'changed')}::int, same = same + ${count('same')}::int,
    refused = refused + ${count('refused')}::int where id = ${id}`.execute(trx);
}
