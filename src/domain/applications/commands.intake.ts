import { sql, type Transaction } from 'kysely';
import { EARLIER_DOCUMENTS, type CaseExtension } from '../../contract/application-form.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import type { Database } from '../../platform/database/schema.ts';
import { documentPlace, refuseDocument } from './policy.form-parts.ts';
import type { Upload } from './policy.ts';
import { StopUpload } from './policy.uploads.ts';
import { checkDocument, counted, drain, peek, watchFreeSpace } from './commands.receive.ts';
import { SMALL_BYTES, smallFilesTogether } from './commands.small-files.ts';
import { discard, type Intake, type StagedDocument } from './commands.stage.ts';
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
  const files = smallFilesTogether(context, (staged) => {
    if ('fault' in staged) refuseDocument(intake.faults, staged.about, staged.fault);
    else intake.documents.push(staged.document);
  });
  try {
    await room(0);
    const handlers = {
      beginField: (name: string) => {
        const place = documentPlace(name);
        if (place) refuseDocument(intake.faults, place, { code: 'not_a_file' });
        return form.texts.has(name);
      },
      onField: (name: string, value: string) => void (intake.fields[name] = value),
      onFile: (part: UploadedPart) => takeFile(part, { intake, form, room, files }),
    };
    await readMultipart(upload.body, upload.contentType, handlers, context.formLimits);
    await files.flush();
    const earlier = intake.fields[EARLIER_DOCUMENTS];
    if (earlier) await takeAlong(context, userId, earlier, intake, (content) => counted(content, room));
    return intake;
  } catch (error) {
    await discard(context, intake.documents);
    throw error;
  }
}

interface Taking {
  intake: Intake;
  form: FormParts;
  room: (bytes: number) => Promise<void>;
  files: ReturnType<typeof smallFilesTogether>;
}

async function takeFile(part: UploadedPart, { intake, form, room, files }: Taking): Promise<void> {
  const { texts, accepted } = form;
  const { head, content, whole } = await peek(part.content, SMALL_BYTES);
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

  await files.add({ content: counted(content, room), about: { group, index, ...checked } }, whole);
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
  if (files.length === 0) return;
  const column = <T>(of: (file: (typeof files)[number]) => T) => files.map(of);
  const { numAffectedRows } = await sql`
    update stored_files f set kept = true, bytes = n.bytes, sha256 = n.sha256
    from unnest(${column(({ fileId }) => fileId)}::uuid[], ${column(({ bytes }) => bytes)}::bigint[],
      ${column(({ sha256 }) => sha256)}::bytea[]) as n (id, bytes, sha256)
    where f.id = n.id and not f.kept`.execute(trx);
  // Swept meanwhile: this submission took longer than the sweep waits.
  if (numAffectedRows !== BigInt(files.length)) throw new StopUpload('upload_too_slow');
}
