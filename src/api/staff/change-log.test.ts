import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Paged } from '../../contract/paging.ts';
import { recordChange, type LoggedChange } from '../../domain/change-log/commands.record.ts';

/** The log of changes through the API: what commands record, and the revisions of the editor, in one list. */
const api = await testApi();
const { db } = api.handle;
const owner = await api.staff('owner@prasthan.test', { first_name: 'Asha', last_name: 'Rai' });
const editor = await api.staff('editor@prasthan.test', undefined, 'editor');
const [OWNER, EDITOR] = [await idOf(db, owner), await idOf(db, editor)];

const record = (change: Partial<LoggedChange>) =>
  db.transaction().execute((trx) =>
    recordChange(trx, {
      at: api.clock.now(),
      actor: OWNER,
      kind: 'picture',
      object: 7,
      title: 'Library at dusk',
      action: 'changed',
      before: { Alt: 'A house' },
      after: { Alt: 'A library' },
      ...change,
    }),
  );
const revise = (number: number, at: Date, title = 'Choosing a course') =>
  db
    .insertInto('revisions')
    .values({
      kind: 'article',
      object: '12',
      number,
      title,
      reason: 'published',
      data: '{}',
      changes: JSON.stringify([{ path: ['title'], before: 'Old heading', after: 'Wisconsin' }]),
      author_id: EDITOR,
      author_name: 'Bina Lama',
      at,
    })
    .execute();
const list = async (query = '') =>
  (await api.get(`/api/staff/change-log/?${query}`, bearer)).body as Paged<LogEntry>;
const titles = async (query: string) => (await list(query)).results.map(({ title }) => title);

await record({});
await db
  .insertInto('revisions')
  .values({
    kind: 'fact',
    object: 'uk-visa-fee',
    number: 1,
    title: 'Student visa',
    reason: 'shipped',
    data: '{}',
    changes: '[]',
    at: api.clock.now(),
  }) // oxfmt-ignore
  .execute();
api.clock.advance({ hours: 1 });
await revise(1, api.clock.now());
api.clock.advance({ days: 1 });
// The session of the day before has expired.
const { bearer } = await api.logIn(owner.email);
await record({ title: 'Pokhara office', kind: 'import', object: 3, action: 'applied', actor: null });

it('lists changes and revisions together, newest first, with before and after', async () => {
  const { count, results } = await list();
  expect(count).toBe(3);
  expect(results).toMatchObject([
    { kind: 'import', title: 'Pokhara office', action: 'Applied', who: null, revision: null },
    { kind: 'article', object: '12', action: 'Published', revision: 1, who: { id: EDITOR } },
    {
      title: 'Library at dusk',
      who: { id: OWNER, name: 'Asha Rai' },
      changed: 1,
      changes: [{ path: ['Alt'], before: 'A house', after: 'A library' }],
    },
  ]);
});

it('is searched by person, object, day and words, of both kinds of entries', async () => {
  const today = '2026-11-22';
  const day = (moment: Date) => new Date(moment.getTime() + 5.75 * 3_600_000).toISOString().slice(0, 10);
  const last = day(api.clock.now());
  expect(await titles(`person=${OWNER}`)).toEqual(['Library at dusk']);
  expect(await titles(`person=${EDITOR}`)).toEqual(['Choosing a course']);
  expect(await titles('kind=picture&object=7')).toEqual(['Library at dusk']);
  expect(await titles('kind=article&object=13')).toEqual([]);
  expect(await titles(`from=${last}`)).toEqual(['Pokhara office']);
  expect(await titles(`from=2020-01-01&to=${last}`)).toHaveLength(3);
  expect(await titles('to=2020-01-01')).toEqual([]);
  expect(await titles('search=wiscon')).toEqual(['Choosing a course']);
  expect(await titles('search=library+AT')).toEqual(['Library at dusk']);
  expect(await titles('search=wiscon%20cho%20')).toEqual(['Choosing a course']);
  expect(await titles(`search=${encodeURIComponent("'); & ! :*")}`)).toHaveLength(3);
  for (const query of ['person=x', 'kind=king', `from=${today}x`, 'to=2026-13-45']) {
    expect((await api.get(`/api/staff/change-log/?${query}`, bearer)).status, query).toBe(400);
  }
});

it('is paged without losing or repeating an entry', async () => {
  const pages = [await list('records=1'), await list('records=1&page=2'), await list('records=1&page=3')];
  const ids = pages.map(({ results }) => results[0]!.id);
  expect(new Set(ids).size).toBe(3);
  expect(pages.map(({ next }) => next !== null)).toEqual([true, true, false]);
  for (const id of ids) {
    const { status, body } = await api.get(`/api/staff/change-log/${encodeURIComponent(id)}/`, bearer);
    expect([status, (body as LogEntry).id]).toEqual([200, id]);
  }
  for (const id of ['c99', 'r1.article.99', 'x', 'c', encodeURIComponent('c1;--')]) {
    expect((await api.get(`/api/staff/change-log/${id}/`, bearer)).status).toBe(404);
  }
});

it('keeps no name of an erased person, neither of who did it nor of whom it was about', async () => {
  const student = await api.user('sita@example.com');
  const id = await idOf(db, student);
  await record({ kind: 'person', object: id, title: 'sita@example.com', about: id });
  await db
    .insertInto('revisions')
    .values({
      kind: 'article',
      object: '99',
      number: 1,
      reason: 'saved',
      data: '{}',
      changes: '[]',
      author_id: id,
      author_name: 'Sita Erased',
      at: api.clock.now(),
    })
    .execute();
  await api.ask('POST', '/api/user/delete/', student.bearer, { password: student.password });
  const all = JSON.stringify([
    await list('records=100'),
    await db.selectFrom('change_log').selectAll().execute(),
    await db.selectFrom('revisions').selectAll().execute(),
  ]);
  expect(all).not.toMatch(/sita/i);
  expect((await list(`kind=person&object=${id}`)).results).toMatchObject([
    { action: 'Erased the account', title: '', changes: [] },
    { action: 'Changed', title: '', changes: [] },
  ]);
});
