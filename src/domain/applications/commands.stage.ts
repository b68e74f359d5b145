import { WORD_TYPE, type DocumentGroup } from '../../contract/application-form.ts';
import type { FieldFault, FormFaults } from '../../contract/field-faults.ts';
import type { DocumentKind } from '../../platform/files/document-kind.ts';
import { checkWord } from './commands.check-word.ts';
import { writeScanned } from './commands.scan.ts';
import type { ApplicationContext } from './context.ts';

/** A document that is in storage but belongs to no application yet. */
export interface StagedDocument {
  group: DocumentGroup;
  /** Its number within its group, as the client sent it. */
  index: number;
  fileName: string;
  mediaType: DocumentKind;
  /** Reference of the case that it was copied from; unset: it was sent. */
  takenFrom?: string;
  fileId: string;
  bytes: number;
  sha256: Buffer;
}

/** A form that has been read. */
export interface Intake {
  /** The text fields of the form by name, the last value of each. */
  fields: Record<string, string>;
  documents: StagedDocument[];
  /**
   * Faults of single files, and of fields sent as the wrong kind (text for a file, or a file for text). All else was
   * stored.
   */
  faults: FormFaults;
}

/** What storing a file needs. */
type FileContext = Pick<ApplicationContext, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

/**
 * Encrypts a file under a key of its own, scans it and stores it. It belongs to nothing until it is adopted.
 * @returns the stored file, or what the scanner found (undefined: it is too large to scan); then nothing of it is left
 * @throws errors of the storage, the scanner and of `content`; then nothing of the file is left
 */
export async function stageFile(
  context: FileContext,
  content: AsyncIterable<Buffer>,
): Promise<{ fileId: string; bytes: number; sha256: Buffer } | { infected: string | undefined }> {
  const { db, files, scanner } = context;
  const file = files.prepare();
  await db
    .insertInto('stored_files')
    .values({ id: file.id, storage_key: file.storageKey, created_at: context.clock.now() })
    .execute();
  const wrapped = { file_id: file.id, wrapped_key: file.wrappedKey, key_id: file.keyId };
  await db.insertInto('file_keys').values(wrapped).execute();
  try {
    const looked = await writeScanned(scanner, content, (safe) => files.write(file, safe));
    if (looked.ok) return { fileId: file.id, ...looked.written };
    await discard(context, [{ fileId: file.id }]);
    return { infected: looked.infected };
  } catch (error) {
    await discard(context, [{ fileId: file.id }]);
    throw error;
  }
}

type StoredFile = Pick<StagedDocument, 'fileId' | 'bytes' | 'sha256'>;

/**
 * Stores a document. A Word document is read once more, because its end says what is in it.
 * @returns the stored file, or why it is refused; then nothing of it is left
 * @throws as `stageFile`
 */
export async function stageDocument(
  context: FileContext,
  content: AsyncIterable<Buffer>,
  { fileName, mediaType }: Pick<StagedDocument, 'fileName' | 'mediaType'>,
): Promise<{ file: StoredFile } | { fault: FieldFault }> {
  const file = await stageFile(context, content);
  if (!('fileId' in file)) {
    const found = file.infected;
    return { fault: found ? { code: 'infected', fileName, found } : { code: 'too_large_to_scan', fileName } };
  }
  if (mediaType !== WORD_TYPE) return { file };
  try {
    const fault = await checkWord(context, file, fileName);
    if (!fault) return { file };
    await discard(context, [file]);
    return { fault };
  } catch (error) {
    await discard(context, [file]);
    throw error;
  }
}

/**
 * Stores a document of a form.
 * @param about what is known of the document before its content is read
 * @returns the staged document, or the fault of a file that is refused
 * @throws as `stageFile`
 */
export async function stage(
  context: ApplicationContext,
  content: AsyncIterable<Buffer>,
  about: Omit<StagedDocument, 'fileId' | 'bytes' | 'sha256'>,
): Promise<{ document: StagedDocument } | { fault: FieldFault }> {
  const stored = await stageDocument(context, content, about);
  return 'fault' in stored ? stored : { document: { ...about, ...stored.file } };
}

/** Removes files, keys and rows of an intake that is not wanted. If that fails, the sweep removes them later. */
export async function discard(
  { db, files, log }: Pick<FileContext, 'db' | 'files' | 'log'>,
  documents: readonly { fileId: string }[],
): Promise<void> {
  const ids = documents.map(({ fileId }) => fileId);
  if (ids.length === 0) return;
  try {
    const rows = await db
      .selectFrom('stored_files')
      .select(['id', 'storage_key'])
      .where('id', 'in', ids)
      .where('kept', '=', false)
      .execute();
    for (const { id, storage_key } of rows) {
      await files.delete(storage_key);
      await db.deleteFrom('stored_files').where('id', '=', id).where('kept', '=', false).execute();
    }
  } catch (error) {
    log.warn({ component: 'applications', error }, 'Files of a refused upload are left to the sweep');
  }
}
