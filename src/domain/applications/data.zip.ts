import { DOCUMENT_GROUPS } from '../../contract/application-form.ts';
import { FILED_KINDS, filedTitle } from '../../contract/filed-kinds.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { DamagedFileError } from '../../platform/files/file-cipher.ts';
import { zipStream, type ZipEntry } from '../../platform/files/zip-stream.ts';
import type { Principal } from '../accounts/policy.ts';
import { findCase, markOpened, recordOpened } from './data.document.ts';
import { zipPaths } from './policy.zip-names.ts';
import type { ApplicationContext } from './context.ts';

/** All documents of a case as one archive. */
export interface DocumentsZip {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

interface Listed {
  id: string;
  group: string;
  /** What the document is, in words. */
  title: string;
  folder: string;
  fileName: string;
  addedAt: Date;
  fileId: string;
  storageKey: string;
  wrappedKey: Buffer | null;
}

/**
 * All documents of a case for staff, those of the office too. Each is recorded as opened before the first byte.
 * @returns not_found, also where there are no documents; documents_deleted.
 */
export async function zipDocuments(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
): Promise<Result<DocumentsZip>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { db } = context;
  const known = await findCase(db, id, userId, 'staff');
  if (!known) return fail({ code: 'not_found' });
  const documents = [...(await sent(db, id)), ...(await filed(db, id))];
  if (documents.length === 0) {
    const gone = known.documents_deleted_at !== null;
    return fail(gone ? { code: 'refused', reason: 'documents_deleted' } : { code: 'not_found' });
  }
  await db.transaction().execute(async (trx) => {
    for (const document of documents) await recordOpened(trx, context, known, userId, document);
    await markOpened(
      trx,
      context,
      documents.map((document) => document.id),
    );
  });
  const paths = zipPaths(documents);
  const entries = documents.map((document, index) => entryOf(context, document, paths[index]!));
  const failed = ({ path }: ZipEntry, error: unknown) => {
    const { fileId } = documents[paths.indexOf(path)]!;
    // The log names the file, so that it can be restored from a backup.
    const cause = new Error(`The stored file ${fileId} cannot be read`, { cause: error });
    context.log.error({ component: 'documents', error: cause }, 'A document is missing in an archive');
  };
  return ok({ fileName: `${known.reference}.zip`, content: zipStream(entries, failed) });
}

const entryOf = ({ files }: ApplicationContext, document: Listed, path: string): ZipEntry => ({
  path,
  modified: document.addedAt,
  async open() {
    const { fileId: id, storageKey, wrappedKey } = document;
    const content = wrappedKey && (await files.read({ id, storageKey, wrappedKey }));
    if (!content) throw new DamagedFileError('It is not on storage.');
    return content;
  },
});

async function sent(db: Db, id: string): Promise<Listed[]> {
  const rows = await db
    .selectFrom('application_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['d.id', 'd.group_name as group', 'd.file_name as fileName', 'd.added_at as addedAt'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'k.wrapped_key as wrappedKey'])
    .where('d.application_id', '=', id)
    .orderBy('d.group_name')
    .orderBy('d.position')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => {
    const title = DOCUMENT_GROUPS.find(({ name }) => name === row.group)!.label;
    return { ...row, title, folder: title.replace(' (optional)', '') };
  });
}

async function filed(db: Db, id: string): Promise<Listed[]> {
  const rows = await db
    .selectFrom('filed_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['d.id', 'd.kind', 'd.title', 'd.file_name as fileName', 'd.added_at as addedAt'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'k.wrapped_key as wrappedKey'])
    .where('d.application_id', '=', id)
    .orderBy('d.added_at')
    .orderBy('d.id')
    .execute();
  return rows.map(({ kind, title, ...row }) => ({
    ...row,
    group: kind,
    title: filedTitle({ kind, title }),
    folder: FILED_KINDS.find(({ name }) => name === kind)!.label,
  }));
}
