import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';

const api = await testApi();
const { ask, get } = api;
const boss = await api.staff('boss@example.com');
const asha = await api.user('asha@example.com');
const bikash = await api.user('bikash@example.com');
const phone = await api.logIn(asha.email);

const PROFILE = '/api/user/profile/';
const inside = async (...people: { bearer: Record<string, string> }[]) =>
  Promise.all(people.map(async ({ bearer }) => (await get(PROFILE, bearer)).status));
const idOf = async (email: string) =>
  (await api.handle.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id;
const recorded = async () =>
  (
    await api.handle.db
      .selectFrom('security_events')
      .select(['subject_id', 'detail'])
      .where('event', '=', 'sessions_ended')
      .orderBy('id')
      .execute()
  ).map(({ subject_id, detail }) => [subject_id, detail]);

describe('an owner', () => {
  it('logs a student out on all devices, and nobody else', async () => {
    const id = await idOf(asha.email);
    const address = `/api/staff/people/${id}/end-sessions/`;
    expect((await ask('POST', address, await api.prove(boss))).status).toBe(200);
    expect(await inside(asha, phone, bikash, boss)).toEqual([401, 401, 200, 200]);
    // The password still works.
    expect(await inside(await api.logIn(asha.email))).toEqual([200]);
    const nobody = '/api/staff/people/5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f/end-sessions/';
    expect((await ask('POST', nobody, await api.prove(boss))).status).toBe(404);
    expect(await recorded()).toEqual([[id, {}]]);
  });

  it('logs everybody out but the session that asks', async () => {
    const again = await api.logIn(asha.email);
    const elsewhere = await api.logIn(boss.email);
    const answer = await ask('POST', '/api/staff/end-all-sessions/', await api.prove(boss));
    expect(answer).toMatchObject({ status: 200, body: { detail: '3 people were logged out.' } });
    expect(await inside(again, bikash, elsewhere, boss)).toEqual([401, 401, 401, 200]);
    expect(await ask('POST', '/api/staff/end-all-sessions/', await api.prove(boss))).toMatchObject({
      body: { detail: '0 people were logged out.' },
    });
    expect(await inside(await api.logIn(bikash.email))).toEqual([200]);
    expect((await recorded()).slice(1)).toEqual([
      [null, { place: 'everybody' }],
      [null, { place: 'everybody' }],
    ]);
  });
});

it('a counselor cannot', async () => {
  const counselor = await api.staff('counselor@example.com', undefined, 'counselor');
  const id = await idOf(asha.email);
  for (const address of [`/api/staff/people/${id}/end-sessions/`, '/api/staff/end-all-sessions/'])
    expect(await ask('POST', address, await api.prove(counselor))).toMatchObject({
      status: 403,
      body: { code: 'no_right' },
    });
});
