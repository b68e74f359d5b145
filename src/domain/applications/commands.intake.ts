import type { Transaction } from 'kysely';
import { EARLIER_DOCUMENTS, type CaseExtension } from '../../contract/application-form.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import type { Database } from '../../platform/database/schema.ts';
import { documentPlace, refuseDocument } from './policy.form-parts.ts';
import type { Upload } from './policy.ts';
import { StopUpload } from './policy.uploads.ts';
import { checkDocument, counted, drain, peek, watchFreeSpace } from './commands.receive.ts';
import { discard, stage, type Intake, type StagedDocument } from './commands.stage.ts';
import { takeAlong } from './commands.take-along.ts';
import type { ApplicationContext } from './context.ts';

/** What a form takes. */
export interface FormParts {
  texts: ReadonlySet<string>;
  accepted: readonly CaseExtension[];
}

/**
 * Reads a form and stores its files, encrypted, and copies of the person's documents that the form names. They belong to no application until `adopt`. Files that are not
 * adopted are removed by `discard`, or by the sweep if the process dies before.
 * @param form the names of its text fields, where other fields are skipped, and the extensions that it takes
 * @param mostBytes limit for all files together; beyond it: too_many_documents
 * @throws StopUpload, MultipartError, and errors of the storage; then nothing of the form is left.
 */
export async function takeIn(
  context: ApplicationContext,
  userId: string,
  upload: Upload,
  form: FormParts,
  mostBytes: number,
): Promise<Intake> {
  const intake: Intake = { fields: {}, documents: [], faults: {} };
  const room = watchFreeSpace(context, mostBytes);
  try {
    await room(0);
    const handlers = {
      beginField: (name: string) => {
        const place = documentPlace(name);
        if (place) refuseDocument(intake.faults, place, { code: 'not_a_file' });
        return form.texts.has(name);
      },
      onField: (name: string, value: string) => void (intake.fields[name] = value),
      onFile: (part: UploadedPart) => takeFile(context, part, intake, form, room),
    };
    await readMultipart(upload.body, upload.contentType, handlers, context.formLimits);
    const earlier = intake.fields[EARLIER_DOCUMENTS];
    if (earlier) await takeAlong(context, userId, earlier, intake, (content) => counted(content, room));
    return intake;
  } catch (error) {
    await discard(context, intake.documents);
    throw error;
  }
}

async function takeFile(
  context: ApplicationContext,
  part: UploadedPart,
  intake: Intake,
  { texts, accepted }: FormParts,
  room: (bytes: number) => Promise<void>,
): Promise<void> {
  const { head, content } = await peek(part.content);
  // Browsers send an empty file field as a part without a file name and without content.
  if (part.fileName === '' && head.length === 0) return;
  const place = documentPlace(part.name);
  if (!place) {
    if (texts.has(part.name)) intake.faults[part.name] = [{ code: 'not_a_text' }];
    return drain(content);
  }
  const { group, index } = place;
  const refuse = (fault: FieldFault) => refuseDocument(intake.faults, place, fault);
  if (index === undefined) {
    refuse({ code: 'without_number', group });
    return drain(content);
  }
  const checked = await checkDocument(part.fileName, head, accepted);
  if ('fault' in checked) {
    refuse(checked.fault);
    return drain(content);
  }

  const about = { group, index, ...checked };
  const staged = await stage(context, counted(content, room), about);
  if ('fault' in staged) refuse(staged.fault);
  else intake.documents.push(staged.document);
}

/** Attaches staged documents to an application, inside the transaction that creates or changes it. */
export async function adopt(
  trx: Transaction<Database>,
  applicationId: string,
  documents: readonly StagedDocument[],
  added: { at: Date; by: 'student' | 'staff'; historyId: number | null },
): Promise<void> {
  await keepFiles(trx, documents);
  if (documents.length === 0) return;
  await trx
    .insertInto('application_documents')
    .values(
      documents.map(({ group, index, fileName, mediaType, fileId, takenFrom }) => ({
        application_id: applicationId,
        group_name: group,
        position: index,
        file_name: fileName,
        media_type: mediaType,
        file_id: fileId,
        added_at: added.at,
        added_by: added.by,
        history_id: added.historyId,
        taken_from: takenFrom ?? '',
      })),
    )
    .execute();
}

/**
 * Marks files as belonging to something, in the transaction that refers to them.
 * @throws StopUpload('upload_too_slow') if one was swept meanwhile
 */
export async function keepFiles(
  trx: Transaction<Database>,
  files: readonly Pick<StagedDocument, 'fileId' | 'bytes' | 'sha256'>[],
): Promise<void> {
  for (const { fileId, bytes, sha256 } of files) {
    const kept = await trx
      .updateTable('stored_files')
      .set({ kept: true, bytes, sha256 })
      .where('id', '=', fileId)
      .where('kept', '=', false)
      .executeTakeFirst();
    // Swept meanwhile: this submission took longer than the sweep waits.
    if (kept.numUpdatedRows !== 1n) throw new StopUpload('upload_too_slow');
  }
}
