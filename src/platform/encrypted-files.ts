import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { decryptFile, encryptedBytes, encryptFile, newFileKey, unwrapFileKey } from './file-cipher.ts';
import { newStorageKey, type FileStorage } from './storage.ts';

/** A file that is about to be written: its row and its wrapped key are stored before its first byte. */
export interface NewFile {
  id: string;
  storageKey: string;
  key: Buffer;
  wrappedKey: Buffer;
}

/** What is known of a file after all of it has arrived. */
export interface FileFacts {
  /** Of the content, before encryption. */
  bytes: number;
  sha256: Buffer;
}

export interface EncryptedFiles {
  prepare(): NewFile;
  /**
   * Resolves when the whole file is on storage and was found there in its full length.
   * @throws what `content` or the storage throws; then nothing of it is on storage.
   */
  write(file: NewFile, content: AsyncIterable<Uint8Array>): Promise<FileFacts>;
  /**
   * The content, piece by piece, each checked before it is given out; null when there is no such file.
   * @throws DamagedFileError while reading.
   */
  read(file: {
    id: string;
    storageKey: string;
    wrappedKey: Uint8Array;
  }): Promise<AsyncIterable<Buffer> | null>;
  delete(storageKey: string): Promise<void>;
}

/** A file that storage took but does not have as it should. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Files that are encrypted before they reach storage, each with a key of its own. @param masterKey 32 bytes that wrap the keys */
export function encryptedFiles(storage: FileStorage, masterKey: Buffer): EncryptedFiles {
  return {
    prepare() {
      const id = randomUUID();
      const { key, wrapped } = newFileKey(masterKey, id);
      return { id, storageKey: newStorageKey('documents', 'enc'), key, wrappedKey: wrapped };
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
      await storage.put(storageKey, Readable.from(encryptFile(measured(), key, id), { objectMode: false }));
      const stored = await storage.size(storageKey);
      if (stored !== encryptedBytes(bytes)) {
        await storage.delete(storageKey);
        throw new StorageError('The storage does not have the file it took.');
      }
      return { bytes, sha256: hash.digest() };
    },

    async read({ id, storageKey, wrappedKey }) {
      const key = unwrapFileKey(masterKey, id, wrappedKey);
      const stored = await storage.get(storageKey);
      return stored && decryptFile(Readable.fromWeb(stored.stream as NodeStream<Uint8Array>), key, id);
    },

    delete: (storageKey) => storage.delete(storageKey),
  };
}
