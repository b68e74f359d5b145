import { STATE_WORDS } from '../../content/application-states.ts';
import type { Mover } from '../../contract/application-states.ts';
import type { MovedMeanwhile } from '../../contract/error-bodies.ts';
import type { DomainError } from '../../contract/errors.ts';
import { nepalDayAndTime } from '../../contract/nepal-time.ts';
import { historyOf } from './data.ts';
import { presentEntry } from './present.ts';
import type { ApplicationRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

type Facts = Omit<MovedMeanwhile, 'error' | 'detail' | 'code'>;

/**
 * Why a move is refused when the case is in another state by now: who moved it and when, as far as `viewer` may know.
 */
export async function movedMeanwhile(
  db: Db,
  { id, state }: Pick<ApplicationRow, 'id' | 'state'>,
  viewer: Mover,
): Promise<DomainError> {
  const last = (await historyOf(db, id)).findLast(({ to_state }) => to_state !== null);
  if (!last) throw new Error(`The case ${id} has no move in its history`);
  const { event, by, who, at } = presentEntry(last, viewer);
  // Only moves have a resulting state.
  const facts: Facts = { state, event: event as Facts['event'], by, who, at };
  return { code: 'refused', reason: 'moved_meanwhile', message: sentence(facts, viewer), facts };
}

/** 'Sita Shrestha moved it to "Offer" on 22 November 2026, 2:15 PM, Nepal time. Nothing was done.' */
function sentence({ state, by, who, at }: Facts, viewer: Mover): string {
  const when = `on ${nepalDayAndTime(new Date(at))}, Nepal time`;
  const where = `"${STATE_WORDS[state].label}"`;
  const mover = nameOf(by, who, viewer);
  const moved = mover ? `${mover} moved it to ${where} ${when}` : `It moved to ${where} by itself ${when}`;
  const what = viewer === 'student' ? 'application' : 'case';
  return `This ${what} has changed since you opened it, so nothing was done. ${moved}.`;
}

function nameOf(by: Facts['by'], who: string | null, viewer: Mover): string | null {
  if (by === 'system') return null;
  if (viewer === 'student') return by === 'student' ? 'You' : 'Your counsellor';
  return by === 'student' ? 'The student' : (who ?? 'A former colleague');
}
