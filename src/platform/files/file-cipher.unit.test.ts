import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CHUNK_BYTES,
  DamagedFileError,
  decryptFile,
  encryptedBytes,
  encryptFile,
  newFileKey,
  unwrapFileKey,
} from './file-cipher.ts';

const key = randomBytes(32);
const id = randomUUID();

/** Splits bytes into parts, as a network delivers them. */
async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function collect(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
const encrypt = (content: Buffer, parts = 1000) => collect(encryptFile(inParts(content, parts), key, id));
const decrypt = (stored: Buffer, parts = 777, withKey = key, fileId = id) =>
  collect(decryptFile(inParts(stored, parts), withKey, fileId));

describe('an encrypted file', () => {
  const sizes = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 3 * CHUNK_BYTES + 17];

  it.each(sizes)('of %i bytes is decrypted unchanged, whatever the size of its parts', async (size) => {
    const content = randomBytes(size);
    for (const parts of [1 + Math.floor(size / 3), 4096, 10 * CHUNK_BYTES]) {
      const stored = await encrypt(content, parts);
      expect(stored.length).toBe(encryptedBytes(size));
      expect((await decrypt(stored, parts)).equals(content)).toBe(true);
    }
  });

  it('reveals nothing of its content and is different every time', async () => {
    const content = Buffer.alloc(CHUNK_BYTES, 'passport ');
    const [one, two] = [await encrypt(content), await encrypt(content)];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('passport')).toBe(false);
  });

  it('is rejected when any bit of it was changed', async () => {
    const stored = await encrypt(randomBytes(2 * CHUNK_BYTES + 5));
    for (const at of [0, 5, 12, CHUNK_BYTES, CHUNK_BYTES + 30, stored.length - 1]) {
      const changed = Buffer.from(stored);
      changed[at]! ^= 1;
      await expect(decrypt(changed), `bit at ${at}`).rejects.toThrow(DamagedFileError);
    }
  });

  it('is rejected when chunks are missing, moved or repeated', async () => {
    const stored = await encrypt(randomBytes(3 * CHUNK_BYTES + 5));
    const header = stored.subarray(0, 11);
    const chunk = (n: number) =>
      stored.subarray(11 + n * (CHUNK_BYTES + 16), 11 + (n + 1) * (CHUNK_BYTES + 16));
    const [a, b, c, d] = [0, 1, 2, 3].map(chunk) as [Buffer, Buffer, Buffer, Buffer];
    const wrong = {
      'cut after a chunk': [a, b, c],
      'first chunk missing': [b, c, d],
      swapped: [b, a, c, d],
      repeated: [a, a, b, c, d],
      'something after the end': [a, b, c, d, a],
      'nothing but the header': [],
    };
    for (const [name, chunks] of Object.entries(wrong)) {
      await expect(decrypt(Buffer.concat([header, ...chunks])), name).rejects.toThrow(DamagedFileError);
    }
  });

  it('can only be decrypted with its own key and id', async () => {
    const stored = await encrypt(Buffer.from('marksheet'));
    await expect(decrypt(stored, 50, randomBytes(32))).rejects.toThrow(DamagedFileError);
    await expect(decrypt(stored, 50, key, randomUUID())).rejects.toThrow(DamagedFileError);
  });
});

describe('the key of a file', () => {
  const master = randomBytes(32);

  it('can be unwrapped', () => {
    const { key: own, wrapped } = newFileKey(master, id);
    expect(unwrapFileKey(master, id, wrapped).equals(own)).toBe(true);
  });

  it('cannot be unwrapped with another master key, for another file, or when changed', () => {
    const { wrapped } = newFileKey(master, id);
    const changed = Buffer.from(wrapped);
    changed[20]! ^= 1;
    expect(() => unwrapFileKey(randomBytes(32), id, wrapped)).toThrow(DamagedFileError);
    expect(() => unwrapFileKey(master, randomUUID(), wrapped)).toThrow(DamagedFileError);
    expect(() => unwrapFileKey(master, id, changed)).toThrow(DamagedFileError);
    expect(() => unwrapFileKey(master, id, wrapped.subarray(1))).toThrow(DamagedFileError);
  });
});
