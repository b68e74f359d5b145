import { EARLIER_DOCUMENTS } from '../../contract/application-form.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { append, enterAdded, withoutKnown } from './commands.append.ts';
import { lockCase } from './commands.lock.ts';
import { counted, watchFreeSpace } from './commands.receive.ts';
import { recordCase } from './commands.record-case.ts';
import { discard, type Intake, type StagedDocument } from './commands.stage.ts';
import { takeAlong } from './commands.take-along.ts';
import { asUpload } from './commands.upload.ts';
import type { UploadContext } from './context.ts';

/**
 * Copies documents of the student's other cases into a case, all or none. What the case already has is not copied
 * again. The student sees them, and that the office added them; there is no mail.
 * @param address of the member of staff, as for an upload
 * @returns not_found, documents_deleted, invalid (a document that is not the student's, or was deleted), upload refusals.
 */
export async function copyDocuments(
  context: UploadContext,
  { userId }: Principal,
  id: string,
  { documents, address }: { documents: readonly string[]; address: string },
): Promise<Result<void>> {
  const student = await studentOf(context, id);
  if (student === undefined) return fail({ code: 'not_found' });
  return asUpload(context, { userId, address }, async () => {
    const intake: Intake = { fields: {}, documents: [], faults: {} };
    const room = watchFreeSpace(context, Infinity);
    let unwanted: readonly StagedDocument[] = intake.documents;
    try {
      await room(0);
      await takeAlong(context, student, documents.join(','), intake, (content) => counted(content, room));
      const fault = intake.faults[EARLIER_DOCUMENTS];
      if (Array.isArray(fault)) return fail({ code: 'invalid', fields: { [EARLIER_DOCUMENTS]: fault } });
      return await context.db.transaction().execute(async (trx): Promise<Result<void>> => {
        const known = await lockCase(trx, id, student);
        if (!known) return fail({ code: 'not_found' });
        if (known.documents_deleted_at) return fail({ code: 'refused', reason: 'documents_deleted' });
        const fresh = await withoutKnown(trx, id, intake.documents);
        if (fresh.length === 0) return ok(undefined);
        const at = context.clock.now();
        const historyId = await enterAdded(trx, id, { at, by: 'staff', actor: userId });
        await append(trx, id, fresh, { at, by: 'staff', historyId });
        const after = { Documents: fresh.map(({ fileName }) => fileName).join(', ') };
        await recordCase(trx, known, { at, actor: userId, action: 'copied', after });
        unwanted = intake.documents.filter((document) => !fresh.includes(document));
        return ok(undefined);
      });
    } finally {
      await discard(context, unwanted);
    }
  });
}

async function studentOf({ db }: UploadContext, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('applications').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}
