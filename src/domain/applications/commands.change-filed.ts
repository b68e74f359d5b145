import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { ChangeFiled } from '../../contract/filed-documents.ts';
import { filedTitle } from '../../contract/filed-kinds.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { recordCase } from './commands.record-case.ts';
import { deleteFiles } from './commands.retention.ts';
import { filedData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';
import type { FiledRow } from './data.filed.ts';

/**
 * Shows a document of the office to the student, hides it again, or deletes it.
 * @returns not_found; invalid (reason); filed_changed if a colleague was faster.
 */
export async function changeFiled(
  context: ApplicationContext,
  { userId }: Principal,
  { id, documentId }: { id: string; documentId: string },
  change: ChangeFiled,
): Promise<Result<void>> {
  const { action, was, reason } = change;
  if (action !== 'show' && reason === '')
    return fail({ code: 'invalid', fields: { reason: [{ code: 'required' }] } });
  if (!isUuid(documentId)) return fail({ code: 'not_found' });
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    const document = known && (await readFiled(trx, id, documentId));
    if (!document) return fail({ code: 'not_found' });
    const isShown = document.shown_at !== null;
    const wanted = action === 'show' ? !isShown : action === 'hide' ? isShown : true;
    if (isShown !== (was === 'shown') || !wanted) return fail({ code: 'refused', reason: 'filed_changed' });
    const step = { at: context.clock.now(), actor: userId, name: filedTitle(document), reason };
    if (action === 'show') await show(trx, context, known, document, { ...step, mail: change.mail });
    else if (action === 'hide') await hide(trx, known, document, step);
    else await remove(trx, known, document, step);
    return ok(undefined);
  });
}

const readFiled = (trx: Transaction<Database>, id: string, documentId: string) =>
  trx
    .selectFrom('filed_documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('application_id', '=', id)
    .executeTakeFirst();

type Filed = Omit<FiledRow, 'bytes' | 'first_name' | 'last_name' | 'email'>;

interface Step {
  at: Date;
  actor: string;
  /** 'Offer letter' */
  name: string;
  reason: string;
}

/** The student's entry of the history has no name of the file: that is read from the document while it is shown. */
async function show(
  trx: Transaction<Database>,
  { mails, publicOrigin }: ApplicationContext,
  known: LockedCase,
  { id, kind }: Filed,
  { at, actor, name, mail }: Step & { mail: boolean },
): Promise<void> {
  const entry = await enter(trx, known.id, { at, actor, event: 'document_shown', note: '' });
  await trx
    .updateTable('filed_documents')
    .set({ shown_at: at, history_id: entry })
    .where('id', '=', id)
    .execute();
  await recordCase(trx, known, { at, actor, action: 'shown', after: { Document: name } });
  if (!mail) return;
  await mails.queue(trx, {
    template: 'application-document',
    to: known.email,
    userId: known.user_id,
    name: known.first_name,
    data: filedData(publicOrigin, known, kind),
  });
}

async function hide(
  trx: Transaction<Database>,
  known: LockedCase,
  { id }: Filed,
  { at, actor, name, reason }: Step,
): Promise<void> {
  await trx.updateTable('filed_documents').set({ shown_at: null }).where('id', '=', id).execute();
  await enter(trx, known.id, { at, actor, event: 'document_hidden', note: `${name}: ${reason}` });
  const after = { Document: name, Reason: reason };
  await recordCase(trx, known, { at, actor, action: 'hidden', after });
}

async function remove(
  trx: Transaction<Database>,
  known: LockedCase,
  { id, file_id }: Filed,
  { at, actor, name, reason }: Step,
): Promise<void> {
  await trx.deleteFrom('filed_documents').where('id', '=', id).execute();
  await deleteFiles(trx, [file_id]);
  await enter(trx, known.id, { at, actor, event: 'document_removed', note: `${name}: ${reason}` });
  const before = { Document: name };
  await recordCase(trx, known, { at, actor, action: 'removed', before, after: { Reason: reason } });
}

async function enter(
  trx: Transaction<Database>,
  id: string,
  { at, actor, event, note }: { at: Date; actor: string; event: string; note: string },
): Promise<number> {
  const entry = { application_id: id, at, event, actor_id: actor, note, by_role: 'staff' as const };
  const added = await trx
    .insertInto('application_history')
    .values({ ...entry, from_state: null, to_state: null, internal: event !== 'document_shown' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
