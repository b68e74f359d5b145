import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { secretKeysOf } from '../domain/secret-keys/commands.ts';
import { openKeyRing } from '../domain/secret-keys/facade.ts';
import { silentLog } from '../platform/log.ts';
import {
  makeSecretKey,
  newSecretKey,
  secretKeyId,
  writeSecretKeys,
} from '../platform/security/secret-key.ts';
import { followSecretKeys } from './follow-secret-keys.ts';

/** Generous: the state is reached as soon as the machine has time to look at the file. */
const SOON = { timeout: 15_000 };

/** Replacing the key in DATA_DIR/secret-key while the site runs, and the settings of several processes. */

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-rotation-'));
const env = { DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: undefined };
const handle = await testDatabase();
const jobs: string[] = [];
const queue = { send: async (_trx: unknown, job: string) => void jobs.push(job) };
const errors: unknown[] = [];
const log = { ...silentLog, error: (fields: unknown) => void errors.push(fields) };
let stop = () => {};
afterEach(() => stop());
afterAll(() => fs.rmSync(DATA_DIR, { recursive: true }));

const idsOf = (secrets: readonly Buffer[]) => secrets.map(secretKeyId);
const recorded = () =>
  handle.db
    .selectFrom('secret_keys' as never)
    .selectAll()
    .execute() as Promise<unknown[]>;

it('takes the keys of the changed file, and has everything encrypted again', async () => {
  const old = makeSecretKey(env);
  const ring = await openKeyRing({ handle, env, log }, await secretKeysOf(handle, env, log));
  const next = newSecretKey();
  // Between reading the keys and following their file.
  writeSecretKeys(env, [old, next]);
  stop = followSecretKeys({ env, handle, queue, ring, log, every: 10 });
  await vi.waitFor(() => expect(idsOf(ring.keys.secrets())).toEqual(idsOf([old, next])), SOON);
  writeSecretKeys(env, [next, old]);
  await vi.waitFor(() => expect(idsOf(ring.keys.secrets())).toEqual(idsOf([next, old])), SOON);
  await vi.waitFor(() => expect(new Set(jobs)).toEqual(new Set(['renew-sealed-data'])), SOON);
  expect(await recorded()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: secretKeyId(old), retired_at: expect.any(Date) }),
      expect.objectContaining({ id: secretKeyId(next), retired_at: null }),
    ]),
  );

  // A file without the right key is a mistake: the site goes on as before.
  writeSecretKeys(env, [newSecretKey()]);
  await vi.waitFor(() => expect(errors).toHaveLength(1), SOON);
  fs.rmSync(path.join(DATA_DIR, 'secret-key'));
  await vi.waitFor(() => expect(errors).toHaveLength(2), SOON);
  expect(idsOf(ring.keys.secrets())).toEqual(idsOf([next, old]));

  // Another process, started again with the order from before, follows the database.
  writeSecretKeys(env, [old, next]);
  expect(idsOf(await secretKeysOf(handle, env, log))).toEqual(idsOf([next, old]));
  const inSettings = { DATA_DIR, SECRET_KEY: next.toString(), SECRET_KEY_OTHERS: [old.toString()] };
  expect(idsOf(await secretKeysOf(handle, inSettings, log))).toEqual(idsOf([next, old]));
  await expect(secretKeysOf(handle, { ...inSettings, SECRET_KEY: 'x'.repeat(32) }, log)).rejects.toThrow(
    /^SECRET_KEY is not the secret key of this database/,
  );
  stop();
  expect(followSecretKeys({ env: inSettings, handle, queue, ring, log, every: 10 })()).toBeUndefined();
});
