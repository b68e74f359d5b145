import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { databaseEnv } from '../../../tests/support/database.ts';
import { firstMonth } from '../../../tests/support/register-month.ts';
import { registerSheets, type TestRegister } from '../../../tests/support/register.ts';
import { writeWorkbook } from '../../../tests/support/workbook.ts';
import type { ImportRun } from '../../contract/import-runs.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silentLog } from '../../platform/log.ts';
import { performInChild } from './run-process.ts';

/** Imports in a real process of their own, as the server performs them. */

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'import-process-'));
const { DATABASE_URL: databaseUrl } = await databaseEnv();
const handle = await openDatabase({ databaseUrl, dataDir, log: silentLog });
await migrate(handle, silentLog);
afterAll(async () => {
  await handle.close();
  fs.rmSync(dataDir, { recursive: true });
});
const api = await testApi({ handle, performImport: performInChild({ handle, databaseUrl, dataDir }) });
const office = await api.staff('office@example.com');

/** Processes that this one has started and that are still there. */
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
const copies = () => {
  const folder = path.join(dataDir, 'imports');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};
const read = async (id: number) =>
  (await api.get(`/api/staff/imports/${id}/`, office.bearer)).body as ImportRun;
const act = (id: number, action: string) =>
  api.ask('POST', `/api/staff/imports/${id}/${action}/`, office.bearer);
const imported = async () =>
  (await handle.db.selectFrom('courses').select('id').where('source', '=', 'cricos').execute()).length;

async function upload(register: TestRegister): Promise<number> {
  const form = new FormData();
  form.append('kind', 'cricos');
  const file = writeWorkbook(path.join(dataDir, 'register.xlsx'), registerSheets(register));
  form.append('files', new File([fs.readFileSync(file)], 'register.xlsx'));
  const body = { method: 'POST', headers: office.bearer, body: form };
  const request = new Request('http://10.0.0.7:3000/api/staff/imports/', body);
  const answer = await api.fetch(request, { clientAddress: '203.0.113.1' });
  return ((await answer.json()) as ImportRun).id;
}

/** A register that takes seconds to read. */
function large(): TestRegister {
  const register = firstMonth();
  const [course] = register.courses;
  for (let n = 0; n < 20_000; n += 1)
    register.courses.push({ ...course!, 'CRICOS Course Code': `1${String(n).padStart(6, '0')}` });
  return register;
}

it('a dry run changes nothing and leaves nothing behind; applied, the catalogue is there', async () => {
  const id = await upload(firstMonth());
  const begun = children();
  const working = api.sent();
  await expect.poll(children, { timeout: 20_000, interval: 5 }).toBeGreaterThan(begun);
  await working;
  expect(await read(id)).toMatchObject({ state: 'checked', summary: { course: { added: 8 } } });
  expect([await imported(), children(), copies()]).toEqual([0, begun, []]);
  await act(id, 'apply');
  await api.sent();
  expect(await read(id)).toMatchObject({ state: 'applied', applied_by: office.email });
  expect(await imported()).toBe(8);
  const search = await api.get('/api/app/course-list/?search=nursing');
  expect((search.body as { count: number }).count).toBeGreaterThan(0);
});

it('that is stopped ends its process within seconds, and nothing is changed', async () => {
  const id = await upload(large());
  const begun = children();
  const working = api.sent();
  await expect.poll(children, { timeout: 20_000, interval: 5 }).toBeGreaterThan(begun);
  await act(id, 'stop');
  await working;
  expect(await read(id)).toMatchObject({ state: 'stopped', reason: 'Stopped. Nothing was changed.' });
  expect([await imported(), copies()]).toEqual([8, []]);
  await expect.poll(children, { timeout: 5_000 }).toBe(begun);
  expect(api.logged).toEqual([]);
});

it('that cannot be read says why', async () => {
  const id = await upload({ ...firstMonth(), courses: [] });
  await api.sent();
  const { state, reason } = await read(id);
  expect([state, api.logged]).toEqual(['failed', []]);
  expect(reason).not.toBe('');
  expect(reason).not.toContain('our side');
});
