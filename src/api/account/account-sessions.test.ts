import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { INVALID, notValid, pairOf, testTokens } from '../../../tests/support/tokens.ts';

/** Sessions: refreshing, how long they last, and what ends them at once. */

const api = await testApi();
const { profile, refresh } = testTokens(api);

describe('refreshing', () => {
  it('exchanges a token for a new pair, once; a second time ends the whole family', async () => {
    const thief = await api.user('replayed@example.com');
    const elsewhere = await api.logIn('replayed@example.com');
    const second = pairOf(await refresh(thief.token.refresh));
    const third = pairOf(await refresh(second.refresh));
    expect(await profile(third.access)).toMatchObject({ status: 200 });

    const replayed = await refresh(thief.token.refresh);
    expect(replayed).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid', detail: 'Token is invalid' },
    });
    for (const { access } of [thief.token, second, third]) {
      expect(await profile(access)).toMatchObject({ status: 401, body: INVALID });
    }
    expect(await refresh(third.refresh)).toMatchObject({ status: 401 });
    expect(await profile(elsewhere.token.access)).toMatchObject({ status: 200 });
  });

  it('gives one new pair for fifty requests at the same time, and ends the session', async () => {
    const { token } = await api.user('crowd@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token.refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await profile(pairOf(won[0]!).access)).toMatchObject({ status: 401 });
  });

  it('works for 30 days after the last refresh', async () => {
    let { refresh: current } = (await api.user('patient@example.com')).token;
    api.clock.advance({ days: 29 });
    ({ refresh: current } = pairOf(await refresh(current)));
    api.clock.advance({ days: 30 });
    expect(await refresh(current)).toMatchObject({ status: 401, body: { detail: 'Token is expired' } });
  });

  it('ends 90 days after the login, however often it is used', async () => {
    let { refresh: current, access } = (await api.user('faithful@example.com')).token;
    for (let days = 0; days < 87; days += 29) {
      api.clock.advance({ days: 29 });
      ({ refresh: current, access } = pairOf(await refresh(current)));
    }
    api.clock.advance({ days: 2, hours: 23, minutes: 30 });
    ({ refresh: current, access } = pairOf(await refresh(current)));
    expect(await profile(access)).toMatchObject({ status: 200 });
    api.clock.advance({ minutes: 30 });
    expect(await profile(access)).toMatchObject({ status: 401, body: notValid('Token is expired') });
    expect(await refresh(current)).toMatchObject({ status: 401, body: { detail: 'Token is expired' } });
  });

  it.each([
    [
      'an access token',
      async () => (await api.user('mixed@example.com')).token.access,
      'Token has wrong type',
    ],
    ['garbage', () => 'garbage', 'Token is invalid'],
  ])('refuses %s', async (_name, token, detail) => {
    expect(await refresh(await token())).toMatchObject({ status: 401, body: { detail, error: detail } });
  });
});

describe('a session of staff', () => {
  /** An hour passes, and the browser fetches new tokens. */
  const anHour = async (token: string) => {
    api.clock.advance({ hours: 1 });
    return pairOf(await refresh(token));
  };

  it('ends 12 hours after its last use', async () => {
    const { token } = await api.staff('idle@prasthan.test');
    const next = await anHour(token.refresh);
    api.clock.advance({ minutes: 30 });
    // Any call is a use, not only a refresh.
    expect(await profile(next.access)).toMatchObject({ status: 200 });
    api.clock.advance({ hours: 11, minutes: 30 });
    const late = pairOf(await refresh(next.refresh));
    api.clock.advance({ hours: 12 });
    expect(await refresh(late.refresh)).toMatchObject({ status: 401, body: { detail: 'Token is expired' } });
  });

  it('ends 7 days after the login, however much it is used', async () => {
    let { token } = await api.staff('busy@prasthan.test');
    for (let hours = 0; hours < 7 * 24 - 1; hours += 1) {
      if (hours % 8 === 0) token = await anHour(token.refresh);
      else api.clock.advance({ hours: 1 });
    }
    api.clock.advance({ minutes: 30 });
    token = pairOf(await refresh(token.refresh));
    api.clock.advance({ minutes: 29 });
    expect(await profile(token.access)).toMatchObject({ status: 200 });
    // The token itself would be good for half an hour more.
    api.clock.advance({ minutes: 1 });
    expect(await profile(token.access)).toMatchObject({ status: 401, body: notValid('Token is expired') });
    expect(await refresh(token.refresh)).toMatchObject({ status: 401, body: { detail: 'Token is expired' } });
  });

  it('has the same limits from the next call on for a person who becomes staff', async () => {
    const { token } = await api.user('risen@example.com');
    let pair = token;
    for (let days = 0; days < 8; days += 1) {
      api.clock.advance({ days: 1 });
      pair = pairOf(await refresh(pair.refresh));
    }
    expect(await profile(pair.access)).toMatchObject({ status: 200 });
    await api.handle.db
      .updateTable('users')
      .set({ role: 'staff', staff_role: 'owner' })
      .where('email_key', '=', 'risen@example.com')
      .execute();
    expect(await profile(pair.access)).toMatchObject({ status: 401, body: notValid('Token is expired') });
    expect(await refresh(pair.refresh)).toMatchObject({ status: 401 });
  });
});

describe('a change in the database takes effect at once', () => {
  const change = (email: string, values: object) =>
    api.handle.db.updateTable('users').set(values).where('email_key', '=', email).execute();

  it('a role that was given or taken', async () => {
    const { bearer } = await api.user('promoted@example.com');
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ body: { role: 'user' } });
    await change('promoted@example.com', { role: 'staff', staff_role: 'reader' });
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ body: { role: 'staff' } });
  });

  it('an account that was disabled', async () => {
    const { bearer, token } = await api.user('disabled@example.com');
    await change('disabled@example.com', { status: 'disabled' });
    const inactive = { detail: 'User is inactive', code: 'user_inactive' };
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401, body: inactive });
    expect(await refresh(token.refresh)).toMatchObject({ status: 401, body: { detail: 'User is inactive' } });
    const form = { email: 'disabled@example.com', password: PASSWORD };
    expect(await api.ask('POST', '/api/user/login/', {}, form)).toMatchObject({
      status: 401,
      body: { code: 'account_disabled' },
    });
    const wrong = { ...form, password: 'Wrong-password-1!' };
    expect(await api.ask('POST', '/api/user/login/', {}, wrong)).toMatchObject({
      status: 401,
      body: { code: 'no_active_account' },
    });
  });

  it('a session that was logged out, with any of its tokens', async () => {
    const { bearer, token } = await api.user('leaving@example.com');
    const newer = pairOf(await refresh(token.refresh));
    const out = (value: string) => api.ask('POST', '/api/user/logout/', {}, { refresh: value });
    expect(await out(token.refresh)).toMatchObject({ status: 200, body: { detail: 'You are logged out.' } });
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401, body: INVALID });
    expect(await profile(newer.access)).toMatchObject({ status: 401, body: INVALID });
    expect(await refresh(newer.refresh)).toMatchObject({ status: 401 });
    for (const any of [newer.refresh, newer.access, 'garbage'])
      expect(await out(any)).toMatchObject({ status: 200 });
  });

  it('an account that was deleted', async () => {
    const { bearer, token } = await api.user('gone@example.com');
    await api.handle.db.deleteFrom('users').where('email_key', '=', 'gone@example.com').execute();
    const unknown = { detail: 'User not found', code: 'user_not_found' };
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401, body: unknown });
    expect(await refresh(token.refresh)).toMatchObject({ status: 401, body: { detail: 'User not found' } });
  });
});
