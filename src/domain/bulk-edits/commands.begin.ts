import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { actionsOn, bulkField, bulkForm } from '../../contract/bulk-edits/fields.ts';
import type { BulkEditBody } from '../../contract/bulk-edits/shapes.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { STAFF_LISTS } from '../catalogue/facade.ts';
import { fault } from '../catalogue/faults.ts';
import { checkedForm } from '../staff-edits.ts';
import { logStep } from './commands.log.ts';
import type { BulkContext } from './context.ts';
import { BULK_EDIT_JOB } from './policy.ts';

/**
 * Stores which records are to be changed and how, and queues the preview.
 * @returns its id; invalid: nothing is chosen, the kind has no such field, the value does not fit
 */
export async function beginBulkEdit(
  { db, clock, queue }: BulkContext,
  by: string,
  body: BulkEditBody,
): Promise<Result<number>> {
  const value = checkedValue(body);
  if (!value.ok) return value;
  const { kind, action, field, filter, except } = body;
  return db.transaction().execute(async (trx): Promise<Result<number>> => {
    const chosen = await chosenRecords(trx, body, clock.now());
    if (!chosen.ok) return chosen;
    const { id } = await trx
      .insertInto('bulk_edits')
      .values({
        kind,
        action,
        field,
        value: JSON.stringify(value.value),
        filter: JSON.stringify(filter),
        excepted: except.length,
        state: 'waiting',
        ticket: randomUUID(),
        total: 0,
        created_at: clock.now(),
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { numAffectedRows = 0n } = await sql`
      insert into bulk_edit_records (bulk_edit_id, position, object)
      select ${id}, row_number() over (order by f.id), f.id::text from (${chosen.value}) f`.execute(trx);
    if (numAffectedRows === 0n) {
      await trx.deleteFrom('bulk_edits').where('id', '=', id).execute();
      return fault('filter', 'Nothing matches this search any more. Search again.');
    }
    const total = Number(numAffectedRows);
    await trx.updateTable('bulk_edits').set({ total }).where('id', '=', id).execute();
    await logStep(trx, { id, kind, field, action, total }, { at: clock.now(), actor: by, action: 'checked' });
    await queueStep(trx, queue, id);
    return ok(id);
  });
}

/** Makes a bulk edit wait for its next step. With a new ticket jobs of earlier attempts do nothing any more. */
export async function queueStep(
  trx: Transaction<Database>,
  queue: BulkContext['queue'],
  id: number,
): Promise<void> {
  const ticket = randomUUID();
  const change = { state: 'waiting', ticket, stop_asked: false, begun_at: null, beat_at: null } as const;
  await trx
    .updateTable('bulk_edits')
    .set({ ...change, ended_at: null })
    .where('id', '=', id)
    .execute();
  await queue.send(trx, BULK_EDIT_JOB, { id, ticket });
}

/** The ids of the chosen records, as SQL. */
async function chosenRecords(
  trx: Transaction<Database>,
  { kind, ids, filter, except }: BulkEditBody,
  now: Date,
) {
  const list = STAFF_LISTS[kind];
  if (ids !== null && ids.length > 0 && filter === null) {
    return ok(sql`select ${list.id} as id from ${list.from} where ${list.id} = any(${ids}::int[])`);
  }
  if (filter === null || ids !== null) return fault('ids', 'Select at least one record.');
  const found = await list.conditions(trx, filter, now);
  if (!found.ok) return found;
  const { where, join = sql`` } = found.value;
  const all = sql.join([...where, sql`${list.id} <> all(${except}::int[])`], sql` and `);
  return ok(sql`select ${list.id} as id from ${list.from} ${join} where ${all}`);
}

/** The new value as the form stores it. */
function checkedValue({ kind, action, field: name, value }: BulkEditBody): Result<Json> {
  if (action === 'publish' || action === 'withdraw') return ok(null);
  const field = bulkField(kind, name);
  if (!field) return fault('field', 'Choose a field of the list.');
  if (!actionsOn(name, field).includes(action))
    return fault('action', 'This field cannot be changed this way.');
  const parsed = checkedForm(bulkForm(action, field), { value });
  return parsed.ok ? ok(parsed.value['value'] as Json) : parsed;
}
