import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { ALL_CASES, idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { CaseView, CaseViews } from '../../contract/case-views.ts';
import { MAX_VIEWS } from '../../contract/case-columns.ts';

/** Saved views of the list of cases: one's own, and those of the whole office. */

const api = await testApi();
const { db } = api.handle;
const VIEWS = '/api/staff/case-views/';
let owner: TestPerson;
let sita: TestPerson;
let ram: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  owner = await api.staff('owner@prasthan.test', { first_name: 'Maya', last_name: 'Gurung' });
  sita = await api.staff('sita@prasthan.test', { first_name: 'Sita', last_name: 'Shrestha' }, 'counselor');
  ram = await api.staff('ram@prasthan.test', undefined, 'counselor');
  reader = await api.staff('reader@prasthan.test', undefined, 'reader');
});
beforeEach(async () => {
  await db.deleteFrom('case_views').execute();
});

const shown = {
  filter: { state: ['offer'], counselor: 'me', due: 'week', source: ['fair'] },
  ordering: 'next_on',
  columns: ['state', 'counselor'],
  shape: 'board',
};
const list = async (by: TestPerson) => (await api.get(VIEWS, by.bearer)).body as CaseViews;
const names = async (by: TestPerson) => (await list(by)).views.map(({ name }) => name);
async function add(by: TestPerson, name: string, values: object = shown): Promise<CaseView> {
  const answer = await api.ask('POST', VIEWS, by.bearer, { name, shown: values });
  expect(answer.status).toBe(201);
  return answer.body as CaseView;
}
const share = (by: TestPerson, id: string, shared = true) =>
  api.ask('POST', `${VIEWS}${id}/share/`, by.bearer, { shared });
const change = (by: TestPerson, id: string, body: object) =>
  api.ask('PATCH', `${VIEWS}${id}/`, by.bearer, body);
const remove = (by: TestPerson, id: string) => api.ask('DELETE', `${VIEWS}${id}/`, by.bearer);
const refused = (code: string) => ({ status: 409, body: { code } });

it('is kept with its filters, order, columns and shape, for who saved it alone', async () => {
  const view = await add(sita, '  My offers ');
  const expected = { name: 'My offers', own: true, may_change: true, shared: false, owner: 'Sita Shrestha' };
  expect(view).toMatchObject({ ...expected, shown });
  expect((await list(sita)).views).toEqual([view]);
  expect((await list(ram)).views).toEqual([]);
  for (const ask of [
    change(ram, view.id, { version: 1, name: 'Mine' }),
    share(ram, view.id),
    remove(ram, view.id),
  ])
    expect((await ask).status).toBe(404);
});

it.each([
  ['a name of spaces', { name: '  ', shown }],
  ['a name too long', { name: 'x'.repeat(61), shown }],
  ['a filter that there is not', { name: 'x', shown: { ...shown, filter: { password: 'x' } } }],
  ['a state that there is not', { name: 'x', shown: { ...shown, filter: { state: ['lost'] } } }],
  ['a column that there is not', { name: 'x', shown: { ...shown, columns: ['password'] } }],
])('is refused with %s', async (_, body) => {
  expect((await api.ask('POST', VIEWS, sita.bearer, body)).status).toBe(400);
});

describe('a shared view', () => {
  it('is seen by the whole office, before the own ones', async () => {
    const view = await add(sita, 'Offers');
    await add(ram, 'A list of my own');
    expect((await share(sita, view.id)).body).toMatchObject({ shared: true });
    for (const each of [ram, reader, owner]) {
      expect((await list(each)).views[0]).toMatchObject({
        name: 'Offers',
        own: false,
        owner: 'Sita Shrestha',
      });
    }
    expect(await names(ram)).toEqual(['Offers', 'A list of my own']);
  });

  it('is shared by owners and counselors only', async () => {
    const view = await add(reader, 'Mine');
    expect(await share(reader, view.id)).toMatchObject({ status: 403, body: { code: 'no_right' } });
  });

  it('is changed and deleted by who shared it and by owners; others copy it', async () => {
    const { id } = await add(sita, 'Offers');
    await share(sita, id);
    expect((await list(ram)).views[0]!.may_change).toBe(false);
    expect(await change(ram, id, { version: 2, name: 'Mine' })).toMatchObject(refused('not_your_view'));
    expect(await share(ram, id, false)).toMatchObject(refused('not_your_view'));
    expect(await remove(ram, id)).toMatchObject(refused('not_your_view'));
    expect((await change(owner, id, { version: 2, name: 'Offers now' })).body).toMatchObject({
      name: 'Offers now',
      own: false,
      may_change: true,
    });
    expect((await change(sita, id, { version: 3, shown: { ...shown, shape: 'table' } })).status).toBe(200);
    expect((await remove(owner, id)).status).toBe(200);
    expect(await names(sita)).toEqual([]);
  });

  it('is not overwritten by somebody who saw it before a change', async () => {
    const { id } = await add(sita, 'Offers');
    const both = await Promise.all(['One', 'Two'].map((name) => change(sita, id, { version: 1, name })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused('view_changed'));
  });

  it('stays with an owner of the office when its counselor leaves', async () => {
    const leaver = await api.staff('leaver@prasthan.test', undefined, 'counselor');
    const { id } = await add(leaver, 'Fair in Pokhara');
    await add(leaver, 'Private');
    await share(leaver, id);
    const address = `/api/staff/people/${await idOf(db, leaver)}/leave/`;
    expect((await api.ask('POST', address, await api.prove(owner), { heir: null })).status).toBe(200);
    expect((await list(sita)).views).toMatchObject([{ name: 'Fair in Pokhara', owner: 'Maya Gurung' }]);
    expect((await list(owner)).views).toMatchObject([{ id, own: true, may_change: true }]);
    expect((await db.selectFrom('case_views').select('id').execute()).length).toBe(1);
  });

  it('stays when the account of its counselor is erased', async () => {
    const gone = await api.staff('gone@prasthan.test', undefined, 'counselor');
    const { id } = await add(gone, 'Visas in June');
    await share(gone, id);
    const exported = (await api.get('/api/user/export/', gone.bearer)).body as { case_views: object[] };
    expect(exported.case_views).toMatchObject([{ name: 'Visas in June', shared: true, shown }]);
    const erased = await api.ask('POST', '/api/user/delete/', gone.bearer, { password: PASSWORD });
    expect(erased.status).toBe(200);
    expect((await list(sita)).views).toMatchObject([{ name: 'Visas in June', owner: 'Maya Gurung' }]);
  });
});

describe('the view that a list begins with', () => {
  const first = (by: TestPerson, id: string | null) =>
    api.ask('POST', `${VIEWS}first/`, by.bearer, { first: id });

  it('is chosen by each for themselves', async () => {
    const { id } = await add(sita, 'Offers');
    await share(sita, id);
    expect((await list(ram)).first).toBeNull();
    await first(ram, id);
    expect([(await list(ram)).first, (await list(sita)).first]).toEqual([id, null]);
    await first(ram, null);
    expect((await list(ram)).first).toBeNull();
  });

  it('is the whole list again when the view is deleted or not shared any more', async () => {
    const [one, two] = [await add(sita, 'One'), await add(sita, 'Two')];
    await Promise.all([share(sita, one.id), share(sita, two.id)]);
    await first(ram, one.id);
    await share(sita, one.id, false);
    expect((await list(ram)).first).toBeNull();
    expect((await first(ram, one.id)).status).toBe(404);
    await first(ram, two.id);
    await remove(sita, two.id);
    expect((await list(ram)).first).toBeNull();
  });
});

it(`is one of at most ${MAX_VIEWS}`, async () => {
  for (let nth = 0; nth < MAX_VIEWS; nth += 1) await add(sita, `View ${nth}`, ALL_CASES);
  const more = await api.ask('POST', VIEWS, sita.bearer, { name: 'One more', shown: ALL_CASES });
  expect(more).toMatchObject(refused('too_many_views'));
  await add(ram, 'Another person can');
});
