import { STATE_WORDS } from '../../content/application-states.ts';
import type { BulkMoveBody, BulkMoved, BulkUndoBody } from '../../contract/case-bulk.ts';
import type { DomainError } from '../../contract/errors.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import type { Principal } from '../accounts/policy.ts';
import { undoMove } from './commands.held.ts';
import { moveCase } from './commands.move.ts';
import { caseHeads } from './data.bulk-preview.ts';
import { heldMoves } from './data.held.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Moves several cases, each in a transaction of its own, so that one that cannot move does not keep the others. A case
 * that has made this move already, by a request whose answer was lost, counts as `same`.
 */
export async function moveMany(
  context: ApplicationContext,
  principal: Principal,
  { items, event, note }: BulkMoveBody,
): Promise<BulkMoved> {
  const { db, clock } = context;
  const done: BulkMoved = { changed: 0, same: 0, left: [], moves: [] };
  const heads = await caseHeads(
    db,
    items.map(({ id }) => id),
  );
  for (const { id, from } of items) {
    const before = (await heldMoves(db, [id], clock.now())).at(-1);
    const isMade = before?.event === event && before.from_state === from && before.note === note;
    const moved = isMade ? undefined : await moveCase(context, principal, id, { event, from, note, send_now: false }); // oxfmt-ignore
    if (moved && !moved.ok) {
      const head = heads.get(id);
      done.left.push({ id, title: head?.reference ?? '', reason: reasonOf(moved.error, head?.state) });
      continue;
    }
    if (isMade) done.same += 1;
    else done.changed += 1;
    const held = isMade ? before : (await heldMoves(db, [id], clock.now())).at(-1);
    if (held) done.moves.push({ id, move: held.history_id });
  }
  return done;
}

function reasonOf(error: DomainError, state: keyof typeof STATE_WORDS | undefined): string {
  if (error.code === 'not_found' || state === undefined) return 'This case no longer exists.';
  if (error.code === 'refused' && error.reason === 'no_such_move')
    return `From "${STATE_WORDS[state].label}" there is no such move.`;
  return `It has changed meanwhile and is "${STATE_WORDS[state].label}" now.`;
}

/** Takes back moves that students do not see yet. The others are left and named. */
export async function undoMany(
  context: ApplicationContext,
  principal: Principal,
  { items }: BulkUndoBody,
): Promise<FollowUpsDone> {
  const done: FollowUpsDone = { changed: 0, same: 0, left: [] };
  const heads = await caseHeads(
    context.db,
    items.map(({ id }) => id),
  );
  for (const { id, move } of items) {
    const undone = await undoMove(context, principal, id, move);
    if (undone.ok) done.changed += 1;
    else {
      const head = heads.get(id);
      const reason = head
        ? 'Its student has been told, or it was moved on. Open it to correct the state.'
        : 'This case no longer exists.';
      done.left.push({ id, title: head?.reference ?? '', reason });
    }
  }
  return done;
}
