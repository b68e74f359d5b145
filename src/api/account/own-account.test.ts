import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import { PASSWORD } from '../../../tests/support/people.ts';

const api = await testApi();
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
interface Listed {
  count: number;
  results: { id: string; agent: string; current: boolean; created_at: string; used_at: string }[];
}
const sessions = async (bearer: Record<string, string>, query = '') => {
  const { status, body } = await api.get(`/api/user/sessions/${query}`, bearer);
  expect(status).toBe(200);
  return body as Listed;
};

describe('without a token', () => {
  it.each([
    ['GET', '/api/user/profile/'],
    ['PATCH', '/api/user/profile/'],
    ['POST', '/api/user/password-change/'],
    ['GET', '/api/user/sessions/'],
    ['DELETE', '/api/user/sessions/1/'],
    ['POST', '/api/user/sessions/end-all/'],
    ['GET', '/api/user/export/'],
    ['POST', '/api/user/delete/'],
  ])('%s %s is refused before anything is read', async (method, path) => {
    expect(await api.ask(method, path)).toMatchObject({
      status: 401,
      body: { detail: 'Authentication credentials were not provided.' },
    });
    expect(await api.ask(method, path, { Authorization: 'Bearer null' })).toMatchObject({ status: 401 });
  });
});

describe('the profile', () => {
  it('is empty at first, keeps what is sent, and nothing else', async () => {
    const { bearer } = await api.user('profile@example.com');
    expect((await api.get('/api/user/profile/', bearer)).body).toEqual({
      first_name: '',
      last_name: '',
      contact: '',
      address: '',
      email: 'profile@example.com',
      role: 'user',
      created_at: expect.any(String) as string,
      second_factor: false,
    });
    const before = await api.handle.db
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', 'profile@example.com')
      .executeTakeFirstOrThrow();
    const sent = {
      first_name: ' माया ',
      contact: '+977 9800000000',
      role: 'staff',
      status: 'disabled',
      email: 'other@example.com',
      email_key: 'other@example.com',
      password_hash: 'x',
      verified_at: null,
      id: crypto.randomUUID(),
      user_id: crypto.randomUUID(),
      consent_version: '9',
      created_at: '2000-01-01T00:00:00Z',
      second_factor: true,
      constructor: { prototype: { role: 'staff' } },
    };
    const changed = await api.ask('PATCH', '/api/user/profile/', bearer, sent);
    expect(changed).toMatchObject({ status: 200, body: { first_name: 'माया', contact: '+977 9800000000' } });
    await api.ask(
      'PATCH',
      '/api/user/profile/',
      bearer,
      JSON.parse('{"__proto__":{"role":"staff"},"last_name":"Gurung"}'),
    );
    const after = await api.handle.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({
      ...before,
      first_name: 'माया',
      last_name: 'Gurung',
      contact: '+977 9800000000',
      updated_at: after.updated_at,
    });
  });

  it('takes no field from the address, and the last of two fields of the same name', async () => {
    const { bearer } = await api.user('polluted@example.com');
    const names = async () => {
      const { body } = await api.get('/api/user/profile/?last_name=Query', bearer);
      const { first_name, last_name } = body as { first_name: string; last_name: string };
      return [first_name, last_name];
    };
    const send = (query: string, body: string) =>
      api.fetch(
        new Request(`http://x.test/api/user/profile/${query}`, {
          method: 'PATCH',
          headers: { ...bearer, 'Content-Type': 'application/json', Cookie: 'last_name=Cookie' },
          body,
        }),
        { clientAddress: '203.0.113.1' },
      );
    const query = '?first_name=Query&last_name=Query&body[last_name]=Query';
    expect((await send(query, '{"first_name":"Sita"}')).status).toBe(200);
    expect(await names()).toEqual(['Sita', '']);
    expect((await send('', '{"first_name":"Sita","first_name":"Maya"}')).status).toBe(200);
    expect(await names()).toEqual(['Maya', '']);
  });

  it.each([
    [{ first_name: 'x'.repeat(151) }, { first_name: ['Ensure this field has no more than 150 characters.'] }],
    [{ address: null }, { address: ['This field may not be null.'] }],
    [{ contact: 98 }, { contact: ['Not a valid string.'] }],
    [{ contact: 'a\u0000b' }, { contact: ['Null characters are not allowed.'] }],
  ])('says what is wrong with %j', async (form, errors) => {
    const { bearer } = await api.user(`wrong-${crypto.randomUUID()}@example.com`);
    expect(await api.ask('PATCH', '/api/user/profile/', bearer, form)).toMatchObject({
      status: 400,
      body: errors,
    });
  });
});

describe('sessions', () => {
  it('are listed with readable names, the last used first, in pages', async () => {
    const email = 'places@example.com';
    const first = await api.user(email);
    api.clock.advance({ minutes: 1 });
    const answer = await api.ask(
      'POST',
      '/api/user/login/',
      { 'User-Agent': CHROME },
      { email, password: PASSWORD },
    );
    const { token } = answer.body as { token: { access: string } };
    const bearer = { Authorization: `Bearer ${token.access}` };
    const { count, results } = await sessions(bearer);
    expect(count).toBe(2);
    expect(results.map(({ agent, current }) => [agent, current])).toEqual([
      ['Chrome on Android', true],
      ['Another program', false],
    ]);
    api.clock.advance({ minutes: 1 });
    await api.ask('POST', '/api/user/token/refresh/', {}, { refresh: first.token.refresh });
    expect((await sessions(bearer)).results[0]?.agent).toBe('Another program');
    expect((await sessions(bearer, '?records=1&page=2')).results.map(({ agent }) => agent)).toEqual([
      'Chrome on Android',
    ]);
    expect(await api.get('/api/user/sessions/?page=3', bearer)).toMatchObject({
      status: 404,
      body: { detail: 'Invalid page.' },
    });
    const kept = await api.handle.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('SM-A057F');
  });

  it('can be ended one by one, by their owner only', async () => {
    const here = await api.user('one@example.com');
    const there = await api.logIn('one@example.com');
    const stranger = await api.user('stranger@example.com');
    const other = (await sessions(here.bearer)).results.find(({ current }) => !current);
    const end = (bearer: object, id: string) => api.ask('DELETE', `/api/user/sessions/${id}/`, { ...bearer });
    expect(await end(stranger.bearer, other!.id)).toMatchObject({ status: 404 });
    for (const id of ['1', 'x', crypto.randomUUID(), "'%20or%20true"]) {
      expect(await end(here.bearer, id)).toMatchObject({ status: 404 });
    }
    expect(await end(here.bearer, other!.id)).toMatchObject({ status: 200 });
    expect(await end(here.bearer, other!.id)).toMatchObject({ status: 404 });
    expect(await api.get('/api/user/profile/', there.bearer)).toMatchObject({ status: 401 });
    expect(await api.get('/api/user/profile/', here.bearer)).toMatchObject({ status: 200 });
  });

  it('can all be ended at once, without ending those of others', async () => {
    const here = await api.user('all@example.com');
    const there = await api.logIn('all@example.com');
    const stranger = await api.user('bystander@example.com');
    expect(await api.ask('POST', '/api/user/sessions/end-all/', here.bearer)).toMatchObject({ status: 200 });
    for (const { bearer } of [here, there]) {
      expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401 });
    }
    expect(await api.get('/api/user/profile/', stranger.bearer)).toMatchObject({ status: 200 });
  });

  it('are deleted some time after they ended', async () => {
    const { bearer } = await api.user('old@example.com');
    await api.ask('POST', '/api/user/sessions/end-all/', bearer);
    const { id } = await api.handle.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'old@example.com')
      .executeTakeFirstOrThrow();
    const left = () => api.handle.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
    await twoLooks(api.handle.db, api.accounts.cleanUp);
    expect(await left()).toHaveLength(1);
    api.clock.advance({ days: 2 });
    await twoLooks(api.handle.db, api.accounts.cleanUp);
    expect(await left()).toHaveLength(0);
  });
});
