import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseEnv } from '../../tests/support/database.ts';
import { announceChange } from '../domain/announce.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { silentLog } from '../platform/log.ts';
import { openBackend } from './backend.ts';

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-kept-'));
const settings = { DATA_DIR, ...(await databaseEnv()), DEMO: 'off', LOG_LEVEL: 'silent' };
const backend = await openBackend({
  env: readEnv(settings),
  log: silentLog,
  clock: systemClock,
  publicOrigin: 'http://x',
  loadLetters: async () => async () => ({ html: '', text: '', pictures: [] }),
});
afterAll(async () => {
  await backend.close();
  fs.rmSync(DATA_DIR, { recursive: true });
});

it('keeps which values of filters exist until the catalogue changes', async () => {
  const { reads, handle } = backend;
  if (!handle) return expect.unreachable();
  const { id } = await handle.db
    .insertInto('countries')
    .values({ country_name: 'Bhutan', iso2: 'BT', currency: 'BTN' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offered = async () => (await reads.courses({ country: [String(id)] })).ok;
  const change = (hidden: boolean) => handle.db.updateTable('countries').set({ hidden }).where('id', '=', id);
  expect(await offered()).toBe(true);
  // Without being told of the change, the server has not asked again.
  await change(true).execute();
  expect(await offered()).toBe(true);
  const told = Promise.withResolvers<void>();
  await handle.listen('catalogue', () => told.resolve());
  await handle.db.transaction().execute(announceChange);
  await told.promise;
  expect(await offered()).toBe(false);
});
