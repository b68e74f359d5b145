import { createHash, randomUUID, type Hash } from 'node:crypto';
import { decryptFile, DamagedFileError, encryptedBytes, encryptFile } from '../files/file-cipher.ts';
import type { BackupKey } from './backup-key.ts';

/**
 * A file of a backup:
 *
 *   header   'PRB1' | 16 bytes salt of the backup key | 16 bytes id of the file
 *   body     AES-256-GCM in chunks (file-cipher.ts), with a key derived from backup key, id and name of the file
 *
 * A chunk that was changed, moved, repeated or cut off is detected, and so is a file that was renamed or exchanged for
 * another one. Reading and writing take constant memory.
 */
const MAGIC = Buffer.from('PRB1');
const ID_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 2 * ID_BYTES;

/** How many bytes a sealed file takes whose content has `bytes` bytes. */
export const sealedBytes = (bytes: number): number => HEADER_BYTES + encryptedBytes(bytes);

const keyOf = (key: BackupKey, name: string, id: string): Buffer => key.derive(`file ${id} ${name}`);

/** The sealed form of `content`, piece by piece; each is also given to `hash`. */
export async function* sealFile(
  content: AsyncIterable<Uint8Array>,
  { key, name, hash }: { key: BackupKey; name: string; hash: Hash },
): AsyncGenerator<Buffer> {
  const id = randomUUID();
  const header = Buffer.concat([MAGIC, key.stretch.salt, Buffer.from(id.replaceAll('-', ''), 'hex')]);
  hash.update(header);
  yield header;
  for await (const piece of encryptFile(content, keyOf(key, name, id), id)) {
    hash.update(piece);
    yield piece;
  }
}

/**
 * The content of a sealed file, piece by piece; a piece is returned only when it is authentic.
 * @throws DamagedFileError
 */
export async function* openSealed(
  stored: AsyncIterable<Uint8Array>,
  { key, name, hash = createHash('sha256') }: { key: BackupKey; name: string; hash?: Hash },
): AsyncGenerator<Buffer> {
  const source = hashed(stored, hash)[Symbol.asyncIterator]();
  try {
    let head = Buffer.alloc(0);
    while (head.length < HEADER_BYTES) {
      const next = await source.next();
      if (next.done) throw new DamagedFileError('The file ends too early.');
      head = Buffer.concat([head, next.value]);
    }
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new DamagedFileError('Not a file of a backup.');
    const id = uuidOf(head.subarray(HEADER_BYTES - ID_BYTES, HEADER_BYTES));
    const rest = following(head.subarray(HEADER_BYTES), source);
    yield* decryptFile(rest, keyOf(key, name, id), id);
  } finally {
    await source.return?.(undefined);
  }
}

async function* hashed(stored: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of stored) {
    hash.update(piece);
    yield piece;
  }
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
