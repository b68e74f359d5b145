import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { firstMonth } from '../../../tests/support/register-month.ts';
import { registerSheets, type TestRegister } from '../../../tests/support/register.ts';
import { writeWorkbook } from '../../../tests/support/workbook.ts';
import type { ImportLine, ImportRun } from '../../contract/import-runs.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Paged } from '../../contract/paging.ts';
import { performOn, type PerformRun } from '../../domain/imports/runs/perform.ts';

/** Replaced by tests that need an import to last. */
let perform: PerformRun | undefined;
const api = await testApi({
  performImport: (task, options) => (perform ?? performOn(api.handle))(task, options),
});
const { ask, clock, get } = api;
const { db } = api.handle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
/** Works the queued jobs. */
const work = () => api.sent();
let office: TestPerson;
beforeAll(async () => {
  office = await api.staff('office@example.com');
});

const workbook = (register: TestRegister) =>
  fs.readFileSync(writeWorkbook(path.join(folder, 'register.xlsx'), registerSheets(register)));

async function upload(fields: Record<string, string>, files: readonly [name: string, content: Uint8Array][]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('files', new File([new Uint8Array(content)], name));
  const request = new Request('http://10.0.0.7:3000/api/staff/imports/', {
    method: 'POST',
    headers: office.bearer,
    body: form,
  });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  const checked = await api.check.expectMatchesOpenApi('POST', '/api/staff/imports/', response);
  return { status: checked.status, body: checked.body as ImportRun & Record<string, unknown> };
}

function manyCourses(): TestRegister {
  const many = firstMonth();
  for (let n = 0; n < 30; n += 1)
    many.courses.push({ ...many.courses[0]!, 'CRICOS Course Code': `09000${String(n).padStart(2, '0')}` });
  return many;
}

const uploadRegister = async (register: TestRegister) =>
  (await upload({ kind: 'cricos' }, [['register.xlsx', workbook(register)]])).body;
const read = async (id: number) => (await get(`/api/staff/imports/${id}/`, office.bearer)).body as ImportRun;
const act = (id: number, action: string, body?: object) =>
  ask('POST', `/api/staff/imports/${id}/${action}/`, office.bearer, body);
const lines = async (id: number, query = '') =>
  (await get(`/api/staff/imports/${id}/lines/${query}`, office.bearer)).body as Paged<ImportLine>;
const courses = async () =>
  (await db.selectFrom('courses').select('id').where('source', '=', 'cricos').execute()).length;
const filesLeft = async () =>
  (
    await db
      .selectFrom('stored_files as f')
      .innerJoin('file_keys as k', 'k.file_id', 'f.id')
      .select('f.id')
      .execute()
  ).length;

// These tests run in order, like the months of an office.
describe('an import', () => {
  let first: ImportRun;

  it('is checked as soon as it is uploaded, and changes nothing yet', async () => {
    first = await uploadRegister(firstMonth());
    expect(first).toMatchObject({ state: 'waiting', files: [{ name: 'register.xlsx' }], actions: ['stop'] });
    await work();
    first = await read(first.id);
    expect(first).toMatchObject({
      state: 'checked',
      created_by: office.email,
      actions: ['apply', 'check', 'discard'],
      summary: { course: { added: 8 }, lines: { held: 4 } },
    });
    expect(await courses()).toBe(0);
    const list = (await get('/api/staff/imports/?state=checked', office.bearer)).body as Paged<ImportRun>;
    expect(list.results.map(({ id }) => id)).toEqual([first.id]);
  });

  it('has a report that is paged, searched and downloaded', async () => {
    const added = await lines(first.id, '?outcome=added&records=5');
    expect(added.count).toBe(first.summary!.lines.added);
    expect(added.results).toHaveLength(5);
    const found = await lines(first.id, '?search=078242D&outcome=held');
    expect(found.results.map(({ field, value }) => [field, value])).toEqual([
      ['annual_fees', '1650000'],
      ['total_fees', '1665000'],
    ]);
    expect((await get(`/api/staff/imports/${first.id}/lines/?outcome=eaten`, office.bearer)).status).toBe(
      400,
    );
    const file = await ask(
      'GET',
      `/api/staff/imports/${first.id}/lines/export/?outcome=held&format=csv`,
      office.bearer,
    );
    expect(String(file.body)).toContain('1650000');
  });

  it('is applied, and its file is deleted', async () => {
    expect(await filesLeft()).toBe(1);
    await act(first.id, 'apply');
    await work();
    first = await read(first.id);
    expect(first).toMatchObject({ state: 'applied', applied_by: office.email, actions: [], reason: '' });
    expect(await courses()).toBe(8);
    expect(await filesLeft()).toBe(0);
    expect((await lines(first.id)).count).toBeGreaterThan(8);
    expect((await act(first.id, 'apply')).status).toBe(409);
  });

  it('of the same file says so, and has nothing to change', async () => {
    const again = await uploadRegister(firstMonth());
    await work();
    const run = await read(again.id);
    expect(run).toMatchObject({ same_as: { id: first.id }, summary: { course: { added: 0, changed: 0 } } });
    await act(run.id, 'discard');
    expect(await read(run.id)).toMatchObject({ state: 'discarded' });
    expect(await lines(run.id)).toMatchObject({ count: 0 });
    expect(await filesLeft()).toBe(0);
  });

  it('that would do something else than its report says is not applied, and shows what differs', async () => {
    const next = firstMonth();
    next.courses[1]!['Course Name'] = 'Master of Advanced Nursing';
    const { id } = await uploadRegister(next);
    await work();
    expect((await lines(id, '?outcome=changed')).results).toMatchObject([
      { field: 'course_name', before: 'Master of Nursing', after: 'Master of Advanced Nursing' },
    ]);
    const course = await db
      .selectFrom('courses')
      .select('id')
      .where('source_key', '=', '078241E')
      .executeTakeFirstOrThrow();
    await testEditor(db).publish('course', course.id, { course_name: 'Nursing for Nepal' });
    await act(id, 'apply');
    await work();
    expect(await read(id)).toMatchObject({
      state: 'checked',
      reason: expect.stringMatching(/^The catalogue has changed/),
    });
    expect((await read(id)).differs).toBeGreaterThan(0);
    const [fresh] = (await lines(id, '?fresh=yes')).results;
    expect(fresh).toMatchObject({ outcome: 'kept', field: 'course_name' });
    await act(id, 'apply');
    await work();
    expect(await read(id)).toMatchObject({ state: 'applied', differs: 0 });
  });
});

describe('a file that should not be imported', () => {
  it.each([
    ['a page', 'register.xlsx', '<!doctype html><p>Log in', /web page/],
    ['a picture', 'register.jpg', '\u00FF\u00D8', /not an Excel workbook/],
    ['an empty file', 'register.csv', '', /is empty/],
    ['text with the name of a workbook', 'register.xlsx', 'a,b', /plain text/],
  ])('is refused at once: %s', async (_, name, content, sentence) => {
    const answer = await upload({ kind: 'cricos' }, [[name, Buffer.from(content)]]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body['files'])).toMatch(sentence);
    expect(await filesLeft()).toBe(0);
  });

  it('without the name of its origin is refused at the field', async () => {
    const answer = await upload({ kind: 'csv', source_name: 'UK Partners' }, [
      ['p.csv', Buffer.from('a,b\n1,2\n')],
    ]);
    expect(answer).toMatchObject({
      status: 400,
      body: { source_name: [expect.stringMatching(/uk-partners/)] },
    });
  });

  it('with other columns fails with a sentence, and can be thrown away', async () => {
    const { body } = await upload({ kind: 'csv', source_name: 'partners' }, [
      ['p.csv', Buffer.from('a,b\n1,2\n')],
    ]);
    await work();
    expect(await read(body.id)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^p\.csv lacks the columns/),
      actions: ['check', 'discard'],
    });
    await act(body.id, 'discard');
  });

  it('and would withdraw most of the catalogue is applied only after somebody says so', async () => {
    const full = await uploadRegister(manyCourses());
    await work();
    await act(full.id, 'apply');
    await work();
    const { id } = await uploadRegister({ ...firstMonth(), courses: firstMonth().courses.slice(0, 6) });
    await work();
    expect(await read(id)).toMatchObject({ state: 'failed', override: 'allow_withdrawals' });
    await act(id, 'check', { allow_withdrawals: true });
    await work();
    expect(await read(id)).toMatchObject({ state: 'checked', override: null });
    await act(id, 'discard');
  });
});

describe('an import that is running', () => {
  /** Performs until it is told to stop. */
  const forever: PerformRun = (_task, { onProgress, signal }) =>
    new Promise((_resolve, reject) => {
      onProgress({ phase: 'Courses', rows: 1200, fraction: 0.5 });
      signal.addEventListener('abort', () => reject(new Error('Ended')));
    });

  it('shows its progress, is stopped within seconds, and can be checked again', async () => {
    perform = forever;
    const { id } = await uploadRegister(manyCourses());
    const working = work();
    await expect.poll(async () => (await read(id)).phase, { timeout: 10_000 }).toBe('Courses');
    expect(await read(id)).toMatchObject({ state: 'running', rows_done: 1200, actions: ['stop'] });
    await act(id, 'stop');
    await working;
    expect(await read(id)).toMatchObject({ state: 'stopped', reason: 'Stopped. Nothing was changed.' });
    perform = undefined;
    await act(id, 'check', {});
    await work();
    expect(await read(id)).toMatchObject({ state: 'checked' });
    await act(id, 'discard');
  });

  it('was interrupted if its process died, and its job does not run again by itself', async () => {
    const { id } = await uploadRegister(manyCourses());
    await work();
    const ticket = '0badc0de-0bad-4bad-8bad-0badc0de0bad';
    const died = { state: 'running', claimed: true, ticket, beat_at: clock.now() } as const;
    await db.updateTable('import_runs').set(died).where('id', '=', id).execute();
    clock.advance({ minutes: 5 });
    expect(await read(id)).toMatchObject({ state: 'interrupted', actions: ['check', 'discard'] });
    await act(id, 'check', {});
    await work();
    expect(await read(id)).toMatchObject({ state: 'checked' });
    await act(id, 'discard');
    expect(api.logged).toEqual([]);
  });
});

it('gives the template with its example rows', async () => {
  const answer = await ask('GET', '/api/staff/import-template/', office.bearer);
  expect(String(answer.body)).toContain('university_key');
});

it('what staff do with imports is in the log of changes', async () => {
  const answer = await get('/api/staff/change-log/?kind=import&records=100', office.bearer);
  const entries = (answer.body as Paged<LogEntry>).results.toReversed();
  expect(entries.slice(0, 3)).toMatchObject([
    { who: { name: office.email }, title: 'register.xlsx', action: 'Uploaded' },
    { action: 'Began to apply' },
    { who: { name: office.email }, action: 'Applied', object: entries[0]!.object },
  ]);
  expect(entries[2]!.changes).toContainEqual({ path: ['Courses added'], after: 8 });
  const done = new Set(entries.map(({ action }) => action));
  for (const action of ['Threw away', 'Stopped', 'Tried without saving']) expect(done).toContain(action);
});
