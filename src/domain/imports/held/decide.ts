import { sql, type Kysely, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { MOST_DECIDED, type HeldDecision, type HeldOutcome } from '../../../contract/held-values.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Move, Who } from './move.ts';
import { logDecision } from './log-decision.ts';
import { showCourses } from '../../search/commands.ts';
import { fold } from '../../search/terms.ts';
import { inWords, openHolds, readHeldRows, type HeldRow } from './data.ts';
import { heldField, IN_SEARCH } from './fields.ts';

const EXAMPLES = 5;

/**
 * Decides held values, all in one transaction. With `preview` it only counts.
 * @returns held_changed if other values are open than the person saw, invalid (value) for a correction that no record can have.
 */
export async function decideHolds(
  db: Kysely<Database>,
  asked: HeldDecision,
  who: Who,
): Promise<Result<HeldOutcome>> {
  return db.transaction().execute(async (trx): Promise<Result<HeldOutcome>> => {
    const rows = await lockRows(trx, asked);
    if (asked.expected !== null && rows.length !== asked.expected)
      return fail({ code: 'refused', reason: 'held_changed' });
    const moves = rows.flatMap((row) => moveOf(row, asked) ?? []);
    if (asked.decision === 'correct' && moves.length === 0 && rows.length > 0) {
      const message = 'This value cannot be stored here. Check that it is a plain number or text.';
      return fail({ code: 'invalid', fields: { value: [{ code: 'custom', message }] } });
    }
    if (!asked.preview) {
      await carryOut(trx, moves, who);
      await logDecision(trx, asked.decision, moves, who);
    }
    return ok({
      decided: moves.length,
      impossible: rows.length - moves.length,
      examples: moves.slice(0, EXAMPLES).map(({ row, change }) => ({
        id: row.id,
        name: row.course_name ?? row.university_name,
        now: inWords(row),
        after: change ? String(change.value ?? '') : inWords(row),
      })),
    });
  });
}

async function lockRows(trx: Transaction<Database>, asked: HeldDecision): Promise<HeldRow[]> {
  const { ids, filter, decision } = asked;
  const state = decision === 'reopen' ? sql`h.state in ('accepted', 'dismissed')` : sql`h.state = 'open'`;
  const which = ids
    ? sql`${state} and h.id = any(${ids}::int[])`
    : filter && decision !== 'reopen'
      ? openHolds(filter)
      : sql`false`;
  return readHeldRows(trx, which, sql`order by h.id limit ${MOST_DECIDED} for update of h`);
}

/** Undefined: this value cannot be decided this way. */
function moveOf(row: HeldRow, { decision, value }: HeldDecision): Move | undefined {
  const field = heldField(row.kind, row.field);
  if (decision === 'dismiss') return { row, state: 'dismissed' };
  if (decision === 'reopen') return reopened(row, field?.column);
  const stored = field?.parse?.(decision === 'accept' ? row.value : (value ?? ''));
  if (!field || stored === undefined) return undefined;
  // A fee without a currency cannot be shown or compared.
  if (row.field.endsWith('_fees') && stored !== null && row.currency === null) return undefined;
  // Staff have set the field meanwhile: their value stays.
  const isOurs = row.about === 'doubt' && row.staff_fields.includes(field.column);
  if (decision === 'accept' && isOurs) return { row, state: 'accepted' };
  const staff = decision === 'correct' ? 'set' : row.about === 'conflict' ? 'released' : 'same';
  const change = { column: field.column, value: stored, staff } as const;
  return { row, state: decision === 'correct' ? 'corrected' : 'accepted', change };
}

/** A doubt that was accepted is hidden again. A conflict in which the source won cannot come back: ours is gone. */
function reopened(row: HeldRow, column: string | undefined): Move | undefined {
  if (row.state === 'dismissed') return { row, state: 'open' };
  if (row.about === 'conflict' || column === undefined) return undefined;
  return { row, state: 'open', change: { column, value: null, staff: 'same' } };
}

async function carryOut(trx: Transaction<Database>, moves: readonly Move[], { now, by }: Who): Promise<void> {
  const courses = new Set<number>();
  const universities = new Set<number>();
  for (const { row, change } of moves) {
    if (!change) continue;
    await store(trx, row, change);
    if (row.course_id !== null) courses.add(row.course_id);
    else if (IN_SEARCH.has(row.field)) universities.add(row.university_id);
  }
  await sql`
    update import_holds h set state = r.state, corrected_to = r.corrected_to,
      decided_at = case when r.state = 'open' then null else ${now}::timestamptz end,
      decided_by = case when r.state = 'open' then null else ${by}::uuid end
    from jsonb_to_recordset(${JSON.stringify(
      moves.map(({ row, state, change }) => ({
        id: row.id,
        state,
        corrected_to: state === 'corrected' ? String(change?.value ?? '') : null,
      })),
    )}::jsonb) as r(id int, state text, corrected_to text)
    where h.id = r.id`.execute(trx);
  await show(trx, courses, universities);
}

async function store(
  trx: Transaction<Database>,
  { course_id, university_id, field }: HeldRow,
  { column, value, staff }: NonNullable<Move['change']>,
): Promise<void> {
  const table = course_id === null ? 'universities' : 'courses';
  const fields =
    staff === 'same'
      ? sql`staff_fields`
      : staff === 'set'
        ? sql`(select array_agg(distinct f order by f) from unnest(staff_fields || ${column}::text) as f)`
        : sql`array_remove(staff_fields, ${column}::text)`;
  const key =
    field === 'course_name' || field === 'university_name' ? sql`, name_key = ${fold(String(value))}` : sql``;
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}, staff_fields = ${fields}, updated_at = now() ${key}
    where id = ${course_id ?? university_id}`.execute(trx);
}

async function show(
  trx: Transaction<Database>,
  courses: Set<number>,
  universities: ReadonlySet<number>,
): Promise<void> {
  if (universities.size > 0) {
    const { rows } = await sql<{ id: number }>`
      select id from courses where university_id = any(${[...universities]}::int[])`.execute(trx);
    for (const { id } of rows) courses.add(id);
  }
  await showCourses(trx, [...courses]);
}
