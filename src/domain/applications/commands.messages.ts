import type { Transaction } from 'kysely';
import type { InternalNote } from '../../contract/case-messages.ts';
import type { Mover } from '../../contract/application-states.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { markAnswered } from './commands.answer.ts';
import { filedAmong, showAttached, type Attached } from './commands.attach.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';
import { historyOf } from './data.ts';
import { noteData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Adds a message to the history of a case. The student gets it by mail; a student's message is announced to the
 * office like any answer.
 * @param documents ids of documents of the office that go with it: the student sees them from then on
 * @returns not_found, for a student also where the case is another's, and where the case has no such document.
 */
export async function writeNote(
  context: ApplicationContext,
  { userId }: Principal,
  by: Mover,
  id: string,
  note: string,
  documents: readonly string[] = [],
): Promise<Result<void>> {
  const { clock } = context;
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, by === 'student' ? userId : undefined);
    if (!known) return fail({ code: 'not_found' });
    const at = clock.now();
    if (by === 'staff') {
      const attached = await filedAmong(trx, id, documents);
      if (!attached) return fail({ code: 'not_found' });
      await sendNote(trx, context, known, { at, actor: userId, note, attached });
      return ok(undefined);
    }
    await addEntry(trx, id, { at, actor: userId, by, note });
    await markAnswered(trx, context, id, { at });
    return ok(undefined);
  });
}

/**
 * Writes to the student of a locked case: in the history and by mail.
 * @param anchor the part of the student's page that the mail leads to: '#checklist'
 */
export async function sendNote(
  trx: Transaction<Database>,
  { mails, publicOrigin }: Pick<ApplicationContext, 'mails' | 'publicOrigin'>,
  known: LockedCase,
  {
    at,
    actor,
    note,
    attached = [],
    anchor = '',
  }: Message & { anchor?: string; attached?: readonly Attached[] },
): Promise<void> {
  const ids = attached.map((document) => document.id);
  const { id } = await addEntry(trx, known.id, { at, actor, by: 'staff', note, filed_ids: ids });
  await showAttached(trx, known, attached, { at, actor, entry: id });
  await recordCase(trx, known, { at, actor, action: 'wrote', after: { Message: note } });
  await mails.queue(trx, {
    template: 'application-note',
    to: known.email,
    userId: known.user_id,
    name: known.first_name,
    data: noteData(publicOrigin, known, note, anchor),
  });
}

interface Message {
  at: Date;
  actor: string;
  note: string;
}

const addEntry = (
  trx: Transaction<Database>,
  id: string,
  { at, actor, by, note, filed_ids = [] }: Message & { by: Mover; filed_ids?: string[] },
) =>
  trx
    .insertInto('application_history')
    .values({
      application_id: id,
      at,
      event: 'note',
      actor_id: actor,
      by_role: by,
      note,
      filed_ids,
      from_state: null,
      to_state: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Adds a note for the office, or what was said in a call, to the history of a case. The student never sees it, and nobody
 * is mailed.
 * @returns not_found.
 */
export async function writeInternalNote(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  id: string,
  { kind, note }: InternalNote,
): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    if (!known) return fail({ code: 'not_found' });
    const at = clock.now();
    const entry = { application_id: id, at, event: kind, actor_id: userId, by_role: 'staff' as const, note };
    await trx
      .insertInto('application_history')
      .values({ ...entry, from_state: null, to_state: null, internal: true })
      .execute();
    const action = kind === 'call' ? 'called' : 'noted';
    await recordCase(trx, known, { at, actor: userId, action, after: { Note: note } });
    return ok(undefined);
  });
}

/**
 * Records that a student has seen their case. If more has happened than was on the screen, it stays new.
 * @param entries how many entries of the history were on the screen
 * @returns not_found, also where the case is another's.
 */
export async function markSeen(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  id: string,
  entries: number,
): Promise<Result<void>> {
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, userId);
    if (!known) return fail({ code: 'not_found' });
    const shown = await historyOf(trx, id, 'student', now);
    if (shown.length > entries) return ok(undefined);
    await trx.updateTable('applications').set({ seen_at: now }).where('id', '=', id).execute();
    return ok(undefined);
  });
}
