import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { decryptFile, encryptedBytes, encryptFile, newFileKey } from './file-cipher.ts';
import type { KeySet } from '../security/secret-keys.ts';
import { unwrapWithAny } from './unwrap-file-key.ts';
import { newStorageKey, type FileStorage } from './storage.ts';

/** A file that is about to be written. Store its row and its wrapped key before writing the first byte. */
export interface NewFile {
  id: string;
  storageKey: string;
  key: Buffer;
  wrappedKey: Buffer;
  /** Id of the key that `key` is wrapped with. */
  keyId: string;
}

/** Size and hash of a file that has been written completely. */
export interface FileFacts {
  /** Of the content, before encryption. */
  bytes: number;
  sha256: Buffer;
}

export interface EncryptedFiles {
  prepare(): NewFile;
  /**
   * Resolves when the whole file is on storage and its stored length has been checked.
   * @throws StorageError, or what `content` throws; then no part of the file is on storage.
   */
  write(file: NewFile, content: AsyncIterable<Uint8Array>): Promise<FileFacts>;
  /**
   * The content, piece by piece; each is authenticated before it is returned. Null when there is no such file.
   * @throws StorageError, and DamagedFileError while reading.
   */
  read(file: {
    id: string;
    storageKey: string;
    wrappedKey: Uint8Array;
  }): Promise<AsyncIterable<Buffer> | null>;
  delete(storageKey: string): Promise<void>;
}

/** The storage is full, cannot be reached, or has lost data that it accepted. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly full: boolean;
  constructor(message: string, { full = false, cause }: { full?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.full = full;
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
const DOWN: ReadonlySet<unknown> = new Set(
  'EIO EROFS EACCES EMFILE ENFILE ECONNREFUSED ECONNRESET ETIMEDOUT ENOTFOUND EPIPE'.split(' '),
);

/**
 * A StorageError for errors of disks and networks (by code) and of S3 (by the HTTP response they carry). Other errors are
 * returned unchanged.
 */
export function storageFault(error: unknown): unknown {
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const full = FULL.has(code) || $metadata?.httpStatusCode === 507;
  if (!full && !DOWN.has(code) && !$metadata) return error;
  return new StorageError(full ? 'The storage is full.' : 'The storage does not answer.', {
    full,
    cause: error,
  });
}

async function onStorage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storageFault(error);
  }
}

async function* fromStorage(stream: NodeStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* Readable.fromWeb(stream) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw storageFault(error);
  }
}

/**
 * Files that are encrypted before they reach storage, each with its own key. @param masterKeys wrap the keys of files
 */
export function encryptedFiles(storage: FileStorage, masterKeys: KeySet): EncryptedFiles {
  return {
    prepare() {
      const id = randomUUID();
      const { id: keyId, bytes } = masterKeys.current;
      const { key, wrapped } = newFileKey(bytes, id);
      return { id, storageKey: newStorageKey('documents', 'enc'), key, wrappedKey: wrapped, keyId };
    },

    async write({ id, storageKey, key }, content) {
      const hash = createHash('sha256');
      let bytes = 0;
      async function* measured() {
        for await (const piece of content) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      }
      await onStorage(storage.put(storageKey, encryptFile(measured(), key, id)));
      const stored = await onStorage(storage.size(storageKey));
      if (stored !== encryptedBytes(bytes)) {
        await onStorage(storage.delete(storageKey));
        throw new StorageError('The storage does not have the file it took.');
      }
      return { bytes, sha256: hash.digest() };
    },

    async read({ id, storageKey, wrappedKey }) {
      const key = unwrapWithAny(masterKeys, id, wrappedKey);
      const stored = await onStorage(storage.get(storageKey));
      return stored && decryptFile(fromStorage(stored.stream as NodeStream<Uint8Array>), key, id);
    },

    delete: (storageKey) => onStorage(storage.delete(storageKey)),
  };
}
