import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT, generateKeyPair, exportSPKI, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { ORIGIN, SECRET, testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { deriveKey } from '../../platform/security/secret-key.ts';

const api = await testApi();
const profile = (token: string) => api.get('/api/user/profile/', { Authorization: `Bearer ${token}` });
const refresh = (token: string) => api.ask('POST', '/api/user/token/refresh/', {}, { refresh: token });
const pairOf = (answer: { body: unknown }) => answer.body as { access: string; refresh: string };

/** What SimpleJWT answers. Source: WIRE. */
const notValid = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});
const INVALID = notValid('Token is invalid');

describe('forged access tokens', async () => {
  const maya = await api.user('maya@example.com');
  const [head = '', body = '', signature = ''] = maya.token.access.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
  const ours = deriveKey(SECRET, 'tokens');
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (payload: JWTPayload, header: object = {}, key: Uint8Array = ours) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

  /** Signed with the very key, in a way that is not ours. */
  const hmac = (alg: string, hash: string) => {
    const text = `${base64({ alg, typ: 'JWT' })}.${body}`;
    return `${text}.${createHmac(hash, ours).update(text).digest('base64url')}`;
  };

  const forgeries: [string, string | Promise<string>, object][] = [
    ['alg none', new UnsecuredJWT(claims).encode(), INVALID],
    [
      'alg none with the old signature',
      `${base64({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      INVALID,
    ],
    ['another key', sign(claims, {}, Buffer.alloc(32, 1)), INVALID],
    ['an empty key', sign(claims, {}, new Uint8Array(32)), INVALID],
    ['the secret itself as the key', sign(claims, {}, SECRET), INVALID],
    ['the key of another purpose', sign(claims, {}, deriveKey(SECRET, 'mail data')), INVALID],
    ['RS256', new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey), INVALID],
    [
      'RS256 confusion: a public key as the HMAC key',
      exportSPKI(publicKey).then((pem) => sign(claims, {}, Buffer.from(pem))),
      INVALID,
    ],
    ['HS384 with our key', hmac('HS384', 'sha384'), INVALID],
    ['HS512 with our key', hmac('HS512', 'sha512'), INVALID],
    ['another typ', sign(claims, { typ: 'at+jwt' }), INVALID],
    ['no typ', sign(claims, { typ: undefined }), INVALID],
    [
      'a key of its own in the header',
      sign(claims, { jwk: { kty: 'oct', k: 'AAAA' } }, Buffer.alloc(32)),
      INVALID,
    ],
    [
      'an unknown critical header',
      sign(claims, { crit: ['exp2'], exp2: 1 }).catch(
        () => `${base64({ alg: 'HS256', typ: 'JWT', crit: ['exp2'], exp2: 1 })}.${body}.${signature}`,
      ),
      INVALID,
    ],
    ['another audience', sign({ ...claims, aud: 'elsewhere' }), INVALID],
    ['no audience', sign(without('aud')), INVALID],
    ['another issuer', sign({ ...claims, iss: 'https://evil.example' }), INVALID],
    ['another version', sign({ ...claims, v: 0 }), INVALID],
    ['no expiry', sign(without('exp')), INVALID],
    ['no time of issue', sign(without('iat')), INVALID],
    ['the future', sign({ ...claims, iat: Number(claims.iat) + 3600 }), INVALID],
    ['no session', sign(without('sid')), INVALID],
    ['a session of somebody else', sign({ ...claims, sid: crypto.randomUUID() }), INVALID],
    ['SQL for an id', sign({ ...claims, sid: "' or 1=1 --" }), INVALID],
    ['expired', sign({ ...claims, exp: Number(claims.iat) - 1 }), notValid('Token is expired')],
    ['a refresh token', maya.token.refresh, notValid('Token has wrong type')],
    ['an unknown type', sign({ ...claims, token_type: 'sliding' }), notValid('Token has wrong type')],
    [
      'a changed payload',
      `${head}.${base64({ ...claims, user_id: crypto.randomUUID() })}.${signature}`,
      INVALID,
    ],
    ['a cut signature', `${head}.${body}.${signature.slice(0, -2)}`, INVALID],
    ['no signature', `${head}.${body}.`, INVALID],
    ['null', 'null', INVALID],
    ['garbage', 'a.b.c', INVALID],
    ['very long garbage', 'x'.repeat(9000), INVALID],
    [
      'nobody',
      sign({ ...claims, user_id: crypto.randomUUID() }),
      { detail: 'User not found', code: 'user_not_found' },
    ],
  ];

  it('the token they are made from is good', async () => {
    expect(await profile(maya.token.access)).toMatchObject({ status: 200 });
    expect(await profile(await sign(claims))).toMatchObject({ status: 200 });
    expect(claims).toMatchObject({ iss: ORIGIN, token_type: 'access', v: 1 });
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'sid',
      'token_type',
      'user_id',
      'v',
    ]);
  });

  it.each(forgeries)('%s: 401', async (_name, token, expected) => {
    expect(await profile(await token)).toMatchObject({ status: 401, body: expected });
  });

  it('made while our clock was ahead is refused when the clock is right again; a minute is forgiven', async () => {
    api.clock.advance({ seconds: 59 });
    const nearly = await api.logIn('maya@example.com');
    api.clock.advance({ days: 3, seconds: -59 });
    const future = await api.logIn('maya@example.com');
    api.clock.advance({ days: -3 });
    expect(await profile(nearly.token.access)).toMatchObject({ status: 200 });
    expect(await profile(future.token.access)).toMatchObject({ status: 401, body: INVALID });
    expect(await refresh(future.token.refresh)).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid' },
    });
  });

  it('expires after an hour', async () => {
    const long = await api.logIn('maya@example.com');
    api.clock.advance({ minutes: 59, seconds: 59 });
    expect(await profile(long.token.access)).toMatchObject({ status: 200 });
    api.clock.advance({ seconds: 1 });
    expect(await profile(long.token.access)).toMatchObject({
      status: 401,
      body: notValid('Token is expired'),
    });
  });
});

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

  it('gives one new pair to fifty that ask at the same time, and ends the session', async () => {
    const { token } = await api.user('crowd@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token.refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await profile(pairOf(won[0]!).access)).toMatchObject({ status: 401 });
  });

  it('works for 30 days after the last time', async () => {
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

  it('is as short for somebody who was made staff within it, at the very next call', async () => {
    const { token } = await api.user('risen@example.com');
    let pair = token;
    for (let days = 0; days < 8; days += 1) {
      api.clock.advance({ days: 1 });
      pair = pairOf(await refresh(pair.refresh));
    }
    expect(await profile(pair.access)).toMatchObject({ status: 200 });
    await api.handle.db
      .updateTable('users')
      .set({ role: 'staff' })
      .where('email_key', '=', 'risen@example.com')
      .execute();
    expect(await profile(pair.access)).toMatchObject({ status: 401, body: notValid('Token is expired') });
    expect(await refresh(pair.refresh)).toMatchObject({ status: 401 });
  });
});

describe('what the database says counts at once', () => {
  const change = (email: string, values: object) =>
    api.handle.db.updateTable('users').set(values).where('email_key', '=', email).execute();

  it('a role that was given or taken', async () => {
    const { bearer } = await api.user('promoted@example.com');
    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ body: { role: 'user' } });
    await change('promoted@example.com', { role: 'staff' });
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

  it('a session that was logged out, with whatever token of it', async () => {
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
