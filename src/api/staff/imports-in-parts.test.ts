import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { firstMonth } from '../../../tests/support/register-month.ts';
import { registerSheets, type TestRegister } from '../../../tests/support/register.ts';
import { writeWorkbook } from '../../../tests/support/workbook.ts';
import type { ImportLine, ImportRun } from '../../contract/import-runs.ts';
import type { Paged } from '../../contract/paging.ts';
import { performInParts } from '../../domain/imports/runs/perform-in-parts.ts';
import { performOn } from '../../domain/imports/runs/perform.ts';
import { WRITING } from '../../domain/imports/runs/policy.ts';

/** Imports that are written in many short transactions, as on the embedded database. */

/** Called when the dry run before the import is done. */
let whenChecked = async () => {};
/** Called before each part of the courses. */
let whenWriting = (_rows: number, _end: AbortController) => {};
const api = await testApi({
  performImport: (task, { onProgress, signal }) => {
    const end = new AbortController();
    const check = performOn(api.handle);
    const perform = performInParts(api.handle, async (checked, options) => {
      const result = await check(checked, options);
      if (task.step === 'apply') await whenChecked();
      return result;
    });
    return perform(task, {
      signal: AbortSignal.any([signal, end.signal]),
      onProgress: (progress) => {
        if (progress.phase === WRITING) whenWriting(progress.rows, end);
        onProgress(progress);
      },
    });
  },
});
const { ask, get } = api;
const { db } = api.handle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-in-parts-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const work = () => api.sent();
let office: TestPerson;
beforeAll(async () => {
  office = await api.staff('office@example.com');
});
beforeEach(() => {
  whenChecked = async () => {};
  whenWriting = () => {};
});

async function checked(register: TestRegister): Promise<number> {
  const form = new FormData();
  form.append('kind', 'cricos');
  const file = writeWorkbook(path.join(folder, 'register.xlsx'), registerSheets(register));
  form.append('files', new File([fs.readFileSync(file)], 'register.xlsx'));
  const body = { method: 'POST', headers: office.bearer, body: form };
  const request = new Request('http://10.0.0.7:3000/api/staff/imports/', body);
  const { id } = (await (await api.fetch(request, { clientAddress: '203.0.113.1' })).json()) as ImportRun;
  await work();
  expect(await read(id)).toMatchObject({ state: 'checked' });
  return id;
}
const read = async (id: number) => (await get(`/api/staff/imports/${id}/`, office.bearer)).body as ImportRun;
const act = (id: number, action: string) => ask('POST', `/api/staff/imports/${id}/${action}/`, office.bearer);
const lines = async (id: number) =>
  (await get(`/api/staff/imports/${id}/lines/?records=100`, office.bearer)).body as Paged<ImportLine>;
const courses = () =>
  db.selectFrom('courses').selectAll().where('source', '=', 'cricos').orderBy('source_key').execute();
const course = async (key: string) => (await courses()).find(({ source_key }) => source_key === key)!;
const found = async (words: string) =>
  ((await get(`/api/app/course-list/?search=${words}`)).body as { count: number }).count;
const holds = async () =>
  (await db.selectFrom('import_holds').select(['field', 'value', 'about']).execute()).length;

/** Courses without campuses beside those of the first month: several parts. */
function manyCourses(): TestRegister {
  const many = firstMonth();
  for (let n = 0; n < 120; n += 1)
    many.courses.push({ ...many.courses[0]!, 'CRICOS Course Code': `0900${String(n).padStart(3, '0')}` });
  return many;
}

// These tests run in order, like the months of an office.
it('is not written if its report is not the one that staff have read', async () => {
  const id = await checked(firstMonth());
  await db
    .updateTable('import_runs')
    .set({ report_sha256: 'of another report' })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('import_lines').where('run_id', '=', id).where('outcome', '=', 'held').execute();
  await act(id, 'apply');
  await work();
  expect(await read(id)).toMatchObject({ state: 'checked', differs: 4, writing: false });
  expect((await lines(id)).results.filter(({ fresh }) => fresh)).toHaveLength(4);
  expect(await courses()).toEqual([]);
  await act(id, 'discard');
});

it('that is stopped before it is written changes nothing', async () => {
  const id = await checked(firstMonth());
  whenChecked = async () => void (await act(id, 'stop'));
  await act(id, 'apply');
  await work();
  expect(await read(id)).toMatchObject({ state: 'checked', reason: 'Stopped. Nothing was changed.' });
  expect(await courses()).toEqual([]);
  await act(id, 'discard');
});

it('that fails half-way can only be completed, and then everything is there', async () => {
  const register = manyCourses();
  const id = await checked(register);
  const report = await lines(id);
  whenWriting = (rows, end) => {
    if (rows > 0) end.abort();
  };
  await act(id, 'apply');
  await work();
  const broken = await read(id);
  expect(broken).toMatchObject({ state: 'failed', writing: true, actions: ['apply', 'discard'] });
  expect(broken.reason).toMatch(/only parts of it are in the catalogue/);
  expect(api.logged.splice(0)).toHaveLength(1);
  expect((await act(id, 'check')).status).toBe(409);

  whenWriting = () => {};
  await act(id, 'apply');
  await work();
  expect(await read(id)).toMatchObject({ state: 'applied', writing: false, reason: '', actions: [] });
  expect(await courses()).toHaveLength(register.courses.length);
  expect(await holds()).toBe(4);
  expect(await lines(id)).toEqual(report);
  const imports = await db.selectFrom('imports').select(['id', 'summary']).execute();
  expect(imports).toMatchObject([{ summary: { course: { added: register.courses.length } } }]);
  await api.followUp();
  expect(await found('nursing')).toBeGreaterThan(0);
  expect(await db.selectFrom('search_due').selectAll().execute()).toEqual([]);
});

it('whose process died while it was written is completed when the server starts again', async () => {
  const next = manyCourses();
  next.courses[1]!['Course Name'] = 'Master of Advanced Nursing';
  next.courses.pop();
  const id = await checked(next);
  const died = { state: 'running', step: 'apply', claimed: true, writing: true, beat_at: null } as const;
  const { id: applied_by } = await db.selectFrom('users').select('id').where('email', '=', office.email).executeTakeFirstOrThrow(); // oxfmt-ignore
  await db
    .updateTable('import_runs')
    .set({ ...died, applied_by })
    .where('id', '=', id)
    .execute();
  expect(await read(id)).toMatchObject({ state: 'interrupted', actions: [] });
  await api.resumeImports();
  await work();
  expect(await read(id)).toMatchObject({ state: 'applied', applied_by: office.email });
  expect((await course('078241E')).course_name).toBe('Master of Advanced Nursing');
  expect((await course('0900119')).status).toBe('withdrawn');
});

it('whose writing ends the server three times in a row waits for staff', async () => {
  const next = manyCourses();
  next.courses[1]!['Course Name'] = 'Master of Mountain Nursing';
  const id = await checked(next);
  await act(id, 'apply');
  const die = async () => {
    const died = { state: 'running', step: 'apply', claimed: true, writing: true, beat_at: null } as const;
    await db.updateTable('import_runs').set(died).where('id', '=', id).execute();
    await api.resumeImports();
    return read(id);
  };
  expect([await die(), await die()]).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  const given = await die();
  expect(given).toMatchObject({ state: 'failed', writing: true, actions: ['apply', 'discard'] });
  expect(given.reason).toContain('The server stopped three times');
  await api.resumeImports();
  await work();
  expect((await read(id)).state).toBe('failed');

  await act(id, 'apply');
  expect(await die()).toMatchObject({ state: 'waiting' });
  await work();
  expect(await read(id)).toMatchObject({ state: 'applied' });
  expect((await course('078241E')).course_name).toBe('Master of Mountain Nursing');
});

it('that is half-written can be thrown away, and the parts that were written stay', async () => {
  const next = manyCourses();
  next.courses[1]!['Course Name'] = 'Master of Mountain Nursing';
  const id = await checked(next);
  await db
    .updateTable('import_runs')
    .set({ state: 'failed', step: 'apply', writing: true })
    .where('id', '=', id)
    .execute();
  expect((await read(id)).actions).toEqual(['apply', 'discard']);
  await act(id, 'discard');
  expect(await read(id)).toMatchObject({ state: 'discarded', actions: [] });
  expect((await read(id)).reason).toContain('Parts of it are in the catalogue');
  await api.resumeImports();
  await work();
  expect((await read(id)).state).toBe('discarded');
});

it('leaves what staff set while it was written, and keeps it as a conflict', async () => {
  const next = manyCourses();
  next.courses[1]!['Course Name'] = 'Master of Nursing Science';
  const id = await checked(next);
  whenChecked = async () => {
    await testEditor(db).publish('course', (await course('078241E')).id, {
      course_name: 'Nursing for Nepal',
    });
  };
  await act(id, 'apply');
  await work();
  expect(await read(id)).toMatchObject({ state: 'applied' });
  expect(await course('078241E')).toMatchObject({
    course_name: 'Nursing for Nepal',
    source_values: expect.objectContaining({ course_name: 'Master of Nursing Science' }),
  });
  expect(
    await db.selectFrom('import_holds').select('value').where('about', '=', 'conflict').execute(),
  ).toEqual([{ value: 'Master of Nursing Science' }]);
});

it('of a university that was renamed is found by its new name', async () => {
  const next = manyCourses();
  Object.assign(next.institutions[0]!, {
    'Institution Name': 'University of Everest',
    'Trading Name': 'University of Everest',
  });
  const id = await checked(next);
  await act(id, 'apply');
  await work();
  await api.followUp();
  expect(await found('everest')).toBeGreaterThan(0);
  expect(api.logged).toEqual([]);
});
