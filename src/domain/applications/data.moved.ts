import type { Mover } from '../../contract/application-states.ts';
import type { DomainError, Move } from '../../contract/errors.ts';
import { historyOf } from './data.ts';
import { presentEntry } from './present.ts';
import type { ApplicationRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Why a move is refused when the case is in another state by now: who moved it and when, as far as `viewer` may know.
 */
export async function movedMeanwhile(
  db: Db,
  { id, state }: Pick<ApplicationRow, 'id' | 'state'>,
  viewer: Mover,
  now: Date,
): Promise<DomainError> {
  const last = (await historyOf(db, id, viewer, now)).findLast(({ to_state }) => to_state !== null);
  if (!last) throw new Error(`The case ${id} has no move in its history`);
  const { event, by, who, at } = presentEntry(last, viewer);
  // Only moves have a resulting state.
  const move: Move = { state, event: event as Move['event'], by, who, at };
  return { code: 'refused', reason: 'moved_meanwhile', facts: { about: 'move', move, viewer } };
}
