import { expect, it } from 'vitest';

import { address, limitedApi } from '../../../tests/support/limited-api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { createRateLimits } from '../../platform/security/rate-limits.ts';
import { LIMITS, WIDER_NETWORK_FACTOR } from './limits.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

const COMMON_PASSWORD =
  'Many people use this password, so attackers try it first. Please choose another one, for example a few words with a number and a symbol in between.';

/** Rate limits other than those on guessing one password. */

const api = await limitedApi();
const { handle, logged, post, signUpVerified, tryToLogIn: logIn } = api;
await signUpVerified('maya@example.com');
await signUpVerified('sita@example.com');

it('sends at most five mails an hour to one address, whatever causes them', async () => {
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
  const elsewhere = createRateLimits(handle.db, testSecretKeys().lasting('rate limits'));
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

it('a form with invalid fields does not count', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await post('/api/user/login/', { email: 'maya@example.com' })).status).toBe(400);
  }
  expect((await logIn('maya@example.com', PASSWORD)).status).toBe(200);
});

it('guessing links is limited', async () => {
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

it('each person who is logged in has separate limits, at any address', async () => {
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

it('logs no errors during these tests', () => expect(logged).toEqual([]));
