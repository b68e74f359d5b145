import type { Transaction } from 'kysely';
import { acceptedExtension, EARLIER_DOCUMENTS } from '../../contract/application-form.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { documentKind, HEAD_BYTES } from '../../platform/files/document-kind.ts';
import { storageFault } from '../../platform/files/encrypted-files.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import type { Database } from '../../platform/database/schema.ts';
import { storedFileName } from './policy.file-names.ts';
import { documentPlace, refuseDocument } from './policy.form-parts.ts';
import { FREE_RESERVE_BYTES, type Upload } from './policy.ts';
import { StopUpload } from './policy.uploads.ts';
import { discard, stage, type Intake, type StagedDocument } from './commands.stage.ts';
import { takeAlong } from './commands.take-along.ts';
import type { ApplicationContext } from './context.ts';

/** Bytes received between two checks of the free space. */
const SPACE_CHECK_BYTES = 64 * 1024 * 1024;

/**
 * Reads a form and stores its files, encrypted, and copies of the person's documents that the form names. They belong to no application until `adopt`. Files that are not
 * adopted are removed by `discard`, or by the sweep if the process dies before.
 * @param texts names of the form's text fields; other fields are skipped
 * @param mostBytes limit for all files together; beyond it: too_many_documents
 * @throws StopUpload, MultipartError, and errors of the storage; then nothing of the form is left.
 */
export async function takeIn(
  context: ApplicationContext,
  userId: string,
  upload: Upload,
  texts: ReadonlySet<string>,
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
        return texts.has(name);
      },
      onField: (name: string, value: string) => void (intake.fields[name] = value),
      onFile: (part: UploadedPart) => takeFile(context, part, intake, texts, room),
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
  texts: ReadonlySet<string>,
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
  const extension = acceptedExtension(part.fileName);
  if (!extension) {
    refuse({ code: 'extension_not_accepted' });
    return drain(content);
  }
  if (head.length === 0) return refuse({ code: 'empty_file' });
  const mediaType = await documentKind(extension, head);
  if (!mediaType) {
    refuse({ code: 'other_content', extension });
    return drain(content);
  }

  const about = { group, index, fileName: storedFileName(part.fileName), mediaType };
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
  for (const { fileId, bytes, sha256 } of documents) {
    const kept = await trx
      .updateTable('stored_files')
      .set({ kept: true, bytes, sha256 })
      .where('id', '=', fileId)
      .where('kept', '=', false)
      .executeTakeFirst();
    // Swept meanwhile: this submission took longer than the sweep waits.
    if (kept.numUpdatedRows !== 1n) throw new StopUpload('upload_too_slow');
  }
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

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of content) void piece;
}

/** The first bytes of a file, and the whole content from the start. */
async function peek(content: AsyncIterable<Buffer>) {
  const iterator = content[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  let done = false;
  while (length < HEAD_BYTES && !done) {
    const next = await iterator.next();
    done = next.done === true;
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield* first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), content: whole() };
}

async function* counted(content: AsyncIterable<Buffer>, room: (bytes: number) => Promise<void>) {
  for await (const piece of content) {
    await room(piece.length);
    yield piece;
  }
}

/**
 * Checks the free space at the beginning and every SPACE_CHECK_BYTES.
 * @throws StopUpload('storage_full'), and 'too_many_documents' beyond `mostBytes`
 */
function watchFreeSpace(
  { storage, quota }: ApplicationContext,
  mostBytes: number,
): (bytes: number) => Promise<void> {
  let all = 0;
  let sinceLook = SPACE_CHECK_BYTES;
  return async (bytes) => {
    all += bytes;
    if (all > mostBytes)
      throw new StopUpload(
        'too_many_documents',
        quota && { about: 'documents', files: quota.files, bytes: quota.bytes },
      );
    sinceLook += bytes;
    if (sinceLook < SPACE_CHECK_BYTES) return;
    sinceLook = 0;
    const free = await storage.freeBytes().catch((error: unknown) => {
      throw storageFault(error);
    });
    if (free !== null && free < FREE_RESERVE_BYTES) throw new StopUpload('storage_full');
  };
}
