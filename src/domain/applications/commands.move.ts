import type { Transaction } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import {
  correctionsFrom,
  ENDED_STATES,
  movesFrom,
  type ApplicationState,
  type Mover,
  type Transition,
} from '../../contract/application-states.ts';
import type { Correction, Move, StaffMove } from '../../contract/case-messages.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { markAnswered } from './commands.answer.ts';
import { showHeld, takeBack } from './commands.held.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';
import { asStudentSees, heldMoves } from './data.held.ts';
import { movedMeanwhile } from './data.moved.ts';
import { HOLD_MINUTES } from './policy.ts';
import { correctedData, lapsedData, movedData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Moves a case as its student, according to the table of states, records it and mails the student. Moves by staff that
 * the student does not see yet are taken back: the student has decided about the state that they saw.
 * @returns not_found, also where the case is another's; moved_meanwhile; no_such_move.
 */
export async function moveOwnCase(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  { event, from, note }: Move,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, userId);
    if (!known) return fail({ code: 'not_found' });
    const now = context.clock.now();
    const held = await heldMoves(trx, [id], now);
    const seen = asStudentSees(known, held);
    if (seen.state !== from) return fail(await movedMeanwhile(trx, seen, 'student', now));
    const move = movesFrom(from, 'student').find((each) => each.event === event);
    if (!move) return fail({ code: 'refused', reason: 'no_such_move' });
    const back = await takeBack(trx, context, known, held, { by: 'system', actor: null });
    if (!back.ok) return fail({ code: 'refused', reason: 'no_such_move' });
    await makeMove(trx, context, seen, move, { by: 'student', actorId: userId, note });
    await markAnswered(trx, context, id, { at: now });
    return ok(undefined);
  });
}

/**
 * Moves a case as a member of staff. The case is locked before its state is compared with `from`, so of two moves at once
 * one is refused. The student sees the move and gets the mail HOLD_MINUTES later, unless `send_now`.
 * @returns not_found, moved_meanwhile, no_such_move.
 */
export async function moveCase(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  { event, from, note, send_now: sendNow }: StaffMove,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await caseInState(trx, context, id, from);
    if (!known.ok) return known;
    const move = movesFrom(from, 'staff').find((each) => each.event === event);
    if (!move) return fail({ code: 'refused', reason: 'no_such_move' });
    await makeMove(trx, context, known.value, move, { by: 'staff', actorId: userId, note, held: !sendNow });
    return ok(undefined);
  });
}

/**
 * Puts a wrong state right, with an explanation to the student. It waits like every move by staff.
 * @returns not_found, moved_meanwhile; undo_instead while the wrong move is held; no_such_move.
 */
export async function correctCase(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  { from, to, note, send_now: sendNow }: Correction,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await caseInState(trx, context, id, from);
    if (!known.ok) return known;
    const held = await heldMoves(trx, [id], context.clock.now());
    if (held.length > 0) return fail({ code: 'refused', reason: 'undo_instead' });
    if (!correctionsFrom(from).includes(to)) return fail({ code: 'refused', reason: 'no_such_move' });
    const move = { from, event: 'correct', to } as const;
    await makeMove(trx, context, known.value, move, { by: 'staff', actorId: userId, note, held: !sendNow });
    return ok(undefined);
  });
}

/** Locks a case for staff. @returns not_found; moved_meanwhile if it is not in the state that the person saw. */
async function caseInState(
  trx: Transaction<Database>,
  { clock }: ApplicationContext,
  id: string,
  from: ApplicationState,
): Promise<Result<LockedCase>> {
  const known = await lockCase(trx, id);
  if (!known) return fail({ code: 'not_found' });
  return known.state === from ? ok(known) : fail(await movedMeanwhile(trx, known, 'staff', clock.now()));
}

interface Moving {
  by: Mover | 'system';
  actorId: string | null;
  note: string;
  /** The student sees it later, and it can be taken back until then. */
  held?: boolean;
}

/**
 * Performs a move that is allowed: updates the case, adds to its history and queues the mail to its student. A move that
 * is not held also shows the held ones before it, because the student sees moves in their order.
 */
export async function makeMove(
  trx: Transaction<Database>,
  context: ApplicationContext,
  known: LockedCase,
  {
    event,
    from,
    to,
  }: Pick<Transition, 'from' | 'to'> & {
    event: Transition['event'] | 'correct' | 'lapse';
  },
  { by, actorId, note, held = false }: Moving,
): Promise<void> {
  const { clock, mails, publicOrigin } = context;
  const now = clock.now();
  const shownAt = held ? new Date(now.getTime() + HOLD_MINUTES * 60_000) : null;
  if (!held) await showHeld(trx, context, known.id);
  const ended = ENDED_STATES.includes(to);
  await trx
    .updateTable('applications')
    .set({
      state: to,
      state_changed_at: now,
      updated_at: now,
      closed_at: ended ? now : null,
      // What was planned for a case is over with it.
      ...(ended && { next_step: '', next_on: null }),
      // Reopened: documents may be added again, and are deleted again after the next closing.
      ...(!ended && { documents_deleted_at: null }),
    })
    .where('id', '=', known.id)
    .execute();
  const entry = { application_id: known.id, at: now, event, from_state: from, to_state: to };
  const { id: historyId } = await trx
    .insertInto('application_history')
    .values({ ...entry, by_role: by, actor_id: actorId, note, shown_at: shownAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (by !== 'student') {
    await recordCase(trx, known, {
      at: now,
      actor: actorId,
      action: 'moved',
      before: { State: STATE_WORDS[from].label },
      after: { State: STATE_WORDS[to].label, ...(note !== '' && { Message: note }) },
    });
  }
  // A student's own message is not mailed back to them.
  const words = by === 'staff' ? note : '';
  const mailId = await mails.queue(trx, {
    template: 'application-moved',
    to: known.email,
    userId: known.user_id,
    name: known.first_name,
    data:
      event === 'correct'
        ? correctedData(publicOrigin, known, { from, to }, words)
        : event === 'lapse'
          ? lapsedData(publicOrigin, known, context.idleCaseMonths)
          : movedData(publicOrigin, known, to, words),
    ...(shownAt && { notBefore: shownAt }),
  });
  if (!shownAt) return;
  const { state_changed_at, closed_at, documents_deleted_at, next_step, next_on } = known;
  const before = { state_changed_at, closed_at, documents_deleted_at, next_step, next_on };
  await trx
    .insertInto('held_moves')
    .values({ history_id: historyId, application_id: known.id, mail_id: mailId, ...before })
    .execute();
}
