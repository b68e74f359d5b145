import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { BulkEdit, BulkEditRecord } from '../../contract/bulk-edits/shapes.ts';
import type { CourseRow } from '../../contract/catalogue/lists.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { Paged } from '../../contract/paging.ts';

/** Bulk edits: what the preview says, what applying changes, and what undoing takes back. */

const api = await testApi();
const { db } = api.handle;
const editor = await api.staff('editor@example.com');
const colleague = await api.staff('colleague@example.com');

const get = async <T>(path: string) => {
  const { status, body } = await api.get(path, editor.bearer);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
};
const post = (path: string, body?: object, by = editor) =>
  api.ask('POST', `/api/staff/${path}`, by.bearer, body);
const run = (id: number) => get<BulkEdit>(`/api/staff/bulk-edits/${id}/`);
const records = async (id: number, state = '') =>
  (await get<Paged<BulkEditRecord>>(`/api/staff/bulk-edits/${id}/records/?state=${state}`)).results;
/** The preview of a bulk edit, finished. */
const preview = async (body: object): Promise<BulkEdit> => {
  const begun = await post('bulk-edits/', { kind: 'course', ...body });
  expect(begun.status, JSON.stringify(begun.body)).toBe(201);
  await api.sent();
  return run((begun.body as BulkEdit).id);
};
const step = async (id: number, name: 'apply' | 'undo' | 'stop'): Promise<BulkEdit> => {
  const { status, body } = await post(`bulk-edits/${id}/${name}/`);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  await api.sent();
  return run((body as BulkEdit).id);
};
const apply = async (body: object) => step((await preview(body)).id, 'apply');
const courseState = (id: number) => get<EditState>(`/api/staff/edits/course/${id}/`);
const valueOf = async (id: number, field: string) =>
  ((await courseState(id)).published as Record<string, unknown>)[field];
const saveCourse = async (id: number, field: string, after: unknown, publish = true) => {
  const { published, draft } = await courseState(id);
  const before = ((draft ?? published) as Record<string, unknown>)[field];
  const { status, body } = await post(
    `edits/course/${id}/save/`,
    { base: 0, changes: [{ path: [field], before, after }], publish },
    colleague,
  );
  expect(status, JSON.stringify(body)).toBe(200);
};
/** Published courses that no other test of this file uses. */
const used = new Set<number>();
const someCourses = async (count: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('courses')
    .select('id')
    .where('status', '=', 'published')
    .where('currency', 'is not', null)
    .where('annual_fees', 'is not', null)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id).filter((id) => !used.has(id)).slice(0, count); // oxfmt-ignore
  expect(ids).toHaveLength(count);
  for (const id of ids) used.add(id);
  return ids;
};

describe('a bulk edit', () => {
  it('shows old and new values first, changes them, and takes all back in one press', async () => {
    const ids = await someCourses(3);
    await db
      .updateTable('courses')
      .set({ source: 'csv:a', staff_fields: [] })
      .where('id', 'in', ids)
      .execute();
    await db
      .updateTable('courses')
      .set({ course_type: 'Old', source_values: JSON.stringify({ course_type: 'Old', status: 'published' }) })
      .where('id', 'in', ids)
      .execute();
    await db.updateTable('courses').set({ course_type: 'New' }).where('id', '=', ids[2]!).execute();

    const seen = await preview({ ids, action: 'set', field: 'course_type', value: ' New ' });
    expect(seen).toMatchObject({ state: 'checked', total: 3, changed: 2, same: 1, refused: 0 });
    expect((await records(seen.id, 'ready')).map(({ before, after }) => [before, after])).toEqual([
      ['Old', 'New'],
      ['Old', 'New'],
    ]);
    expect(await valueOf(ids[0]!, 'course_type')).toBe('Old');

    const done = await step(seen.id, 'apply');
    expect(done).toMatchObject({ state: 'done', changed: 2, same: 1, refused: 0, actions: ['undo'] });
    expect(await courseState(ids[0]!)).toMatchObject({
      published: { course_type: 'New' },
      staff_fields: ['course_type'],
      changed_by: 'editor@example.com',
    });
    const history = await get<Paged<object>>(`/api/staff/edits/course/${ids[0]}/revisions/`);
    expect(history.results[0]).toMatchObject({ reason: 'published', changes: [{ path: ['course_type'] }] });

    const undone = await step(seen.id, 'undo');
    expect(undone).toMatchObject({ action: 'undo', undo_of: seen.id, changed: 2, refused: 0 });
    const after = await courseState(ids[0]!);
    expect(after).toMatchObject({ published: { course_type: 'Old' }, staff_fields: [] });
    expect(await valueOf(ids[2]!, 'course_type')).toBe('New');
    expect((await run(seen.id)).undone_by).toBe(undone.id);
    expect((await post(`bulk-edits/${seen.id}/undo/`)).status).toBe(409);
  });

  it('refuses records that the value does not fit, and names the field', async () => {
    const [fits, without] = await someCourses(2);
    await db.updateTable('courses').set({ total_fees: null }).where('id', '=', fits!).execute();
    const bare = { annual_fees: null, total_fees: null, currency: null };
    await db.updateTable('courses').set(bare).where('id', '=', without!).execute();
    const ids = [fits!, without!];
    const seen = await preview({ ids, action: 'set', field: 'annual_fees', value: 30_000 });
    expect(seen).toMatchObject({ changed: 1, refused: 1 });
    expect(await records(seen.id, 'refused')).toMatchObject([
      { object: String(without), reason: 'Currency: Fees need a currency.' },
    ]);
    const done = await step(seen.id, 'apply');
    expect(done).toMatchObject({ changed: 1, refused: 1 });
    expect(await valueOf(without!, 'annual_fees')).toBeNull();
    const raised = await apply({ ids, action: 'percent', field: 'annual_fees', value: 5 });
    expect(raised).toMatchObject({ changed: 1, refused: 1 });
    expect(await valueOf(fits!, 'annual_fees')).toBe(31_500);
  });

  it('leaves out what somebody changes after the preview, and does not undo what was changed since', async () => {
    const [one, two, drafted] = await someCourses(3);
    const ids = [one!, two!, drafted!];
    await saveCourse(drafted!, 'duration_weeks', 77, false);
    const seen = await preview({ ids, action: 'set', field: 'field_detail', value: 'Bulk' });
    expect(seen).toMatchObject({ changed: 2, refused: 1 });
    expect(await records(seen.id, 'refused')).toMatchObject([{ object: String(drafted) }]);
    await saveCourse(one!, 'duration_weeks', 60);
    const done = await step(seen.id, 'apply');
    expect(done).toMatchObject({ changed: 1, refused: 2 });
    expect((await records(seen.id, 'refused'))[0]).toMatchObject({
      object: String(one),
      reason: 'colleague@example.com has changed it since the preview.',
    });
    await saveCourse(two!, 'duration_weeks', 61);
    const undone = await step(seen.id, 'undo');
    expect(undone).toMatchObject({ changed: 0, refused: 1 });
    expect(await records(undone.id)).toMatchObject([
      { title: expect.any(String), reason: 'colleague@example.com has changed it since the bulk edit.' },
    ]);
    expect(await valueOf(two!, 'field_detail')).toBe('Bulk');
  });

  it('adds to lists: what is there already keeps its place', async () => {
    const ids = await someCourses(2);
    await saveCourse(ids[0]!, 'intakes', [{ key: 'a', month: 2, year: 2027, deadline: null }]);
    await saveCourse(ids[1]!, 'intakes', []);
    const intake = { key: 'n1', month: 2, year: 2027, deadline: '2026-12-15' };
    const done = await apply({ ids, action: 'add', field: 'intakes', value: [intake] });
    expect(done).toMatchObject({ changed: 2, refused: 0 });
    for (const id of ids) {
      expect(await valueOf(id, 'intakes')).toMatchObject([{ month: 2, year: 2027, deadline: '2026-12-15' }]);
    }
    await step(done.id, 'undo');
    expect(await valueOf(ids[0]!, 'intakes')).toMatchObject([{ month: 2, year: 2027, deadline: null }]);
    expect(await valueOf(ids[1]!, 'intakes')).toEqual([]);
  });

  it('withdraws and publishes all that a search finds, and brings their states back', async () => {
    const ids = await someCourses(2);
    for (const id of ids) await saveCourse(id, 'course_name', `Zebrafish Studies ${id}`);
    await saveCourse(ids[1]!, 'duration_weeks', 99, false);
    const filter = { search: 'zebrafish' };
    const gone = await apply({ filter, action: 'withdraw' });
    expect(gone).toMatchObject({ filter, total: 2, changed: 2 });
    const found = (id: number) => api.get(`/api/app/course-info/${id}`);
    expect((await found(ids[0]!)).status).toBe(404);
    await api.followUp();
    expect(await db.selectFrom('search_due').selectAll().execute()).toEqual([]);
    await step(gone.id, 'undo');
    expect((await found(ids[0]!)).status).toBe(200);
    expect(await courseState(ids[1]!)).toMatchObject({ status: 'changed', draft: { duration_weeks: 99 } });

    const shown = await apply({ filter: { ...filter, status: 'changed' }, action: 'publish' });
    expect(shown).toMatchObject({ total: 1, changed: 1 });
    expect(await courseState(ids[1]!)).toMatchObject({
      status: 'published',
      published: { duration_weeks: 99 },
    });
    await step(shown.id, 'undo');
    expect(await courseState(ids[1]!)).toMatchObject({ status: 'changed', draft: { duration_weeks: 99 } });
    expect(await valueOf(ids[1]!, 'duration_weeks')).not.toBe(99);
  });

  it('leaves out what was taken out again of all that a search finds', async () => {
    const ids = await someCourses(3);
    for (const id of ids) await saveCourse(id, 'course_name', `Axolotl Studies ${id}`);
    const filter = { search: 'axolotl' };
    const change = { action: 'set', field: 'field_detail', value: 'Not all' };
    const done = await apply({ filter, except: [ids[1]], ...change });
    expect(done).toMatchObject({ filter, excepted: 1, total: 2, changed: 2 });
    expect(await valueOf(ids[0]!, 'field_detail')).toBe('Not all');
    expect(await valueOf(ids[1]!, 'field_detail')).not.toBe('Not all');
    const none = await post('bulk-edits/', { kind: 'course', filter, except: ids, ...change });
    expect([none.status, none.body]).toMatchObject([
      400,
      { filter: [expect.stringContaining('Nothing matches')] },
    ]);
  });

  it('changes the courses of a campus, as their list shows them', async () => {
    const [id] = await someCourses(1);
    const { university_id } = (await courseState(id!)).published as { university_id: number };
    const name = `Lake Campus ${id}`;
    const campus = await db
      .insertInto('campuses')
      .values({ university_id, campus_location: name, name_key: name.toLowerCase() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('course_campuses').values({ course_id: id!, campus_id: campus.id }).execute();
    const filter = { campus: String(campus.id) };
    const done = await apply({ filter, action: 'set', field: 'course_type', value: 'At the lake' });
    expect(done).toMatchObject({ total: 1, changed: 1 });
    expect(await valueOf(id!, 'course_type')).toBe('At the lake');
  });

  it('publishes drafts, which undoing makes drafts again', async () => {
    const make = async (city_name: string) => {
      const data = { city_name, country_id: api.catalogue.country.australia, state: '' };
      return Number(((await post('edits/city/', { data })).body as EditState).object);
    };
    const ids = [await make('Aaville'), await make('Bbville')];
    const cities = async () =>
      (await get<Paged<{ status: string }>>('/api/staff/cities/?search=bville')).results;
    expect(await cities()).toMatchObject([]);
    const status = async (id: number) => (await get<EditState>(`/api/staff/edits/city/${id}/`)).status;
    expect(await status(ids[0]!)).toBe('draft');
    const shown = await apply({ kind: 'city', ids, action: 'publish' });
    expect(shown).toMatchObject({ changed: 2 });
    expect(await status(ids[0]!)).toBe('published');
    await step(shown.id, 'undo');
    expect(await status(ids[0]!)).toBe('draft');
    const inUse = await preview({
      kind: 'country',
      ids: [api.catalogue.country.australia],
      action: 'withdraw',
    });
    expect(inUse).toMatchObject({ changed: 0, refused: 1, actions: ['discard'] });
    expect((await records(inUse.id))[0]?.reason).toContain('is used by');
    expect((await api.ask('DELETE', `/api/staff/bulk-edits/${inUse.id}/`, editor.bearer)).status).toBe(200);
  });
});

describe('a bulk edit that is cut short', () => {
  it('stops between two batches, goes on, and can be undone either way', async () => {
    const ids = await someCourses(4);
    const seen = await preview({ ids, action: 'set', field: 'field_detail', value: 'Cut' });
    expect((await post(`bulk-edits/${seen.id}/apply/`)).status).toBe(200);
    expect((await post(`bulk-edits/${seen.id}/stop/`)).status).toBe(200);
    await api.sent();
    expect(await run(seen.id)).toMatchObject({ state: 'stopped', changed: 0, actions: ['apply'] });
    expect(await step(seen.id, 'apply')).toMatchObject({ state: 'done', changed: 4 });
  });

  it('goes on where it was after its server has died', async () => {
    const ids = await someCourses(3);
    const seen = await preview({ ids, action: 'set', field: 'field_detail', value: 'Died' });
    expect((await post(`bulk-edits/${seen.id}/apply/`)).status).toBe(200);
    // As a process leaves it that has taken the job and died.
    const dead = new Date(api.clock.now().getTime() - 120_000);
    await db.updateTable('bulk_edits').set({ state: 'running', begun_at: dead, beat_at: dead }).where('id', '=', seen.id).execute(); // oxfmt-ignore
    expect(await run(seen.id)).toMatchObject({ state: 'running', stalled: true });
    await api.sent();
    expect(await run(seen.id)).toMatchObject({ state: 'done', changed: 3, stalled: false });
  });
});

describe('what a bulk edit leaves behind', () => {
  it('is one entry of the log of changes, and its saves stay with their records', async () => {
    const ids = await someCourses(2);
    const done = await apply({ ids, action: 'set', field: 'course_type', value: 'Logged' });
    const log = async (query: string) => (await get<Paged<{ kind: string; title: string; action: string }>>(`/api/staff/change-log/?${query}`)).results; // oxfmt-ignore
    expect(await log('kind=bulk_edit')).toMatchObject([
      { kind: 'bulk_edit', title: 'Type of 2 records', action: 'Applied' },
      ...Array.from({ length: (await log('kind=bulk_edit')).length - 1 }, () => ({ kind: 'bulk_edit' })),
    ]);
    expect((await log('search=Logged')).filter(({ kind }) => kind === 'course')).toEqual([]);
    expect(await log(`kind=course&object=${ids[0]}`)).not.toEqual([]);
    expect(done.applied_by).toBe('editor@example.com');
  });

  it('keeps the list of the office right', async () => {
    const [id] = await someCourses(1);
    await apply({ ids: [id], action: 'set', field: 'duration_weeks', value: 123 });
    const list = await get<Paged<CourseRow>>(`/api/staff/courses/?search=${id}`);
    expect(list.results.find((row) => row.id === id)).toMatchObject({ duration_weeks: 123 });
  });
});
