import { sql } from 'kysely';
import type { DocumentKind } from '../../platform/files/document-kind.ts';
import { DamagedFileError } from '../../platform/files/file-cipher.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { DOCUMENT_GROUPS } from '../../contract/application-form.ts';
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
  const { db, clock } = context;
  const { userId } = principal;
  const allowed =
    as === 'owner'
      ? sql<boolean>`a.user_id = ${userId}`
      : sql<boolean>`exists (select from users where users.id = ${userId} and role = 'staff' and status = 'active')`;
  const found = await db
    .selectFrom('applications as a')
    .leftJoin('application_documents as d', (join) =>
      join.onRef('d.application_id', '=', 'a.id').on('d.id', '=', documentId),
    )
    .leftJoin('stored_files as f', 'f.id', 'd.file_id')
    .leftJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['a.id', 'a.reference', 'a.user_id', 'a.documents_deleted_at'])
    .select(['d.file_name', 'd.media_type', 'd.group_name'])
    .select(['f.id as fileId', 'f.storage_key as storageKey', 'f.bytes', 'k.wrapped_key as wrappedKey'])
    .where('a.id', '=', id)
    .where(allowed)
    .executeTakeFirst();
  if (!found) return fail({ code: 'not_found' });
  const { fileId, storageKey, wrappedKey, file_name: fileName, media_type: mediaType, bytes } = found;
  if (!fileId || !storageKey || !wrappedKey || !fileName || !mediaType || bytes === null) {
    const gone = found.documents_deleted_at !== null;
    return fail(gone ? { code: 'refused', reason: 'documents_deleted' } : { code: 'not_found' });
  }
  if (as === 'staff') {
    const detail = { document: documentId, group: found.group_name ?? '' };
    const subject = { kind: 'application', id } as const;
    await db.transaction().execute(async (trx) => {
      await recordCase(trx, found, {
        at: clock.now(),
        actor: userId,
        action: 'document_opened',
        after: { Document: groupInWords(found.group_name) },
      });
      await context.recordSecurity(
        { event: 'document_opened', result: 'ok', account: userId, subject, detail },
        trx,
      );
    });
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
    if (as === 'staff') await markOpened(context, documentId);
    return ok({ fileName, mediaType, bytes, content: opened });
  } catch (error) {
    if (!(error instanceof DamagedFileError) && refusalOf(error) === undefined) throw error;
    failed(error);
    return fail({ code: 'refused', reason: 'document_unavailable' });
  }
}

const groupInWords = (group: string | null): string =>
  DOCUMENT_GROUPS.find(({ name }) => name === group)?.label ?? '';

/** Marks a document as opened, for all staff. */
const markOpened = ({ db, clock }: ApplicationContext, documentId: string) =>
  db
    .updateTable('application_documents')
    .set({ opened_at: clock.now() })
    .where('id', '=', documentId)
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
