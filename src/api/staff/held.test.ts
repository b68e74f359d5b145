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
import type { HeldOutcome, HeldValue } from '../../contract/held-values.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Paged } from '../../contract/paging.ts';
import { cricosSource } from '../../domain/imports/cricos.ts';
import { openCricos } from '../../domain/imports/cricos-tables.ts';
import { Report } from '../../domain/imports/report.ts';
import { runImport } from '../../domain/imports/run.ts';

const api = await testApi();
const { ask, get } = api;
const { db } = api.handle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'held-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let office: TestPerson;

async function importRegister(register: TestRegister) {
  const tables = await openCricos([
    writeWorkbook(path.join(folder, 'register.xlsx'), registerSheets(register)),
  ]);
  const report = new Report();
  const file = { name: 'register.xlsx', sha256: 'x' };
  await runImport(db, cricosSource(tables, report), report, { file, startedAt: new Date() });
  tables.close();
}

beforeAll(async () => {
  office = await api.staff('office@example.com');
  await importRegister(firstMonth());
});

const list = async (query = '') =>
  ((await get(`/api/staff/held/${query}`, office.bearer)).body as Paged<HeldValue>).results;
const decide = (body: object) => ask('POST', '/api/staff/held/decide/', office.bearer, body);
const courseBy = (key: string) =>
  db.selectFrom('courses').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow();
const held = async (value: string) => (await list()).find((each) => each.value === value)!;

// These tests run in order: each decides some of the values that the import held back.
describe('held values', () => {
  it('are listed with what pages show now, why they were held, and where they came from', async () => {
    const all = await list();
    expect(all.map(({ field, value, now }) => [field, value, now]).toSorted()).toEqual([
      ['annual_fees', '0', ''],
      ['annual_fees', '1650000', ''],
      ['total_fees', '1', ''],
      ['total_fees', '1665000', ''],
    ]);
    expect(await held('1665000')).toMatchObject({
      about: 'doubt',
      key: '078242D',
      course: { name: 'Course 078242D' },
      university: { name: 'Institute 00002J' },
      currency: 'AUD',
      file_name: 'register.xlsx',
      may_accept: true,
    });
    expect(await list('?search=078243')).toHaveLength(1);
    expect(await list('?field=total_fees')).toHaveLength(2);
    const { id } = await held('1665000');
    expect((await get(`/api/staff/held/${id}/`, office.bearer)).body).toMatchObject({ id, value: '1665000' });
  });

  it('are accepted, and pages and the search have them', async () => {
    const { id } = await held('1665000');
    expect((await decide({ ids: [id], decision: 'accept' })).body).toMatchObject({ decided: 1 });
    const course = await courseBy('078242D');
    expect(course).toMatchObject({ total_fees: 1665000, staff_fields: [] });
    const indexed = db.selectFrom('course_search').select('total_sort').where('course_id', '=', course.id);
    expect((await indexed.executeTakeFirstOrThrow()).total_sort).toBeGreaterThan(1665000);
    expect(await list('?state=decided')).toMatchObject([
      { id, state: 'accepted', decided_by: office.email, now: '1665000' },
    ]);
  });

  it('that were decided by mistake are opened again', async () => {
    const [decided] = await list('?state=decided');
    expect((await decide({ ids: [decided!.id], decision: 'reopen' })).body).toMatchObject({ decided: 1 });
    expect(await courseBy('078242D')).toMatchObject({ total_fees: null });
    expect(await list('?state=decided')).toEqual([]);
    expect(await list()).toHaveLength(4);
  });

  it('are corrected to a value of staff, which the next import keeps', async () => {
    const { id } = await held('1650000');
    const wrong = await decide({ ids: [id], decision: 'correct', value: 'sixteen' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { value: [expect.stringMatching(/cannot be stored/)] },
    });
    await decide({ ids: [id], decision: 'correct', value: '16,500' });
    expect(await courseBy('078242D')).toMatchObject({ annual_fees: 16500, staff_fields: ['annual_fees'] });
    await importRegister(firstMonth());
    expect(await courseBy('078242D')).toMatchObject({ annual_fees: 16500 });
    expect((await list('?state=decided'))[0]).toMatchObject({ state: 'corrected', corrected_to: '16500' });
  });

  it('are decided many at once after a look at the count', async () => {
    const filter = { about: 'doubt', field: 'total_fees' };
    const preview = await decide({ filter, decision: 'dismiss', preview: true });
    expect(preview.body).toMatchObject({ decided: 2, impossible: 0 } satisfies Partial<HeldOutcome>);
    expect(await list()).toHaveLength(3);
    const stale = await decide({ filter, decision: 'dismiss', expected: 9 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'held_changed' } });
    await decide({ filter, decision: 'dismiss', expected: 2 });
    expect((await list()).map(({ value }) => value)).toEqual(['0']);
    expect(await courseBy('078244B')).toMatchObject({ total_fees: null });
  });
});

describe('a value of the source for a field that staff have set', () => {
  it('waits beside ours until somebody decides', async () => {
    const { id } = await courseBy('078241E');
    await testEditor(db).publish('course', id, {
      course_name: 'Nursing for Nepal',
      course_type: 'Vocational',
    });
    const next = firstMonth();
    next.courses[1]!['Course Name'] = 'Master of Advanced Nursing';
    await importRegister(next);
    expect(await list('?about=conflict')).toMatchObject([
      { field: 'course_name', now: 'Nursing for Nepal', value: 'Master of Advanced Nursing' },
    ]);
  });

  it('is replaced by what the source says later, and is over when it agrees with us', async () => {
    const next = firstMonth();
    next.courses[1]!['Course Name'] = 'Master of Clinical Nursing';
    await importRegister(next);
    expect((await list('?about=conflict')).map(({ value }) => value)).toEqual(['Master of Clinical Nursing']);
    next.courses[1]!['Course Name'] = 'Nursing for Nepal';
    await importRegister(next);
    expect(await list('?about=conflict')).toEqual([]);
    next.courses[1]!['Course Name'] = 'Master of Clinical Nursing';
    await importRegister(next);
  });

  it('is taken: the field follows the source again', async () => {
    const [conflict] = await list('?about=conflict');
    await decide({ ids: [conflict!.id], decision: 'accept' });
    expect(await courseBy('078241E')).toMatchObject({
      course_name: 'Master of Clinical Nursing',
      staff_fields: ['course_type'],
    });
    await importRegister(firstMonth());
    expect(await courseBy('078241E')).toMatchObject({ course_name: 'Master of Nursing' });
    expect(await list('?about=conflict')).toEqual([]);
  });
});

it('decisions are in the log of changes, many at once as one entry', async () => {
  const answer = await get('/api/staff/change-log/?kind=held_value&records=100', office.bearer);
  const entries = (answer.body as Paged<LogEntry>).results.toReversed();
  expect(entries.map(({ title, action }) => [title, action])).toEqual([
    ['Course 078242D', 'Accepted'],
    ['Course 078242D', 'Opened again'],
    ['Course 078242D', 'Corrected'],
    [expect.stringMatching(/ and 1 more$/), 'Dismissed'],
    ['Nursing for Nepal', 'Accepted'],
  ]);
  expect(entries[0]!.changes).toEqual([{ path: ['total fees'], before: '', after: '1665000' }]);
});
