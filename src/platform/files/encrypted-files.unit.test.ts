import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encryptedFiles, StorageError } from './encrypted-files.ts';
import { DamagedFileError } from './file-cipher.ts';
import { diskStorage } from './storage.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'documents-'));
afterAll(() => fs.rm(directory, { recursive: true }));
const storage = diskStorage(directory);
const files = encryptedFiles(storage, testSecretKeys().of('file keys'));

async function* inParts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
}
const collect = async (content: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const piece of content) all.push(piece);
  return Buffer.concat(all);
};
const onDisk = async () =>
  (await fs.readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('a file is read back unchanged; writing it returns its length and SHA-256', async () => {
  const content = randomBytes(200_001);
  const file = files.prepare();
  const facts = await files.write(file, inParts(content));
  expect(facts).toEqual({ bytes: 200_001, sha256: createHash('sha256').update(content).digest() });
  expect((await collect((await files.read(file))!)).equals(content)).toBe(true);
  await files.delete(file.storageKey);
  expect(await files.read(file)).toBeNull();
});

test('no plain text is on the disk, even while the file is arriving', async () => {
  const secret = Buffer.alloc(300_000, 'citizenship certificate ');
  const file = files.prepare();
  let seenWhileWriting = 0;
  async function* watched() {
    for await (const piece of inParts(secret)) {
      yield piece;
      for (const entry of await onDisk()) {
        seenWhileWriting += 1;
        const bytes = await fs.readFile(path.join(entry.parentPath, entry.name));
        expect(bytes.includes('citizenship')).toBe(false);
      }
    }
  }
  await files.write(file, watched());
  expect(seenWhileWriting).toBeGreaterThan(0);
  await files.delete(file.storageKey);
});

test('an upload that breaks off leaves nothing on the disk', async () => {
  async function* broken() {
    yield randomBytes(100_000);
    throw new Error('gone');
  }
  await expect(files.write(files.prepare(), broken())).rejects.toThrow('gone');
  expect(await onDisk()).toEqual([]);
});

test('a write fails when the storage has lost bytes', async () => {
  const forgetful = encryptedFiles({ ...storage, size: async () => 12 }, testSecretKeys().of('file keys'));
  await expect(forgetful.write(forgetful.prepare(), inParts(randomBytes(50_000)))).rejects.toThrow(
    StorageError,
  );
  expect(await onDisk()).toEqual([]);
});

test('reading a file that was changed on the disk fails', async () => {
  const file = files.prepare();
  await files.write(file, inParts(randomBytes(100_000)));
  const place = path.join(directory, file.storageKey);
  const bytes = await fs.readFile(place);
  bytes[70_000]! ^= 1;
  await fs.writeFile(place, bytes);
  await expect(files.read(file).then((content) => collect(content!))).rejects.toThrow(DamagedFileError);
  await files.delete(file.storageKey);
});
