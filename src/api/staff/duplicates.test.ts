import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import type { Duplicate } from '../../contract/duplicates.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { MergePreview } from '../../contract/students.ts';
import type { Paged } from '../../contract/paging.ts';

/** The list of possible duplicates. */

const api = await testApi();
const { db } = api.handle;
const office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const editor = await api.staff('editor@example.com', undefined, 'editor');

async function account(email: string, values: object): Promise<string> {
  const id = await idOf(db, await api.user(email));
  await db
    .updateTable('users')
    .set({ ...values, updated_at: api.clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
}
const list = async (query = '', by = office) => {
  const { status, body } = await api.get(`/api/staff/duplicates/${query}`, by.bearer);
  expect(status).toBe(200);
  return body as Paged<Duplicate>;
};
const pairs = async (query = '') =>
  (await list(query)).results.map(({ because, account: one, other }) => [
    because,
    ...[one.id, other.id].toSorted(),
  ]);
const enter = async (values: object) => {
  const body = { ticket: randomUUID(), source: 'phone', ...values };
  return ((await api.ask('POST', '/api/staff/enquiries/', office.bearer, body)).body as Enquiry).id;
};
const deny = (id: string, denied: boolean, by = office) =>
  api.ask('POST', `/api/staff/duplicates/${id}/`, by.bearer, { denied });

it('has pairs with the same number, address or rare name, until they are merged, linked or denied', async () => {
  const asha = await account('asha@example.com', { first_name: 'Asha', contact: '984-1112223' });
  const twin = await account('asha2@example.com', { first_name: 'A.', contact: '+977 9841112223' });
  const bina = await account('bina@example.com', { first_name: 'Bina', last_name: 'Shrestha' });
  const same = await account('bs@example.com', { first_name: 'Beena', last_name: 'Shresta' });
  const asked = await enter({ name: 'Dil', email: 'bina@example.com', contact: '9800000001' });
  await enter({ name: 'Nobody Else', contact: '9800000002' });
  const all = [
    ['contact', ...[asha, twin].toSorted()],
    ['email', ...[bina, asked].toSorted()],
    ['name', ...[bina, same].toSorted()],
  ];
  expect(await pairs()).toEqual([]);
  await api.findDuplicates();
  expect(await pairs()).toEqual(all);
  // Again, and on two processes at once, nothing is added.
  await Promise.all([api.findDuplicates(), api.findDuplicates()]);
  expect((await list('?records=2')).count).toBe(3);
  const [, , named] = (await list()).results;
  expect((await deny(named!.id, true, editor)).status).toBe(403);
  expect((await deny(named!.id, true)).body).toEqual({ denied: true });
  expect(await pairs()).toEqual(all.slice(0, 2));
  expect(await pairs('?denied=yes')).toEqual(all.slice(2));
  // What was denied is not found again, also after a change.
  api.clock.advance({ minutes: 5 });
  await db.updateTable('users').set({ updated_at: api.clock.now() }).where('id', '=', bina).execute();
  await api.findDuplicates();
  expect(await pairs()).toEqual(all.slice(0, 2));
  expect((await deny(named!.id, false)).status).toBe(200);
  expect(await pairs()).toEqual(all);

  const link = `/api/staff/enquiries/${asked}/person/`;
  expect((await api.ask('POST', link, office.bearer, { from: null, person: bina })).status).toBe(200);
  const preview = await api.get(`/api/staff/people/${asha}/merge/${twin}/`, office.bearer);
  const { moves } = preview.body as MergePreview;
  await api.ask('POST', `/api/staff/people/${asha}/merge/`, office.bearer, { other: twin, moves });
  expect(await pairs()).toEqual(all.slice(2));
  await db.deleteFrom('users').where('id', '=', same).execute();
  expect(await pairs()).toEqual([]);
});

it('names nothing of a name that many share, and refuses what it does not know', async () => {
  for (const nth of [1, 2, 3, 4])
    await account(`ram${nth}@example.com`, {
      first_name: 'Ram',
      last_name: 'Thapa',
      contact: `980001000${nth}`,
    });
  await api.findDuplicates();
  expect(await pairs()).toEqual([]);
  expect((await api.get('/api/staff/duplicates/?denied=maybe', office.bearer)).status).toBe(400);
  expect((await deny(randomUUID(), true)).status).toBe(404);
});
