import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { finishCatalogueChange, reindexCourses } from '../search/commands.ts';

export interface HeldValue {
  id: number;
  source: string;
  source_key: string;
  course_id: number;
  course_name: string;
  university_name: string;
  field: string;
  value: string;
  reason: string;
}

/** Held values that wait for a decision, oldest first. */
export async function openHolds(db: Kysely<Database>, limit = 1000): Promise<HeldValue[]> {
  return db
    .selectFrom('import_holds as h')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.source', '=', 'h.source').onRef('c.source_key', '=', 'h.source_key'),
    )
    .innerJoin('universities as u', 'u.id', 'c.university_id')
    .select(['h.id', 'h.source', 'h.source_key', 'c.id as course_id', 'c.course_name', 'u.university_name'])
    .select(['h.field', 'h.value', 'h.reason'])
    .where('h.state', '=', 'open')
    .where('h.kind', '=', 'course')
    .orderBy('h.id')
    .limit(limit)
    .execute();
}

export type HoldDecision =
  | { ok: true; held: Pick<HeldValue, 'source_key' | 'field' | 'value'> }
  | { ok: false; reason: 'not_found' | 'already_decided' | 'impossible' };

/** The columns a held value can be written to; all are our constants. */
const COLUMNS: ReadonlySet<string> = new Set(['duration_weeks', 'annual_fees', 'total_fees']);

async function decide(
  trx: Transaction<Database>,
  id: number,
  state: 'accepted' | 'dismissed',
): Promise<HoldDecision & { source?: string }> {
  const hold = await trx
    .selectFrom('import_holds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) return { ok: false, reason: 'not_found' };
  if (hold.state !== 'open') return { ok: false, reason: 'already_decided' };
  const possible = COLUMNS.has(hold.field) && !(hold.field === 'duration_weeks' && Number(hold.value) <= 0);
  if (state === 'accepted' && !possible) return { ok: false, reason: 'impossible' };
  await trx.updateTable('import_holds').set({ state }).where('id', '=', id).execute();
  return { ok: true, held: hold, source: hold.source };
}

/** Accepts a held value: it is shown from now on, and later imports that state it keep it. */
export async function acceptHeldValue(db: Kysely<Database>, holdId: number): Promise<HoldDecision> {
  return db.transaction().execute(async (trx) => {
    const decision = await decide(trx, holdId, 'accepted');
    if (!decision.ok) return decision;
    const { field, value, source_key } = decision.held;
    const { rows } = await sql<{ id: number }>`
      update courses set ${sql.ref(field)} = ${value}::numeric, updated_at = now()
      where source = ${decision.source} and source_key = ${source_key} and not (${field} = any(staff_fields))
      returning id`.execute(trx);
    await reindexCourses(
      trx,
      rows.map(({ id }) => id),
    );
    await finishCatalogueChange(trx, { onlyFew: true });
    return { ok: true, held: decision.held };
  });
}

/** Dismisses a held value: it stays hidden, and later imports that state it do not ask again. */
export async function dismissHeldValue(db: Kysely<Database>, holdId: number): Promise<HoldDecision> {
  return db.transaction().execute((trx) => decide(trx, holdId, 'dismissed'));
}
