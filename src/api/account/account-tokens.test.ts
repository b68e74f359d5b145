import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT, generateKeyPair, exportSPKI, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { ORIGIN, SECRET, testApi } from '../../../tests/support/api.ts';
import { INVALID, notValid, testTokens } from '../../../tests/support/tokens.ts';
import { deriveKey } from '../../platform/security/secret-key.ts';

/** Access tokens: which are accepted, and for how long. */

const api = await testApi();
const { profile, refresh } = testTokens(api);

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

  it('the original token is valid', async () => {
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

  it('a token issued while our clock was ahead is refused once it is right again; one minute is tolerated', async () => {
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
