import type { DocumentGroup } from '../../contract/application-form.ts';
import type { FormFaults } from '../../contract/field-faults.ts';
import type { DocumentKind } from '../../platform/files/document-kind.ts';
import type { NewFile } from '../../platform/files/encrypted-files.ts';
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
export type FileContext = Pick<ApplicationContext, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

export type StoredFile = Pick<StagedDocument, 'fileId' | 'bytes' | 'sha256'>;
/** A stored file, or what the scanner found (undefined: it is too large to scan); then nothing of it is left. */
export type StagedFile = StoredFile | { infected: string | undefined };

/**
 * Encrypts files under a key each, scans and stores them, all at the same time. They belong to nothing until they are adopted. Their
 * rows are committed together before the first byte is written, so that the sweep knows every file.
 * @throws errors of the storage, the scanner and of the contents; then nothing of any file is left
 */
export async function stageFiles(
  context: FileContext,
  contents: readonly AsyncIterable<Buffer>[],
): Promise<StagedFile[]> {
  const prepared = contents.map((content) => ({ file: context.files.prepare(), content }));
  await insertFiles(
    context,
    prepared.map(({ file }) => file),
  );
  const outcomes = await Promise.allSettled(
    prepared.map(async ({ file, content }): Promise<StagedFile> => {
      const write = (safe: AsyncIterable<Buffer>) => context.files.write(file, safe);
      const looked = await writeScanned(context.scanner, content, write);
      return looked.ok ? { fileId: file.id, ...looked.written } : { infected: looked.infected };
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  const unwanted = prepared.filter((_, at) => {
    const outcome = outcomes[at];
    return failed !== undefined || (outcome?.status === 'fulfilled' && 'infected' in outcome.value);
  });
  await discard(
    context,
    unwanted.map(({ file }) => ({ fileId: file.id })),
  );
  if (failed) throw failed.reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/** The rows of files and of their keys, in one statement: each is a transaction, and waits for the disk. */
async function insertFiles({ db, clock }: FileContext, files: readonly NewFile[]): Promise<void> {
  const at = clock.now();
  await db
    .with('files', (made) =>
      made
        .insertInto('stored_files')
        .values(files.map(({ id, storageKey }) => ({ id, storage_key: storageKey, created_at: at }))),
    )
    .insertInto('file_keys')
    .values(
      files.map(({ id, wrappedKey, keyId }) => ({ file_id: id, wrapped_key: wrappedKey, key_id: keyId })),
    )
    .execute();
}

/** The only file of `stageFiles`. */
export async function stageFile(context: FileContext, content: AsyncIterable<Buffer>): Promise<StagedFile> {
  const [staged] = await stageFiles(context, [content]);
  return staged!;
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
