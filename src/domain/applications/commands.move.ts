import { sql, type Transaction } from 'kysely';
import { ENDED_STATES, movesFrom, type Mover, type Transition } from '../../contract/application-states.ts';
import type { Move } from '../../contract/applications.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/schema.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { movedMeanwhile } from './data.moved.ts';
import { movedData, noteData } from './policy.mails.ts';
import type { ApplicationContext } from './rows.ts';

/**
 * Moves a case by the table, writes who did it and when into its history, and tells the student by mail. The case is
 * locked before it is compared with `from`, so of two moves at once one finds it elsewhere.
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
    return ok(undefined);
  });
}

/** A case as `lockCase` holds it. */
type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Makes a move that is allowed: the case, its history, and a mail to its student. */
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
      // Taken up again: documents may be added again, and are deleted again after the next end.
      ...(!ended && { documents_deleted_at: null }),
    })
    .where('id', '=', known.id)
    .execute();
  const entry = { application_id: known.id, at: now, event, from_state: from, to_state: to };
  await trx
    .insertInto('application_history')
    .values({ ...entry, by_role: by, actor_id: actorId, note })
    .execute();
  // What students wrote themselves is not sent back to them.
  const words = by === 'staff' ? note : '';
  await mails.queue(trx, {
    template: 'application-moved',
    to: known.email,
    userId: known.user_id,
    data: movedData(publicOrigin, known, to, words),
  });
}

/** Staff write to the student: into the history, and by mail. @returns not_found. */
export async function writeNote(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
  note: string,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    const entry = { application_id: id, at: context.clock.now(), event: 'note', actor_id: userId };
    await trx
      .insertInto('application_history')
      .values({ ...entry, from_state: null, to_state: null, by_role: 'staff', note })
      .execute();
    await context.mails.queue(trx, {
      template: 'application-note',
      to: known.email,
      userId: known.user_id,
      data: noteData(context.publicOrigin, known, note),
    });
    return ok(undefined);
  });
}

/** A case, held until the transaction ends, with the address of its student. @param ownerId whose it has to be */
export async function lockCase(trx: Transaction<Database>, id: string, ownerId?: string) {
  if (!isUuid(id)) return undefined;
  // Its person first, as an erasure does: writing the mail needs both, and in another order each would wait for the other.
  await sql`select from users u
    where u.id = (select a.user_id from applications a where a.id = ${id}) for key share`.execute(trx);
  return trx
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select('u.email')
    .where('a.id', '=', id)
    .$if(ownerId !== undefined, (cases) => cases.where('a.user_id', '=', ownerId!))
    .forUpdate('a')
    .executeTakeFirst();
}
