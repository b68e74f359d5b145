import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage, newStorageKey } from '../../platform/files/storage.ts';
import { serveMedia } from './media.ts';

const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'media-'));
afterAll(() => fs.rm(directory, { recursive: true }));
const storage = diskStorage(path.join(directory, 'files'));

test('serves a stored picture with its type and permanent caching', async () => {
  const key = newStorageKey('images', 'avif');
  await storage.put(key, Buffer.from('picture'));
  const response = await serveMedia(storage, `/media/${key}`);
  expect(response?.status).toBe(200);
  expect(Object.fromEntries(response!.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await response!.text()).toBe('picture');
});

test('other areas of the storage cannot be reached', async () => {
  const documents = newStorageKey('documents', 'webp');
  const page = newStorageKey('images', 'html');
  await storage.put(documents, Buffer.from('passport'));
  await storage.put(page, Buffer.from('<script>'));
  expect(await serveMedia(storage, `/media/${documents}`)).toBeNull();
  expect(await serveMedia(storage, `/media/${page}`)).toBeNull();
});

test.each([
  '/media/',
  '/media/images/',
  '/media/images/ab/abababababababababababababababab.webp',
  '/media/../secret.webp',
  '/media/images/../../secret.webp',
  '/media/images/..%2f..%2fsecret.webp',
  '/media/images/ab/..\\..\\secret.webp',
  '/media//etc/passwd',
  '/media/images/ab/abababababababababababababababab.webp/..',
  '/media/images/ab/abababababababababababababababab.webp%00.avif',
  '/images/ab/abababababababababababababababab.webp',
])('nothing is at %s', async (pathname) => {
  await fs.writeFile(path.join(directory, 'secret.webp'), 'secret');
  expect(await serveMedia(storage, pathname)).toBeNull();
});
