import { describe, expect, it, vi } from 'vitest';

import { address, limitedApi, MINUTE } from '../../../tests/support/limited-api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { createRateLimits } from '../../platform/security/rate-limits.ts';
import { LIMITS } from './limits.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

const api = await limitedApi();
const { fetch, handle, logged, post, signUpVerified, tryToLogIn: logIn } = api;
await signUpVerified('maya@example.com');
await signUpVerified('sita@example.com');

describe('guessing a password', () => {
  it('ends after ten tries at an account, from wherever, however its address is typed', async () => {
    const spellings = ['maya@example.com', 'MAYA@example.com', ' Maya@Example.Com ', 'ｍａｙａ@example.com'];
    for (let guess = 0; guess < LIMITS.login.account.tries; guess += 1) {
      const email = spellings[guess % spellings.length]!;
      const { status } = await logIn(email, `Wrong-${guess}`, address(guess), {
        'X-Forwarded-For': address(1000 + guess),
        'X-Real-IP': address(2000 + guess),
        Forwarded: `for=${address(3000 + guess)}`,
      });
      expect(status).toBe(401);
    }
    for (const email of spellings) {
      const refused = await logIn(email, PASSWORD, address(500), { 'X-Forwarded-For': '8.8.8.8' });
      expect(refused).toEqual({
        status: 429,
        retryAfter: '900',
        body: {
          detail: 'Request was throttled. Expected available in 900 seconds.',
          error: 'Too many tries. Please try again in 15 minutes.',
        },
      });
    }
    expect((await logIn('sita@example.com', PASSWORD)).status).toBe(200);
    vi.setSystemTime(Date.now() + 14 * MINUTE + 30_000);
    expect(await logIn('maya@example.com', PASSWORD)).toMatchObject({
      status: 429,
      retryAfter: '30',
      body: { error: 'Too many tries. Please try again in 1 minute.' },
    });
    vi.setSystemTime(Date.now() + 30_000);
    expect((await logIn('maya@example.com', PASSWORD)).status).toBe(200);
  });

  it('counts an address without an account like one with, so that neither shows', async () => {
    const answers = async (email: string) => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) statuses.push((await logIn(email, 'Wrong-1!')).status);
      return statuses;
    };
    expect(await answers('nobody@example.com')).toEqual(await answers('sita@example.com'));
  });

  it('ends at an address after so many failures at any accounts; logins that work cost it nothing', async () => {
    const { tries } = LIMITS.login.address;
    for (let login = 0; login < 5; login += 1) {
      expect((await logIn('maya@example.com', PASSWORD)).status).toBe(200);
    }
    // All but three came in through another process.
    const elsewhere = createRateLimits(handle.db, testSecretKeys().lasting('rate limits'));
    const attempt = { name: 'login.address', key: '203.0.113.7', allowance: LIMITS.login.address };
    for (let guess = 0; guess < tries - 3; guess += 1) expect(await elsewhere.take(attempt)).toBe(0);
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await logIn(`person${guess}@example.com`, 'Wrong-1!')).status).toBe(401);
    }
    expect((await logIn('maya@example.com', PASSWORD)).status).toBe(429);
    expect((await logIn('maya@example.com', PASSWORD, '203.0.113.8')).status).toBe(200);
  });

  it('by strangers does not lock out a device that its owner uses, until the password is new', async () => {
    const email = 'device@example.com';
    await signUpVerified(email);
    const ask = async (password: string, cookie?: string, who = email) => {
      const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
      const body = JSON.stringify({ email: who, password });
      const request = new Request('http://10.0.0.7/api/user/login/', { method: 'POST', headers, body });
      return fetch(request, { clientAddress: address(1) });
    };
    const first = await ask(PASSWORD);
    const cookie = first.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-known_device=[\w-]{43}; Path=\/; Secure; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect(await first.json()).toEqual({ token: expect.anything() as unknown, role: 'user' });
    const device = cookie.split(';')[0]!;
    const rows = await handle.db.selectFrom('known_devices').selectAll().execute();
    expect(rows.map((row) => Object.values(row).map(String).join()).join()).not.toContain(
      device.split('=')[1],
    );

    // A stranger uses up what the account and the shared address have.
    const elsewhere = createRateLimits(handle.db, testSecretKeys().lasting('rate limits'));
    for (let guess = 0; guess < LIMITS.login.address.tries; guess += 1) {
      await elsewhere.take({ name: 'login.address', key: address(1), allowance: LIMITS.login.address });
    }
    for (let guess = 0; guess < 11; guess += 1) await logIn(email, 'Wrong-1!', address(50 + guess));
    expect((await ask(PASSWORD)).status).toBe(429);
    const again = await ask(PASSWORD, `other=1; ${device}`);
    expect(again.status).toBe(200);
    expect(again.headers.get('Set-Cookie')).toContain(device);

    // It is a mark of this account only, and has a limit of its own.
    expect((await ask(PASSWORD, device, 'maya@example.com')).status).toBe(429);
    expect((await ask(PASSWORD, '__Host-known_device=' + 'x'.repeat(43))).status).toBe(429);
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push((await ask('Wrong-1!', device)).status);
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429]);

    vi.setSystemTime(Date.now() + 2 * 60 * MINUTE);
    const { token } = (await (await ask(PASSWORD, device)).json()) as { token: { access: string } };
    const passwords = { new_password: `${PASSWORD}2`, confirm_password: `${PASSWORD}2` };
    const changed = await post(
      '/api/user/password-change/',
      { current_password: PASSWORD, ...passwords },
      address(90),
      { Authorization: `Bearer ${token.access}` },
    );
    expect(changed.status).toBe(200);
    for (let guess = 0; guess < 11; guess += 1) await logIn(email, 'Wrong-1!', address(100 + guess));
    expect((await ask(`${PASSWORD}2`, device)).status).toBe(429);
  });

  it('is told to the owner by mail, once, and to nobody where there is no account', async () => {
    await signUpVerified('locked@example.com');
    const mailsAfter = async (email: string, tries: number) => {
      const before = (await api.sent()).length;
      for (let guess = 0; guess < tries; guess += 1) await logIn(email, 'Wrong-1!', address(guess));
      return (await api.sent()).slice(before).map(({ to, letter }) => `${letter.template} ${to}`);
    };
    expect(await mailsAfter('locked@example.com', LIMITS.login.account.tries)).toEqual([]);
    expect(await mailsAfter('Locked@example.com', 5)).toEqual(['login-locked locked@example.com']);
    expect(await mailsAfter('nobody.at.all@example.com', 15)).toEqual([]);
    expect((await api.lastMail('locked@example.com')).letter.data).toMatchObject({ wait: '15 minutes' });
    // The next lock-out is another one; of an attack that goes on, three a day are told.
    for (const mails of [1, 1, 0]) {
      vi.setSystemTime(Date.now() + 16 * MINUTE);
      expect(await mailsAfter('locked@example.com', 12)).toHaveLength(mails);
    }
  });

  it('gains nothing from requests at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => logIn('sita@example.com', `Wrong-${guess}`, address(guess))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMITS.login.account.tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - LIMITS.login.account.tries);
  });
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
