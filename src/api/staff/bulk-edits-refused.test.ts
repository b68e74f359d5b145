import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';

const api = await testApi();
const { db } = api.handle;
const editor = await api.staff('editor@example.com');
const post = (path: string, body: object, by = editor) =>
  api.ask('POST', `/api/staff/${path}`, by.bearer, body);

describe('a request for a bulk edit', () => {
  it('needs the right to change the catalogue', async () => {
    const counselor = await api.staff('counselor@example.com');
    await db
      .updateTable('users')
      .set({ staff_role: 'counselor' })
      .where('email', '=', counselor.email)
      .execute();
    const body = { kind: 'course', ids: [1], action: 'withdraw' };
    expect((await post('bulk-edits/', body, counselor)).status).toBe(403);
    expect((await api.get('/api/staff/bulk-edits/', counselor.bearer)).status).toBe(200);
  });

  it('says what is wrong with a request', async () => {
    const asks = async (body: object) => {
      const { status, body: answer } = await post('bulk-edits/', {
        kind: 'course',
        ids: [1],
        action: 'set',
        ...body,
      });
      expect(status, JSON.stringify(answer)).toBe(400);
      return JSON.stringify(answer);
    };
    expect(await asks({ field: 'annual_fees', value: -1 })).toContain('Enter 0 or more.');
    expect(await asks({ field: 'currency', value: 'dollars' })).toContain('three letters');
    expect(await asks({ field: 'course_name', value: 'All the same' })).toContain(
      'Choose a field of the list.',
    );
    expect(await asks({ field: 'source_key', value: 'x' })).toContain('Choose a field of the list.');
    expect(await asks({ field: '__proto__', value: {} })).toContain('Choose a field of the list.');
    expect(await asks({ field: 'currency', action: 'percent', value: 5 })).toContain(
      'cannot be changed this way',
    );
    expect(await asks({ ids: [], field: 'currency', value: 'AUD' })).toContain('Select at least one record.');
    expect(await asks({ field: 'intakes', action: 'add', value: [] })).toContain('Add at least one.');
    expect(await asks({ field: 'annual_fees', action: 'percent', value: 1e308 })).toContain('900 or less');
    const drop = { ids: null, action: 'withdraw', filter: { status: "'; drop table courses; --" } };
    expect((await post('bulk-edits/', { kind: 'course', ...drop })).status).toBe(400);
    const unknown = { ids: null, action: 'withdraw', filter: { everything: 'yes' } };
    expect((await post('bulk-edits/', { kind: 'course', ...unknown })).status).toBe(400);
    const both = { ids: [1], filter: {}, action: 'withdraw' };
    expect((await post('bulk-edits/', { kind: 'course', ...both })).status).toBe(400);
    for (const id of ['0', '999999', 'x', '1e3']) {
      expect((await api.get(`/api/staff/bulk-edits/${id}/`, editor.bearer)).status).toBe(404);
    }
  });
});

describe('courses of one batch', () => {
  it('do not become the same course: the first one is changed, the second is refused', async () => {
    const [one] = await db.selectFrom('courses').selectAll().where('status', '=', 'published').limit(1).execute(); // oxfmt-ignore
    const { id: _id, ...columns } = one!;
    const twin = { ...columns, source_key: 'twin', duration_weeks: 777, source_values: '{}' };
    const { id } = await db.insertInto('courses').values(twin).returning('id').executeTakeFirstOrThrow();
    const ids = [one!.id, id];
    const { body } = await post('bulk-edits/', {
      kind: 'course',
      ids,
      action: 'set',
      field: 'duration_weeks',
      value: 555,
    });
    const run = body as BulkEdit;
    const read = async () => (await api.get(`/api/staff/bulk-edits/${run.id}/`, editor.bearer)).body as BulkEdit; // oxfmt-ignore
    await api.sent();
    expect(await read()).toMatchObject({ state: 'checked', changed: 1, refused: 1 });
    await post(`bulk-edits/${run.id}/apply/`, {});
    await api.sent();
    expect(await read()).toMatchObject({ state: 'done', changed: 1, refused: 1 });
    const rows = await db.selectFrom('courses').select('duration_weeks').where('id', 'in', ids).orderBy('id').execute(); // oxfmt-ignore
    expect(rows.map(({ duration_weeks }) => duration_weeks)).toEqual([555, 777]);
  });
});
