import { scryptSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { idOfKey } from '../security/secret-key.ts';
import { openBackupKey } from './backup-key.ts';
import { readHeader, stretchOf } from './header.ts';
import type { BackupPlace } from './places.ts';

const SECRET = 'a passphrase of several words, or a key';
const keyOf = (salt: Buffer, p: number) =>
  scryptSync(SECRET, salt, 32, { N: 2 ** 15, r: 8, p, maxmem: 64 * 1024 * 1024 });

it('costs an attacker as much for each guess as OWASP advises, with a new salt', async () => {
  const [one, other] = [await openBackupKey(SECRET), await openBackupKey(SECRET)];
  expect(one.id).toBe(idOfKey(keyOf(one.stretch.salt, 3)));
  expect(one.stretch.salt).toHaveLength(16);
  expect(one.id).not.toBe(other.id);
});

it('opens a backup from before the cost was raised', async () => {
  const salt = Buffer.alloc(16, 7);
  const id = idOfKey(keyOf(salt, 1));
  const header = {
    format: 1, stamp: '20260101T000000Z', made_at: '2026-01-01T00:00:00Z', database: 'pglite', migrations: [],
    key: { id, salt: salt.toString('hex') }, secret_key: { id: null, included: false }, tables: 0, rows: 0, files: 0,
    bytes: 0, missing: { count: 0, first: [] }, sums_sha256: '', seal: '',
  }; // oxfmt-ignore
  const get = async () => Readable.from([Buffer.from(JSON.stringify(header))]);
  const read = await readHeader({ title: 'here', get } as unknown as BackupPlace, header.stamp);
  expect((await openBackupKey(SECRET, stretchOf(read))).id).toBe(id);
});
