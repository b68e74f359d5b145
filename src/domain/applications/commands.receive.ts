import { acceptedExtension, type CaseExtension } from '../../contract/application-form.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { documentKind, HEAD_BYTES, type DocumentKind } from '../../platform/files/document-kind.ts';
import { storageFault } from '../../platform/files/encrypted-files.ts';
import { storedFileName } from './policy.file-names.ts';
import { FREE_RESERVE_BYTES } from './policy.ts';
import { StopUpload } from './policy.uploads.ts';
import type { ApplicationContext } from './context.ts';

/** Bytes received between two checks of the free space. */
const SPACE_CHECK_BYTES = 64 * 1024 * 1024;

/**
 * Checks a document before it is stored: its content has to be what its name says.
 * @param head its first HEAD_BYTES, or all of it
 * @param accepted the extensions that this form takes
 */
export async function checkDocument(
  sentName: string,
  head: Uint8Array,
  accepted: readonly CaseExtension[],
): Promise<{ fileName: string; mediaType: DocumentKind } | { fault: FieldFault }> {
  const extension = acceptedExtension(sentName, accepted);
  if (!extension) return { fault: { code: 'extension_not_accepted', accepted } };
  if (head.length === 0) return { fault: { code: 'empty_file' } };
  const mediaType = await documentKind(extension, head);
  if (!mediaType) return { fault: { code: 'other_content', extension } };
  return { fileName: storedFileName(sentName), mediaType };
}

/** Reads to the end what nobody wants, so that the next part of the form follows. */
export async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of content) void piece;
}

/**
 * The first bytes of a file, and the whole content from the start.
 * @param most how much is read into memory at least, if the file has that much
 * @returns whole: the length of a file that is completely in memory
 */
export async function peek(content: AsyncIterable<Buffer>, most = HEAD_BYTES) {
  const iterator = content[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  let done = false;
  while (length < most && !done) {
    const next = await iterator.next();
    done = next.done === true;
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield* first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const head = Buffer.concat(first, Math.min(length, HEAD_BYTES));
  return { head, content: all(), whole: done ? length : undefined };
}

/** The same content; `room` is told of each piece and may end the upload. */
export async function* counted(content: AsyncIterable<Buffer>, room: (bytes: number) => Promise<void>) {
  for await (const piece of content) {
    await room(piece.length);
    yield piece;
  }
}

/**
 * Checks the free space at the beginning and every SPACE_CHECK_BYTES.
 * @throws StopUpload('storage_full'), and 'too_many_documents' beyond `mostBytes`
 */
export function watchFreeSpace(
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
