import { sql, type Transaction } from 'kysely';
import type { DocumentKind } from '../../platform/files/document-kind.ts';
import { DamagedFileError } from '../../platform/files/file-cipher.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { DOCUMENT_GROUPS } from '../../contract/application-form.ts';
import { filedTitle } from '../../contract/filed-kinds.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordCase } from './commands.record-case.ts';
import { refusalOf } from './policy.uploads.ts';
import type { ApplicationContext } from './context.ts';

/** An opened document. Its content is verified chunk by chunk while it is read. */
export interface OpenedDocument {
  fileName: string;
  mediaType: DocumentKind;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Opens a document for the student who owns the case, or for staff; the query itself enforces this and finds no
 * other. Access by staff is recorded before any content is returned.
 * @returns not_found, documents_deleted, document_unavailable.
 */
export async function openDocument(
  context: ApplicationContext,
  principal: Principal,
  as: 'owner' | 'staff',
  { id, documentId }: { id: string; documentId: string },
): Promise<Result<OpenedDocument>> {
  if (!isUuid(id) || !isUuid(documentId)) return fail({ code: 'not_found' });
  const { db } = context;
  const { userId } = principal;
  const known = await findCase(db, id, userId, as);
  if (!known) return fail({ code: 'not_found' });
  const found = (await findSent(db, id, documentId)) ?? (await findFiled(db, id, documentId, as === 'staff'));
  if (!found || !found.wrappedKey) {
    const gone = known.documents_deleted_at !== null;
    return fail(gone ? { code: 'refused', reason: 'documents_deleted' } : { code: 'not_found' });
  }
  const { fileId, storageKey, wrappedKey, fileName, mediaType, bytes } = found;
  if (as === 'staff') {
    const { group, title } = found;
    await db
      .transaction()
      .execute((trx) => recordOpened(trx, context, known, userId, { id: documentId, group, title }));
  }
  // The log names the document, so that it can be restored from a backup.
  const failed = (cause: unknown) =>
    context.log.error(
      { component: 'documents', error: new Error(`The stored file ${fileId} cannot be read`, { cause }) },
      'A document cannot be handed out',
    );
  try {
    const content = await context.files.read({ id: fileId, storageKey, wrappedKey });
    if (!content) throw new DamagedFileError('It is not on storage.');
    const opened = await withFirstChunk(content, failed);
    if (as === 'staff') await markOpened(db, context, [documentId]);
    return ok({ fileName, mediaType, bytes: bytes ?? 0, content: opened });
  } catch (error) {
    if (!(error instanceof DamagedFileError) && refusalOf(error) === undefined) throw error;
    failed(error);
    return fail({ code: 'refused', reason: 'document_unavailable' });
  }
}

/** The case if this person may read its documents: its student, or staff. */
export async function findCase(db: Db, id: string, userId: string, as: 'owner' | 'staff') {
  const allowed =
    as === 'owner'
      ? sql<boolean>`a.user_id = ${userId}`
      : sql<boolean>`exists (select from users where users.id = ${userId} and role = 'staff' and status = 'active')`;
  return db
    .selectFrom('applications as a')
    .select(['a.id', 'a.reference', 'a.user_id', 'a.documents_deleted_at'])
    .where('a.id', '=', id)
    .where(allowed)
    .executeTakeFirst();
}

/** A document that came from the student. */
async function findSent(db: Db, id: string, documentId: string) {
  const row = await db
    .selectFrom('application_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['d.file_name as fileName', 'd.media_type as mediaType', 'd.group_name as group'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'f.bytes', 'k.wrapped_key as wrappedKey'])
    .where('d.id', '=', documentId)
    .where('d.application_id', '=', id)
    .executeTakeFirst();
  return row && { ...row, title: DOCUMENT_GROUPS.find(({ name }) => name === row.group)?.label ?? '' };
}

/** A document of the office. @param hidden whether also those that the student does not see */
async function findFiled(db: Db, id: string, documentId: string, hidden: boolean) {
  const row = await db
    .selectFrom('filed_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['d.file_name as fileName', 'd.media_type as mediaType', 'd.kind', 'd.title'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'f.bytes', 'k.wrapped_key as wrappedKey'])
    .where('d.id', '=', documentId)
    .where('d.application_id', '=', id)
    .$if(!hidden, (documents) => documents.where('d.shown_at', 'is not', null))
    .executeTakeFirst();
  return row && { ...row, group: row.kind, title: filedTitle(row) };
}

type OpenedCase = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/** Records in both logs that a member of staff opens a document. @param title what the document is, in words */
export async function recordOpened(
  trx: Transaction<Database>,
  { clock, recordSecurity }: ApplicationContext,
  known: OpenedCase,
  userId: string,
  { id, group, title }: { id: string; group: string; title: string },
): Promise<void> {
  const after = { Document: title };
  await recordCase(trx, known, { at: clock.now(), actor: userId, action: 'document_opened', after });
  const subject = { kind: 'application', id: known.id } as const;
  const detail = { document: id, group };
  await recordSecurity({ event: 'document_opened', result: 'ok', account: userId, subject, detail }, trx);
}

/** Marks documents of the student as opened, for all staff. */
export const markOpened = (db: Db, { clock }: ApplicationContext, ids: readonly string[]) =>
  db
    .updateTable('application_documents')
    .set({ opened_at: clock.now() })
    .where('id', 'in', ids)
    .where('opened_at', 'is', null)
    .execute();

/**
 * The same content with its first chunk already read: most errors occur before the response begins.
 * @param failed is called with later errors
 */
async function withFirstChunk(
  content: AsyncIterable<Uint8Array>,
  failed: (cause: unknown) => void,
): Promise<AsyncIterable<Uint8Array>> {
  const iterator = content[Symbol.asyncIterator]();
  let first: IteratorResult<Uint8Array> | undefined = await iterator.next();
  // Not a generator: one that was never iterated would not close the file.
  const rest: AsyncIterator<Uint8Array> = {
    async next() {
      try {
        return first ?? (await iterator.next());
      } catch (error) {
        failed(error);
        throw error;
      } finally {
        first = undefined;
      }
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => rest };
}
