import type { Transaction } from 'kysely';
import { CASE_EXTENSIONS, EARLIER_DOCUMENTS, WITH_MESSAGE } from '../../contract/application-form.ts';
import { ENDED_STATES } from '../../contract/application-states.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { markAnswered } from './commands.answer.ts';
import { append, enterAdded, withoutKnown } from './commands.append.ts';
import { takeIn } from './commands.intake.ts';
import { lockCase } from './commands.lock.ts';
import { checkQuota, checkQuotaAhead, mostBytes } from './commands.quota.ts';
import { discard, type StagedDocument } from './commands.stage.ts';
import { asStudentSees, heldMoves } from './data.held.ts';
import { asUpload } from './commands.upload.ts';
import { SAME_SUBMISSION_MINUTES, type Upload } from './policy.ts';
import type { ApplicationContext, UploadContext } from './context.ts';
import type { ApplicationRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

const FORM = { texts: new Set([EARLIER_DOCUMENTS, WITH_MESSAGE]), accepted: CASE_EXTENSIONS };

/**
 * Adds documents to the person's own case, all or none. A file that the same group already has is not added again: a
 * client resends an upload that it got no answer to.
 * @returns invalid_form, upload refusals, not_found, documents_deleted, no_such_move when the case is closed.
 */
export async function addDocuments(
  context: UploadContext,
  principal: Principal,
  id: string,
  upload: Upload,
): Promise<Result<void>> {
  const { userId } = principal;
  // Checked before the files are read, and again afterwards.
  const known = await ownCase(context, userId, id);
  const open = stillOpen(known);
  if (!open.ok) return open;
  return asUpload(context, { userId, address: upload.address }, async () => {
    if (!(await mayBeRepeated(context, id)))
      await checkQuotaAhead(context, principal, { openCases: 0, length: upload.length });
    const intake = await takeIn(context, userId, upload, FORM, mostBytes(context, principal));
    let unwanted: readonly StagedDocument[] = intake.documents;
    try {
      const { faults } = intake;
      if (Object.keys(faults).length > 0) return fail({ code: 'invalid_form', faults });
      if (intake.documents.length === 0)
        return fail({ code: 'invalid_form', faults: { non_field_errors: [{ code: 'no_file' }] } });
      return await context.db.transaction().execute(async (trx): Promise<Result<void>> => {
        await lockPerson(trx, userId);
        const now = context.clock.now();
        const locked = stillOpen(await asSeen(trx, await lockCase(trx, id, userId), now));
        if (!locked.ok) return locked;
        const fresh = await withoutKnown(trx, id, intake.documents);
        const bytes = fresh.reduce((sum, document) => sum + document.bytes, 0);
        await checkQuota(trx, context, principal, { openCases: 0, files: fresh.length, bytes });
        await keep(trx, context, userId, id, fresh, intake.fields[WITH_MESSAGE] === 'last');
        unwanted = intake.documents.filter((document) => !fresh.includes(document));
        return ok(undefined);
      });
    } finally {
      await discard(context, unwanted);
    }
  });
}

/** Whether documents were added to this case recently, so that this may be an upload sent again. */
async function mayBeRepeated({ db, clock }: ApplicationContext, id: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - SAME_SUBMISSION_MINUTES * 60_000);
  const fresh = await db
    .selectFrom('application_documents')
    .select('id')
    .where('application_id', '=', id)
    .where('added_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return fresh !== undefined;
}

/**
 * One form per person at a time. The lock is weak enough for rows that refer to the person, so a move of a case does
 * not wait.
 */
const lockPerson = (trx: Transaction<Database>, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

type Openness = Pick<ApplicationRow, 'state' | 'documents_deleted_at'>;

/** With the state that the student sees: a move that is held may still be taken back. */
async function asSeen<Row extends Parameters<typeof asStudentSees>[0]>(
  db: Db,
  row: Row | undefined,
  now: Date,
) {
  return row && asStudentSees(row, await heldMoves(db, [row.id], now));
}

async function ownCase({ db, clock }: ApplicationContext, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return asSeen(db, row, clock.now());
}

function stillOpen(known: Openness | undefined): Result<void> {
  if (!known) return fail({ code: 'not_found' });
  if (known.documents_deleted_at) return fail({ code: 'refused', reason: 'documents_deleted' });
  if (ENDED_STATES.includes(known.state)) return fail({ code: 'refused', reason: 'no_such_move' });
  return ok(undefined);
}

/** @param withMessage as part of the last message */
async function keep(
  trx: Transaction<Database>,
  context: ApplicationContext,
  userId: string,
  id: string,
  documents: readonly StagedDocument[],
  withMessage: boolean,
): Promise<void> {
  if (documents.length === 0) return;
  const at = context.clock.now();
  const message = withMessage ? await lastMessage(trx, id, userId, at) : undefined;
  const historyId = message ?? (await enterAdded(trx, id, { at, by: 'student', actor: userId }));
  await append(trx, id, documents, { at, by: 'student', historyId });
  await markAnswered(trx, context, id, { at, documents: true });
}

/** A message that the student wrote long ago does not get documents any more. */
const MESSAGE_MINUTES = 60;

async function lastMessage(
  trx: Transaction<Database>,
  id: string,
  userId: string,
  at: Date,
): Promise<number | undefined> {
  const message = await trx
    .selectFrom('application_history')
    .select('id')
    .where('application_id', '=', id)
    .where('event', '=', 'note')
    .where('by_role', '=', 'student')
    .where('actor_id', '=', userId)
    .where('at', '>', new Date(at.getTime() - MESSAGE_MINUTES * 60_000))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return message?.id;
}
