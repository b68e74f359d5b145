import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECRET, testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { COMMON_PASSWORD } from '../../domain/accounts/policy.common-passwords.ts';
import { createRateLimits } from '../../platform/security/rate-limits.ts';
import { LIMITS, WIDER_NETWORK_FACTOR } from './limits.ts';

const api = await testApi({ limits: true });
const { fetch, handle, logged, signUpVerified } = api;
await signUpVerified('maya@example.com');
await signUpVerified('sita@example.com');

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  // Every test begins with nothing counted.
  vi.setSystemTime(Date.now() + 2 * 60 * MINUTE);
});

/** The Nth of many client addresses. */
const address = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

async function post(path: string, body: object, clientAddress = '203.0.113.7', headers = {}) {
  const request = new Request(`http://10.0.0.7${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const response = await fetch(request, { clientAddress });
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: (await response.json()) as Record<string, unknown>,
  };
}
const logIn = (email: string, password: string, clientAddress?: string, headers?: object) =>
  post('/api/user/login/', { email, password }, clientAddress, headers);

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
    const elsewhere = createRateLimits(handle.db, SECRET);
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
      /^known_device=[\w-]{43}; Path=\/api\/user\/login; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await first.json()).toEqual({ token: expect.anything() as unknown, role: 'user' });
    const device = cookie.split(';')[0]!;
    const rows = await handle.db.selectFrom('known_devices').selectAll().execute();
    expect(rows.map((row) => Object.values(row).map(String).join()).join()).not.toContain(
      device.split('=')[1],
    );

    // A stranger uses up what the account and the shared address have.
    const elsewhere = createRateLimits(handle.db, SECRET);
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
    expect((await ask(PASSWORD, 'known_device=' + 'x'.repeat(43))).status).toBe(429);
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

  it('is not helped by asking at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => logIn('sita@example.com', `Wrong-${guess}`, address(guess))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMITS.login.account.tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - LIMITS.login.account.tries);
  });
});

it('nobody is flooded with mails: five an hour an address, however they are caused', async () => {
  const asks = [
    () => post('/api/user/password-reset/', { email: 'Maya@example.com' }, address(1)),
    () => post('/api/user/verify-email/', { email: 'maya@EXAMPLE.com' }, address(2)),
    () => {
      const form = { email: 'maya@example.com', password: PASSWORD, confirm_password: PASSWORD };
      return post('/api/user/register/', form, address(3));
    },
  ];
  const before = (await api.sent()).length;
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await asks[count % 3]!()).status);
  expect(statuses).toEqual([200, 200, 201, 200, 200, 429, 429, 429, 429]);
  expect((await api.sent()).length - before).toBeLessThanOrEqual(5);
});

it('tags behind a plus sign, and the dots of Gmail, are one mailbox to mails', async () => {
  const spellings = [
    'maya.g@gmail.com',
    'mayag+1@gmail.com',
    'm.ayag+2@gmail.com',
    'maya.g+3@googlemail.com',
  ];
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const email = spellings[count % 4]!;
    statuses.push((await post('/api/user/password-reset/', { email }, address(count))).status);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), 429, 429, 429]);
  // Elsewhere a dot makes another mailbox.
  expect((await post('/api/user/password-reset/', { email: 'maya.g@example.com' }, address(20))).status).toBe(
    200,
  );
});

it('networks of IPv6 that change all the time are counted by the one they are in', async () => {
  const { tries, minutes } = LIMITS.login.address;
  // All but the last three tries of the wider network came in through another process.
  const elsewhere = createRateLimits(handle.db, SECRET);
  const allowance = { tries: tries * WIDER_NETWORK_FACTOR, minutes };
  const attempt = { name: 'login.network', key: '2001:db8:7::/48', allowance };
  await Promise.all(Array.from({ length: allowance.tries - 3 }, () => elsewhere.take(attempt)));
  const from = async (network: string, guess: number) =>
    (await logIn(`person${guess}@example.com`, 'Wrong-1!', network)).status;
  const statuses: number[] = [];
  for (let guess = 0; guess < 5; guess += 1) {
    statuses.push(await from(`2001:db8:7:${guess.toString(16)}::/64`, guess));
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect(await from('2001:db8:8:1::/64', 10)).toBe(401);
});

it('a common password is refused without costing a try', async () => {
  const form = { email: 'choosy@example.com', password: 'Password1!', confirm_password: 'Password1!' };
  for (let count = 0; count < 12; count += 1) {
    const { status, body } = await post('/api/user/register/', form, address(count));
    expect([status, body]).toMatchObject([400, { password: [COMMON_PASSWORD] }]);
  }
  const good = { ...form, password: PASSWORD, confirm_password: PASSWORD };
  expect((await post('/api/user/register/', good)).status).toBe(201);
});

it('a form that is refused for its fields costs nothing', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await post('/api/user/login/', { email: 'maya@example.com' })).status).toBe(400);
  }
  expect((await logIn('maya@example.com', PASSWORD)).status).toBe(200);
});

it('links cannot be guessed for long', async () => {
  const guess = (clientAddress: string) =>
    post(
      '/api/user/verify-email/NWIwZDJhMGUtN2E0ZS00ZjBlLTlkN2MtMmYyZjJmMmYyZjJm/' + 'x'.repeat(43),
      {},
      clientAddress,
    );
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) statuses.push((await guess(address(count))).status);
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429]);
});

it('a refresh token that is sent over and over is soon not looked at', async () => {
  const { body } = await logIn('sita@example.com', PASSWORD);
  const { refresh } = (body as { token: { refresh: string } }).token;
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    statuses.push((await post('/api/user/token/refresh/', { refresh }, address(count))).status);
  }
  expect(statuses).toEqual([200, ...Array<number>(19).fill(401), 429, 429]);
});

it('whoever is logged in has limits of their own, wherever they are', async () => {
  const { body } = await logIn('maya@example.com', PASSWORD);
  const { access } = (body as { token: { access: string } }).token;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const wrong = { current_password: 'x', new_password: `${PASSWORD}2`, confirm_password: `${PASSWORD}2` };
    const headers = { Authorization: `Bearer ${access}` };
    statuses.push((await post('/api/user/password-change/', wrong, address(count), headers)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

it('registering and cancelling are mails, and end after so many an hour', async () => {
  const { body } = await logIn('maya@example.com', PASSWORD);
  const { access } = (body as { token: { access: string } }).token;
  const headers = { Authorization: `Bearer ${access}` };
  const before = (await api.sent()).length;
  const { tries } = LIMITS.registration.account;
  const statuses: number[] = [];
  for (let count = 0; count < tries + 4; count += 2) {
    const event = { event: api.content.event.hostile };
    const made = await post('/api/app/event-register/', event, address(count), headers);
    statuses.push(made.status);
    const { id = 'none' } = made.body as { id?: string };
    const gone = await post(`/api/user/registrations/${id}/cancel/`, {}, address(count), headers);
    statuses.push(gone.status);
  }
  expect(statuses.slice(0, tries)).toEqual(Array.from({ length: tries / 2 }, () => [201, 200]).flat());
  expect(statuses.slice(tries)).toEqual([429, 429, 429, 429]);
  expect((await api.sent()).length - before).toBe(tries);
});

it('logged no error in all this', () => expect(logged).toEqual([]));
