import type { FieldFault } from '../../contract/field-faults.ts';
import { EARLIER_DOCUMENTS } from '../../contract/application-form.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { DamagedFileError } from '../../platform/files/file-cipher.ts';
import { stageDocument } from './commands.stage-documents.ts';
import type { Intake } from './commands.stage.ts';
import type { ApplicationContext } from './context.ts';
import { ownDocuments } from './data.reusable.ts';

/** Ids in one form; more are a mistake of the client. */
const MOST_AT_ONCE = 200;

/**
 * Copies documents of the person's other cases into an intake. Each copy is a file of its own with its own key, so that
 * deleting one case never breaks another. Ids of other people's documents, and of deleted ones, are faults alike.
 * @param sent the value of the field EARLIER_DOCUMENTS
 * @param counted counts the bytes of a file while it is read, and may end the upload
 * @throws errors of the storage and the scanner, and what `counted` throws
 */
export async function takeAlong(
  context: ApplicationContext,
  userId: string,
  sent: string,
  intake: Intake,
  counted: (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Promise<void> {
  const ids = [...new Set(sent.split(',').map((id) => id.trim().toLowerCase()))].filter((id) => id !== '');
  if (ids.length === 0) return;
  const refuse = (fault: FieldFault) => (intake.faults[EARLIER_DOCUMENTS] = [fault]);
  if (ids.length > MOST_AT_ONCE || !ids.every(isUuid)) return void refuse({ code: 'no_such_document' });
  const rows = await ownDocuments(context.db, userId)
    .select(['d.id', 'd.group_name', 'd.file_name', 'd.media_type', 'a.reference'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'k.wrapped_key as wrappedKey'])
    .where('d.id', 'in', ids)
    .execute();
  if (rows.length < ids.length) return void refuse({ code: 'no_such_document' });
  for (const id of ids) {
    const row = rows.find((one) => one.id === id)!;
    const about = {
      group: row.group_name,
      index: nextIndex(intake, row.group_name),
      fileName: row.file_name,
      mediaType: row.media_type,
      takenFrom: row.reference,
    };
    try {
      const content = await context.files.read({
        id: row.fileId,
        storageKey: row.storageKey,
        wrappedKey: row.wrappedKey,
      });
      if (!content) throw new DamagedFileError('It is not on storage.');
      const staged = await stageDocument(context, counted(content), about);
      if ('fault' in staged) refuse(staged.fault);
      else intake.documents.push(staged.document);
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      context.log.error({ component: 'documents', error }, 'A document cannot be taken along');
      refuse({ code: 'no_such_document' });
    }
  }
}

/** Behind the files that were sent for the group. */
const nextIndex = ({ documents }: Intake, group: string): number =>
  Math.max(-1, ...documents.filter((one) => one.group === group).map(({ index }) => index)) + 1;
