import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  deriveKey,
  existingSecretKeys,
  makeSecretKey,
  newSecretKey,
  secretKeyId,
  writeSecretKeys,
} from './secret-key.ts';

let DATA_DIR = '';
beforeEach(() => void (DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-key-'))));
afterEach(() => fs.rmSync(DATA_DIR, { recursive: true }));
const file = () => path.join(DATA_DIR, 'secret-key');

it('creates a key that only its owner can read, and uses it from then on', () => {
  expect(
    existingSecretKeys({ DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: undefined }),
  ).toBeUndefined();
  const key = makeSecretKey({ DATA_DIR });
  expect(key.length).toBeGreaterThanOrEqual(43);
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
  expect(
    existingSecretKeys({ DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: undefined })?.secrets[0],
  ).toEqual(key);
  expect(makeSecretKey({ DATA_DIR })).toEqual(key);
  expect(fs.readdirSync(DATA_DIR)).toEqual(['secret-key']);
});

it('creates the directory as well', () => {
  const deeper = path.join(DATA_DIR, 'var', 'data');
  expect(makeSecretKey({ DATA_DIR: deeper })).toHaveLength(43);
});

it('prefers SECRET_KEY and then writes no file', () => {
  const SECRET_KEY = 'k'.repeat(40);
  expect(
    existingSecretKeys({ DATA_DIR, SECRET_KEY, SECRET_KEY_OTHERS: undefined })?.secrets[0].toString(),
  ).toBe(SECRET_KEY);
  expect(fs.readdirSync(DATA_DIR)).toEqual([]);
});

it('refuses a damaged file and says what to do', () => {
  fs.writeFileSync(file(), 'half');
  expect(() => existingSecretKeys({ DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: undefined })).toThrow(
    /secret-key holds no key .*backup/s,
  );
});

it('has several keys while one is being replaced, the current one first', () => {
  const [next, first] = [newSecretKey(), makeSecretKey({ DATA_DIR })];
  writeSecretKeys({ DATA_DIR }, [next, first]);
  const more = { DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: ['o'.repeat(32)] };
  expect(existingSecretKeys(more)?.secrets.map(String)).toEqual([
    String(next),
    String(first),
    'o'.repeat(32),
  ]);
  const given = { ...more, SECRET_KEY: 'k'.repeat(40) };
  expect(existingSecretKeys(given)?.secrets.map(String)).toEqual(['k'.repeat(40), 'o'.repeat(32)]);
  fs.appendFileSync(file(), 'half\n');
  expect(() => existingSecretKeys(more)).toThrow(/secret-key holds no key .*backup/s);
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
});

it('derives a different key for each purpose', () => {
  const secret = Buffer.alloc(32, 7);
  expect(deriveKey(secret, 'tokens')).toHaveLength(32);
  expect(deriveKey(secret, 'tokens')).toEqual(deriveKey(secret, 'tokens'));
  expect(deriveKey(secret, 'tokens')).not.toEqual(deriveKey(secret, 'mails'));
  expect(deriveKey(Buffer.alloc(32, 8), 'tokens')).not.toEqual(deriveKey(secret, 'tokens'));
});

it('gives a key an id that does not reveal it', () => {
  const secret = Buffer.alloc(32, 7);
  expect(secretKeyId(secret)).toMatch(/^[0-9a-f]{16}$/);
  expect(secretKeyId(secret)).not.toBe(secretKeyId(Buffer.alloc(32, 8)));
  expect(secretKeyId(secret)).not.toContain(deriveKey(secret, 'file keys').toString('hex').slice(0, 16));
});
