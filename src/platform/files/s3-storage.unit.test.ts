import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';
import { newStorageKey } from './storage.ts';

// A real S3-compatible server on the loopback interface, with its objects in a temporary directory.
const directory = await fs.mkdtemp(path.join(os.tmpdir(), 's3-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'files', configs: [] }],
});
let storage: ReturnType<typeof s3Storage>;
let endpoint: string;

const connect = (bucket = 'files') =>
  s3Storage({ bucket, endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' });

beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  storage = connect();
});
afterAll(async () => {
  storage.close();
  await server.close();
  await fs.rm(directory, { recursive: true });
});

const bytesOf = async (key: string) => {
  const file = await storage.get(key);
  return file && { size: file.size, bytes: Buffer.from(await new Response(file.stream).arrayBuffer()) };
};

test('stores bytes and returns them with their size', async () => {
  const key = newStorageKey('documents', 'bin');
  expect(await storage.get(key)).toBeNull();
  await storage.put(key, Buffer.from('namaste'));
  expect(await bytesOf(key)).toEqual({ size: 7, bytes: Buffer.from('namaste') });
  expect(await storage.size(key)).toBe(7);
  await storage.delete(key);
  await storage.delete(key);
  expect(await storage.get(key)).toBeNull();
  expect(await storage.size(key)).toBeNull();
});

test('stores a stream of unknown length that is larger than one part', async () => {
  const key = newStorageKey('documents', 'bin');
  const part = Buffer.alloc(1024 * 1024, 'p');
  await storage.put(key, Readable.from(Array.from({ length: 19 }, () => part)));
  const kept = await bytesOf(key);
  expect(kept?.size).toBe(19 * 1024 * 1024);
  expect(kept?.bytes.every((byte) => byte === 'p'.charCodeAt(0))).toBe(true);
});

test('a stream that breaks leaves no object', async () => {
  const key = newStorageKey('documents', 'bin');
  const broken = Readable.from(
    (function* () {
      for (let i = 0; i < 12; i += 1) yield Buffer.alloc(1024 * 1024);
      throw new Error('the visitor went away');
    })(),
  );
  await expect(storage.put(key, broken)).rejects.toThrow('the visitor went away');
  expect(await storage.get(key)).toBeNull();
});

test('the readiness check fails when the bucket does not exist', async () => {
  await expect(storage.tryWrite()).resolves.toBeUndefined();
  const other = connect('missing');
  await expect(other.tryWrite()).rejects.toThrow();
  other.close();
});

test('refuses keys that it did not generate', async () => {
  await expect(storage.put('../passwd', Buffer.from('x'))).rejects.toThrow('Not a storage key');
});
