import type { Transaction } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { ENDED_STATES, movesFrom, type Mover, type Transition } from '../../contract/application-states.ts';
import type { Move } from '../../contract/applications.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { markAnswered } from './commands.answer.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';
import { movedMeanwhile } from './data.moved.ts';
import { movedData, noteData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Moves a case according to the table of states, records who did it and when, and mails the student. The case is
 * locked before its state is compared with `from`, so of two moves at once one is refused.
 * @returns not_found, for a student also where the case is another's; moved_meanwhile; no_such_move.
 */
export async function moveCase(
  context: ApplicationContext,
  { userId }: Principal,
  mover: Mover,
  id: string,
  { event, from, note }: Move,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, mover === 'student' ? userId : undefined);
    if (!known) return fail({ code: 'not_found' });
    if (known.state !== from) return fail(await movedMeanwhile(trx, known, mover));
    const move = movesFrom(known.state, mover).find((each) => each.event === event);
    if (!move) return fail({ code: 'refused', reason: 'no_such_move' });
    await makeMove(trx, context, known, move, { by: mover, actorId: userId, note });
    if (mover === 'student') await markAnswered(trx, context, id, { at: context.clock.now() });
    return ok(undefined);
  });
}

/** Performs a move that is allowed: updates the case, adds to its history and mails its student. */
export async function makeMove(
  trx: Transaction<Database>,
  { clock, mails, publicOrigin }: ApplicationContext,
  known: LockedCase,
  { event, from, to }: Transition,
  { by, actorId, note }: { by: Mover | 'system'; actorId: string | null; note: string },
): Promise<void> {
  const now = clock.now();
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
  await trx
    .insertInto('application_history')
    .values({ ...entry, by_role: by, actor_id: actorId, note })
    .execute();
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
  await mails.queue(trx, {
    template: 'application-moved',
    to: known.email,
    userId: known.user_id,
    name: known.first_name,
    data: movedData(publicOrigin, known, to, words),
  });
}

/**
 * Adds a message to the history of a case. The student gets it by mail; a student's message is announced to the
 * office like any answer.
 * @returns not_found, for a student also where the case is another's.
 */
export async function writeNote(
  context: ApplicationContext,
  { userId }: Principal,
  by: Mover,
  id: string,
  note: string,
): Promise<Result<void>> {
  const { clock, mails, publicOrigin } = context;
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, by === 'student' ? userId : undefined);
    if (!known) return fail({ code: 'not_found' });
    const at = clock.now();
    const entry = { application_id: id, at, event: 'note', actor_id: userId, by_role: by, note };
    await trx
      .insertInto('application_history')
      .values({ ...entry, from_state: null, to_state: null })
      .execute();
    if (by === 'student') {
      await markAnswered(trx, context, id, { at });
      return ok(undefined);
    }
    await recordCase(trx, known, { at, actor: userId, action: 'wrote', after: { Message: note } });
    const data = noteData(publicOrigin, known, note);
    await mails.queue(trx, {
      template: 'application-note',
      to: known.email,
      userId: known.user_id,
      name: known.first_name,
      data,
    });
    return ok(undefined);
  });
}
