import type { Transaction } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { ENDED_STATES } from '../../contract/application-states.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';
import { heldMoves, type HeldRow } from './data.held.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Takes back the last move of a case, if its student has not been told of it. Doing it twice has no further effect.
 * @param move the number of the move
 * @returns not_found; cannot_undo if the student sees it or the case was moved on.
 */
export async function undoMove(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  move: number,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    const last = (await heldMoves(trx, [id], context.clock.now())).at(-1);
    if (last?.history_id === move)
      return takeBack(trx, context, known, [last], { by: 'staff', actor: userId });
    return (await isUndone(trx, id, move)) ? ok(undefined) : cannotUndo;
  });
}

const cannotUndo = fail({ code: 'refused', reason: 'cannot_undo' });

/**
 * Shows the student a held move at once, with those before it, and sends the mails. Has no effect on one that is shown.
 * @param move the number of the move
 * @returns not_found; already_undone.
 */
export async function sendMoveNow(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  move: number,
): Promise<Result<void>> {
  const at = context.clock.now();
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    if (await isUndone(trx, id, move)) return fail({ code: 'refused', reason: 'already_undone' });
    const due = (await heldMoves(trx, [id], at)).filter(({ history_id }) => history_id <= move);
    await show(trx, context, due);
    const sent = due.map(({ to_state }) => STATE_WORDS[to_state].label).join(', ');
    if (due.length > 0)
      await recordCase(trx, known, { at, actor: userId, action: 'sent_now', after: { State: sent } });
    return ok(undefined);
  });
}

/** Shows the student every held move of a case. Runs in the transaction that has locked the case. */
export async function showHeld(
  trx: Transaction<Database>,
  context: ApplicationContext,
  id: string,
): Promise<void> {
  await show(trx, context, await heldMoves(trx, [id], context.clock.now()));
}

async function show(
  trx: Transaction<Database>,
  { clock, mails }: ApplicationContext,
  due: readonly HeldRow[],
): Promise<void> {
  if (due.length === 0) return;
  const ids = due.map(({ history_id }) => history_id);
  await trx
    .updateTable('application_history')
    .set({ shown_at: clock.now() })
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('held_moves').where('history_id', 'in', ids).execute();
  await mails.sendHeld(trx, mailsOf(due));
}

const mailsOf = (held: readonly HeldRow[]): string[] => held.flatMap(({ mail_id }) => mail_id ?? []);

interface TakenBackBy {
  by: 'staff' | 'system';
  actor: string | null;
}

/**
 * Takes held moves of a locked case back: deletes their mails, puts the case back where it was and hides them from the
 * student for good. Staff still see them.
 * @param held the last moves of the case, oldest first
 * @returns cannot_undo if a mail is being sent already; nothing is changed then.
 */
export async function takeBack(
  trx: Transaction<Database>,
  { clock, mails }: ApplicationContext,
  known: LockedCase,
  held: readonly HeldRow[],
  { by, actor }: TakenBackBy,
): Promise<Result<void>> {
  const at = clock.now();
  if (!(await mails.withdraw(trx, mailsOf(held)))) return cannotUndo;
  for (const move of held.toReversed()) {
    const { from_state: from, to_state: to, state_changed_at, closed_at, documents_deleted_at } = move;
    await trx.deleteFrom('held_moves').where('history_id', '=', move.history_id).execute();
    await trx
      .updateTable('application_history')
      .set({ internal: true, undone: true })
      .where('id', '=', move.history_id)
      .execute();
    await trx
      .updateTable('applications')
      .set({
        state: from,
        state_changed_at,
        closed_at,
        documents_deleted_at,
        updated_at: at,
        // What was planned before the closing, and not what colleagues have planned meanwhile.
        ...(ENDED_STATES.includes(to) && { next_step: move.next_step, next_on: move.next_on }),
      })
      .where('id', '=', known.id)
      .execute();
    const entry = { application_id: known.id, at, event: 'move_undone', from_state: to, to_state: from };
    await trx
      .insertInto('application_history')
      .values({ ...entry, by_role: by, actor_id: actor, internal: true })
      .execute();
    await recordCase(trx, known, {
      at,
      actor,
      action: 'undone',
      before: { State: STATE_WORDS[to].label },
      after: { State: STATE_WORDS[from].label },
    });
  }
  return ok(undefined);
}

async function isUndone(trx: Transaction<Database>, id: string, move: number): Promise<boolean> {
  const entry = await trx
    .selectFrom('application_history')
    .select('undone')
    .where('id', '=', move)
    .where('application_id', '=', id)
    .executeTakeFirst();
  return entry?.undone ?? false;
}

/** Deletes what taking back would have needed, a day after moves were shown. */
export async function forgetShownMoves({ db, clock }: ApplicationContext): Promise<void> {
  const before = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000);
  await db
    .deleteFrom('held_moves')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application_history as h')
          .select('h.id')
          .whereRef('h.id', '=', 'held_moves.history_id')
          .where('h.shown_at', '<', before),
      ),
    )
    .execute();
}
