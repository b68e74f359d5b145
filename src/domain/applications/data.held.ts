import type { Selectable } from 'kysely';
import type { HeldMove } from '../../contract/applications.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { HeldMovesTable } from '../../platform/database/tables/applications.ts';
import { nameOf } from './present.ts';
import type { ApplicationRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

/** A move that its student does not see yet, and what taking it back restores. */
export interface HeldRow extends Selectable<HeldMovesTable> {
  event: string;
  from_state: ApplicationState;
  to_state: ApplicationState;
  note: string;
  shown_at: Date;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** The held moves of these cases, oldest first. A move is held until its time has come, whether or not a job ran. */
export async function heldMoves(db: Db, ids: readonly string[], now: Date): Promise<HeldRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('held_moves as m')
    .innerJoin('application_history as h', 'h.id', 'm.history_id')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .selectAll('m')
    .select(['h.event', 'h.from_state', 'h.to_state', 'h.note', 'h.shown_at'])
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('m.application_id', 'in', ids)
    .where('h.shown_at', '>', now)
    .orderBy('m.history_id')
    .execute();
  // A held move has states and a time.
  return rows as HeldRow[];
}

type Standing = Pick<
  ApplicationRow,
  'id' | 'state' | 'state_changed_at' | 'closed_at' | 'documents_deleted_at'
>;

/** A case as its student sees it: as it was before the first move that is still held. */
export function asStudentSees<Row extends Standing>(row: Row, held: readonly HeldRow[]): Row {
  const first = held.find(({ application_id }) => application_id === row.id);
  if (!first) return row;
  const { from_state: state, state_changed_at, closed_at, documents_deleted_at } = first;
  return { ...row, state, state_changed_at, closed_at, documents_deleted_at };
}

export const presentHeld = (row: HeldRow): HeldMove => ({
  move: row.history_id,
  event: row.event as HeldMove['event'],
  from: row.from_state,
  to: row.to_state,
  note: row.note,
  who: nameOf(row),
  shown_at: row.shown_at.toISOString(),
});
