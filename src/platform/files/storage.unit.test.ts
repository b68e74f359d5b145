import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { diskStorage, isStorageKey, newStorageKey } from './storage.ts';

const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'storage-'));
afterAll(() => fs.rm(directory, { recursive: true }));
const storage = diskStorage(directory);

const everything = async () =>
  (await fs.readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('stores bytes and streams, and returns them with their size', async () => {
  for (const data of [Buffer.from('namaste'), Readable.from([Buffer.from('nama'), Buffer.from('ste')])]) {
    const key = newStorageKey('images', 'webp');
    await storage.put(key, data);
    const file = await storage.get(key);
    expect(file?.size).toBe(7);
    expect(await new Response(file!.stream).text()).toBe('namaste');
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  }
});

test('a stream that breaks leaves nothing behind', async () => {
  const key = newStorageKey('images', 'webp');
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('the visitor went away');
    })(),
  );
  await expect(storage.put(key, broken)).rejects.toThrow('the visitor went away');
  expect(await storage.get(key)).toBeNull();
  expect(await everything()).toEqual([]);
});

test.each([
  '../secret.key',
  'images/../../secret.key',
  '/etc/passwd',
  'images/ab/../ab.webp',
  'images/AB/ABABABABABABABABABABABABABABABAB.webp',
  'images\\ab\\abababababababababababababababab.webp',
  'images/ab/abababababababababababababababab.webp\0',
  'images/ab/abababababababababababababababab.webp\n',
  'images/ab/abababababababababababababababab',
  '',
])('refuses a key that it did not generate: %j', async (key) => {
  expect(isStorageKey(key)).toBe(false);
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
  await expect(storage.get(key)).rejects.toThrow('Not a storage key');
  await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
});

test('removes unfinished files of a dead process, and nothing newer', async () => {
  const waiting = path.join(directory, '.incoming');
  await fs.mkdir(waiting, { recursive: true });
  const [old, young] = ['old', 'young'].map((name) => path.join(waiting, name)) as [string, string];
  await fs.writeFile(old, 'x');
  await fs.writeFile(young, 'x');
  await fs.utimes(old, new Date('2026-01-01'), new Date('2026-01-01'));
  const names = await storage.unfinished(new Date('2026-06-01'));
  expect(names).toEqual(['old']);
  await storage.removeUnfinished(names);
  expect(await fs.readdir(waiting)).toEqual(['young']);
  await fs.rm(young);
});
