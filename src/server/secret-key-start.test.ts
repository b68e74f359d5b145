import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startChild } from '../../tests/support/child.ts';
import { databaseEnv } from '../../tests/support/database.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/db.ts';
import { encryptedFiles } from '../platform/files/encrypted-files.ts';
import { readEnv } from '../platform/env.ts';
import { silentLog } from '../platform/log.ts';
import { existingSecretKeys, secretKeyId } from '../platform/security/secret-key.ts';
import { keySet } from '../platform/security/secret-keys.ts';
import { StartError } from '../platform/start-error.ts';
import { giveUpSecretKey } from '../domain/secret-keys/commands.ts';
import { openBackend, type Backend } from './backend.ts';
import { openStorage } from './storage.ts';

/** Starting with a different secret key than the one the database was used with, or without a key. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-keys-'));
const DATA_DIR = path.join(folder, 'data');
const keyFile = path.join(DATA_DIR, 'secret-key');
const OTHER = 'another secret of at least 32 characters';
const database = await databaseEnv();
const settings = { DATA_DIR, ...database, DEMO: 'off', LOG_LEVEL: 'silent' };
let started: Backend | undefined;
afterEach(async () => {
  await started?.close();
  started = undefined;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function start(more: Record<string, string> = {}): Promise<Backend> {
  const env = readEnv({ ...settings, ...more });
  const loadLetters = async () => async () => ({ html: '', text: '', pictures: [] });
  started = await openBackend({
    env,
    log: silentLog,
    clock: systemClock,
    publicOrigin: 'http://x',
    loadLetters,
  });
  return started;
}
async function stop(): Promise<void> {
  await started?.close();
  started = undefined;
}
const refusal = (more: Record<string, string> = {}) =>
  start(more).then(
    () => 'started',
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError);
      return (error as Error).message;
    },
  );

/** Everything that a start might change: rows of the database, and files. */
async function everything(): Promise<unknown> {
  const handle = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: DATA_DIR,
    log: silentLog,
  });
  try {
    const tables = await handle.run(`select (select count(*) from secret_keys) as keys,
      (select string_agg(id || coalesce(retired_at::text, ''), ' ') from secret_keys) as ids,
      (select count(*) from file_keys) as files, (select count(*) from pgboss.job) as jobs,
      (select count(*) from schema_migrations) as migrations`);
    const files = fs.readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' });
    return [tables, files.filter((name) => !name.startsWith('pgdata')).sort()];
  } finally {
    await handle.close();
  }
}

/** Adds the rows of an uploaded document, with its key wrapped by the current secret key. */
async function addDocument({ handle }: Backend): Promise<string> {
  const [secret] = existingSecretKeys({
    DATA_DIR,
    SECRET_KEY: undefined,
    SECRET_KEY_OTHERS: undefined,
  })!.secrets;
  const files = encryptedFiles(await openStorage(readEnv(settings)), keySet([secret], 'file keys'));
  const file = files.prepare();
  await handle!.db
    .insertInto('stored_files')
    .values({ id: file.id, storage_key: file.storageKey, kept: true })
    .execute();
  await handle!.db
    .insertInto('file_keys')
    .values({ file_id: file.id, wrapped_key: file.wrappedKey, key_id: file.keyId })
    .execute();
  return file.keyId;
}

let before: unknown;
beforeAll(async () => {
  await addDocument(await start());
  await stop();
  before = await everything();
});

it('records the id of the key, which does not reveal it, also for each document', async () => {
  const { handle } = await start();
  const [secret] = existingSecretKeys({
    DATA_DIR,
    SECRET_KEY: undefined,
    SECRET_KEY_OTHERS: undefined,
  })!.secrets;
  const rows = await handle!.run('select id, check_value, retired_at from secret_keys');
  expect(rows).toEqual([
    { id: secretKeyId(secret), check_value: expect.any(Buffer) as Buffer, retired_at: null },
  ]);
  expect(await handle!.run('select key_id from file_keys')).toEqual([{ key_id: secretKeyId(secret) }]);
  const stored = JSON.stringify(rows) + (rows[0]!['check_value'] as Buffer).toString('latin1');
  expect(stored).not.toContain(secret.toString());
  await stop();
  before = await everything();
});

it('refuses another key with a clear message and writes nothing', async () => {
  const said = await refusal({ SECRET_KEY: OTHER });
  expect(said).toMatch(
    /^SECRET_KEY is not the secret key of this database \(its id is \w{16}, the right one's is \w{16}\): restore the right key/,
  );
  expect(said).not.toContain(OTHER);
  expect(await everything()).toEqual(before);
});

it('refuses to start without the key and creates no new one', async () => {
  const kept = fs.readFileSync(keyFile);
  fs.rmSync(keyFile);
  try {
    const said = await refusal();
    expect(said).toMatch(
      /^The secret key is missing, and this database was used with the one whose id is \w{16}: restore/,
    );
    expect(said).toContain(keyFile);
    expect(fs.existsSync(keyFile)).toBe(false);
  } finally {
    fs.writeFileSync(keyFile, kept, { mode: 0o600 });
  }
  expect(await everything()).toEqual(before);
});

it('exits with 1 and prints only the message', async () => {
  const env = { PATH: process.env['PATH'], ...settings, SECRET_KEY: OTHER, PORT: '0' };
  const { code, errors } = await startChild('application-server.ts', env).ended;
  expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining('is not the secret key')]]);
  expect(await everything()).toEqual(before);
});

it('records the key of an older installation only if it decrypts the existing data', async () => {
  const backend = await start();
  await sql`delete from secret_keys`.execute(backend.handle!.db);
  await stop();
  const unrecorded = await everything();
  expect(await refusal({ SECRET_KEY: OTHER })).toMatch(
    /^SECRET_KEY opens 0 of the 1 documents and other encrypted/,
  );
  const kept = fs.readFileSync(keyFile);
  fs.rmSync(keyFile);
  try {
    expect(await refusal()).toMatch(
      /^The secret key is missing, and this database holds 1 items that were encrypted/,
    );
    expect(fs.existsSync(keyFile)).toBe(false);
  } finally {
    fs.writeFileSync(keyFile, kept, { mode: 0o600 });
  }
  expect(await everything()).toEqual(unrecorded);
  const [secret] = existingSecretKeys({
    DATA_DIR,
    SECRET_KEY: undefined,
    SECRET_KEY_OTHERS: undefined,
  })!.secrets;
  const { handle } = await start();
  expect(await handle!.run('select id from secret_keys')).toEqual([{ id: secretKeyId(secret) }]);
});

it('starts with a new key after the old one was given up, and with the old one if it is found again', async () => {
  const backend = await start();
  const id = await giveUpSecretKey(backend.handle!);
  await stop();
  const next = await start({ SECRET_KEY: OTHER });
  expect(await next.handle!.run('select id from secret_keys where retired_at is null')).toEqual([
    { id: secretKeyId(Buffer.from(OTHER)) },
  ]);
  await giveUpSecretKey(next.handle!);
  await stop();
  const found = await start();
  expect(await found.handle!.run('select id from secret_keys where retired_at is null')).toEqual([{ id }]);
});
