import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { applied } from '../../tests/support/applications.ts';
import { PASSWORD } from '../../tests/support/people.ts';
import { testEvents } from '../../tests/support/registrations.ts';
import { codeAt, setUpFactor } from '../../tests/support/second-factors.ts';
import { SECURITY_EVENT_CODES, type SecurityEventCode } from '../contract/security-events.ts';

/** Every event of the security log, made through the door that people use, leaves its line: who, where, what, result. */
const api = await testApi({ limits: true });
const { ask, clock, handle } = api;
const { eventIn, registered } = testEvents(api);
const boss = await api.staff('boss@prasthan.test');
const idOf = async (email: string) =>
  (await handle.db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow())
    .id;
const BOSS = await idOf(boss.email);

/** Secrets that people send: none may be found in a row or in the log stream. */
const TYPED_PASSWORD = 'Canary-typed-into-the-email-field-1!';
const WRONG_PASSWORD = 'Canary-wrong-password-1!';
const secrets = new Set([PASSWORD, TYPED_PASSWORD, WRONG_PASSWORD]);
const AGENT = { 'User-Agent': `Mozilla/5.0 canary\u0001 ${'x'.repeat(500)}` };

const logIn = (email: string, password = PASSWORD, otp?: string) =>
  ask('POST', '/api/user/login/', AGENT, { email, password, ...(otp !== undefined && { otp }) });
const staffCall = (method: string, path: string, body?: unknown) =>
  ask(method, `/api/staff/${path}`, { ...boss.bearer, ...AGENT }, body);
const own = (bearer: object, method: string, path: string, body?: unknown) =>
  ask(method, `/api/user/${path}`, { ...bearer, ...AGENT }, body);

interface Expected {
  result: string;
  account?: string | null;
  subject?: string | null;
  detail?: object;
  unknown?: RegExp;
}

let number = 0;
/** A new student, or a member of staff with a second factor. */
const student = async () => {
  const person = await api.user(`person-${(number += 1)}@example.com`);
  secrets.add(person.token.access).add(person.token.refresh);
  return { ...person, id: await idOf(person.email) };
};
const guarded = async () => {
  const person = await api.staff(`staff-${(number += 1)}@prasthan.test`);
  const factor = await setUpFactor(api, person);
  secrets.add(factor.secret);
  for (const code of factor.codes) secrets.add(code);
  return { ...person, ...factor, id: await idOf(person.email) };
};

type Row = readonly [name: string, code: SecurityEventCode, make: () => Promise<Expected>];
const EVENTS: readonly Row[] = [
  [
    'a login',
    'login',
    async () => {
      const { email, id } = await student();
      await logIn(email);
      return { result: 'ok', account: id };
    },
  ],
  [
    'a wrong password',
    'login',
    async () => {
      const { email, id } = await student();
      await logIn(email.toUpperCase(), WRONG_PASSWORD);
      return { result: 'failed', account: id, detail: { reason: 'no_active_account' } };
    },
  ],
  [
    'a password typed into the field of the address',
    'login',
    async () => {
      await logIn(TYPED_PASSWORD, WRONG_PASSWORD);
      return { result: 'failed', unknown: /^[\da-f]{12}$/, detail: { reason: 'no_active_account' } };
    },
  ],
  [
    'a login to a disabled account',
    'login',
    async () => {
      const { email, id } = await student();
      await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
      await logIn(email);
      return { result: 'failed', account: id, detail: { reason: 'account_disabled' } };
    },
  ],
  [
    'a right password without the code',
    'login_code_asked',
    async () => {
      const { email, id } = await guarded();
      await logIn(email);
      return { result: 'ok', account: id };
    },
  ],
  [
    'a wrong code',
    'second_factor_code',
    async () => {
      const { email, id, secret } = await guarded();
      clock.advance({ minutes: 5 });
      const right = codeAt(secret, clock.now());
      await logIn(email, PASSWORD, right === '123456' ? '654321' : '123456');
      return { result: 'failed', account: id };
    },
  ],
  [
    'a recovery code',
    'recovery_code_used',
    async () => {
      const { email, id, codes } = await guarded();
      await logIn(email, PASSWORD, codes[0]);
      return { result: 'ok', account: id };
    },
  ],
  [
    'logging out',
    'logout',
    async () => {
      const { id, token } = await student();
      await ask('POST', '/api/user/logout/', AGENT, { refresh: token.refresh });
      return { result: 'ok', account: id, detail: { place: 'here' } };
    },
  ],
  [
    'logging out everywhere',
    'logout',
    async () => {
      const { id, bearer } = await student();
      await own(bearer, 'POST', 'sessions/end-all/');
      return { result: 'ok', account: id, detail: { place: 'all' } };
    },
  ],
  [
    'a refresh token that comes a second time',
    'refresh_reused',
    async () => {
      const { id, token } = await student();
      const twice = () => ask('POST', '/api/user/token/refresh/', AGENT, { refresh: token.refresh });
      await twice();
      await twice();
      return { result: 'refused', account: id };
    },
  ],
  [
    'too many tries',
    'limit_reached',
    async () => {
      const { email, id } = await student();
      for (let tries = 0; tries < 11; tries += 1) await logIn(email, WRONG_PASSWORD);
      return { result: 'refused', account: id, detail: { limit: 'login' } };
    },
  ],
  [
    'too many codes',
    'limit_reached',
    async () => {
      const { email, id } = await guarded();
      for (let tries = 0; tries < 6; tries += 1) await logIn(email, PASSWORD, '12345');
      return { result: 'refused', account: id, detail: { limit: 'second_factor' } };
    },
  ],
  [
    'a verified address',
    'email_verified',
    async () => {
      const email = `verified-${(number += 1)}@example.com`;
      const form = { email, password: PASSWORD, confirm_password: PASSWORD };
      await ask('POST', '/api/user/register/', AGENT, form);
      const { encodedPk, token } = await api.lastLink(email);
      secrets.add(token);
      await ask('POST', `/api/user/verify-email/${encodedPk}/${token}/`, AGENT);
      return { result: 'ok', account: await idOf(email) };
    },
  ],
  [
    'asking for a new password',
    'password_reset_asked',
    async () => {
      const { email, id } = await student();
      await ask('POST', '/api/user/password-reset/', AGENT, { email });
      return { result: 'ok', account: id };
    },
  ],
  [
    'a new password by link',
    'password_reset',
    async () => {
      const { email, id } = await student();
      await ask('POST', '/api/user/password-reset/', AGENT, { email });
      const { encodedPk, token } = await api.lastLink(email);
      secrets.add(token);
      const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
      await ask('PATCH', `/api/user/password-reset/${encodedPk}/${token}/`, AGENT, passwords);
      return { result: 'ok', account: id };
    },
  ],
  [
    'a changed password',
    'password_changed',
    async () => {
      const { bearer, id } = await student();
      const passwords = { current_password: PASSWORD, new_password: PASSWORD, confirm_password: PASSWORD };
      await own(bearer, 'POST', 'password-change/', passwords);
      return { result: 'ok', account: id };
    },
  ],
  [
    'a password change with a wrong one',
    'password_changed',
    async () => {
      const { bearer, id } = await student();
      const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
      await own(bearer, 'POST', 'password-change/', { current_password: WRONG_PASSWORD, ...passwords });
      return { result: 'failed', account: id, detail: { reason: 'current_password_wrong' } };
    },
  ],
  [
    'making somebody staff',
    'role_changed',
    async () => {
      const { id } = await student();
      await staffCall('PATCH', `people/${id}/`, { role: 'staff' });
      return { result: 'ok', account: BOSS, subject: id, detail: { from: 'user', to: 'staff' } };
    },
  ],
  [
    'disabling an account',
    'account_disabled',
    async () => {
      const { id } = await student();
      await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
      return { result: 'ok', account: BOSS, subject: id };
    },
  ],
  [
    'enabling it again',
    'account_enabled',
    async () => {
      const { id } = await student();
      await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
      await staffCall('PATCH', `people/${id}/`, { status: 'active' });
      return { result: 'ok', account: BOSS, subject: id };
    },
  ],
  [
    'a second factor',
    'second_factor_on',
    async () => {
      const { id } = await guarded();
      return { result: 'ok', account: id };
    },
  ],
  [
    'turning it off',
    'second_factor_off',
    async () => {
      const { bearer, id, secret } = await guarded();
      const proof = { password: PASSWORD, code: codeAt(secret, clock.now()) };
      await ask('POST', '/api/staff/second-factor/off/', { ...bearer, ...AGENT }, proof);
      return { result: 'ok', account: id };
    },
  ],
  [
    'losing it with the role',
    'second_factor_off',
    async () => {
      const { id } = await guarded();
      await staffCall('PATCH', `people/${id}/`, { role: 'user' });
      return { result: 'ok', account: BOSS, subject: id, detail: { reason: 'no_staff_role' } };
    },
  ],
  [
    'exporting cases',
    'list_exported',
    async () => {
      await applied(api, await student(), [['first_name', 'Canaryname']]);
      await staffCall('GET', 'applications/export/?state=submitted&search=canaryname');
      const filters = ['search', 'state=submitted'];
      return { result: 'ok', account: BOSS, detail: { list: 'applications', rows: 1, filters } };
    },
  ],
  [
    'exporting who comes',
    'list_exported',
    async () => {
      const event = await eventIn(24);
      await registered(await student(), event);
      await staffCall('GET', `events/${event}/registrations/export/`);
      return { result: 'ok', account: BOSS, detail: { list: 'registrations', event, rows: 1, filters: [] } };
    },
  ],
  [
    'opening a document',
    'document_opened',
    async () => {
      const { id, documents } = await applied(api, await student());
      const document = documents[0]!.id;
      const request = new Request(`http://x.test/api/staff/applications/${id}/documents/${document}/`, {
        headers: { ...boss.bearer, ...AGENT },
      });
      const answer = await api.fetch(request, { clientAddress: '203.0.113.1' });
      expect(answer.status).toBe(200);
      await answer.bytes();
      return { result: 'ok', account: BOSS, subject: id, detail: { document, group: 'cv_documents' } };
    },
  ],
  [
    'downloading one’s own data',
    'data_exported',
    async () => {
      const { bearer, id } = await student();
      await own(bearer, 'GET', 'export/');
      return { result: 'ok', account: id };
    },
  ],
  [
    'trying to erase an account',
    'account_erased',
    async () => {
      const { bearer, id } = await student();
      await own(bearer, 'POST', 'delete/', { password: WRONG_PASSWORD });
      return { result: 'failed', account: id, detail: { reason: 'current_password_wrong' } };
    },
  ],
  [
    'asking for what is staff’s',
    'access_refused',
    async () => {
      const { bearer, id } = await student();
      await ask('GET', '/api/staff/people/', { ...bearer, ...AGENT });
      const call = 'GET /api/staff/people/';
      return { result: 'refused', account: id, detail: { reason: 'not_staff', call } };
    },
  ],
  [
    'a forged token',
    'token_forged',
    async () => {
      const forged = { Authorization: 'Bearer canary.forged.token', ...AGENT };
      await ask('GET', '/api/user/profile/', forged);
      const call = 'GET /api/user/profile/';
      return { result: 'refused', account: null, detail: { reason: 'token_invalid', call } };
    },
  ],
];

it('every event has a test here', () => {
  const tested = new Set(EVENTS.map(([, code]) => code));
  expect(SECURITY_EVENT_CODES.filter((code) => !tested.has(code))).toEqual([]);
});

it.each(EVENTS)('%s leaves its line: %s', async (_name, event, make) => {
  clock.advance({ minutes: 1 });
  api.lines.length = 0;
  const { result, account = null, subject = null, detail = {}, unknown } = await make();
  const row = await handle.db
    .selectFrom('security_events')
    .selectAll()
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ event, result, account_id: account, subject_id: subject, detail });
  expect(row.unknown_account ?? '').toMatch(unknown ?? /^$/);
  expect(clock.now().getTime() - row.at.getTime()).toBeLessThan(60_000);
  expect(row.address).toBe('203.0.113.1');
  if (event !== 'second_factor_on') {
    expect(row.agent).toBe(`Mozilla/5.0 canary ${'x'.repeat(141)}`);
  }
  // The log stream says the same.
  expect(api.lines).toContainEqual({
    component: 'security',
    event,
    result,
    client: '203.0.113.1',
    ...(account && { account }),
    ...(subject && { subject }),
  });
});

it('no secret is in any row or line, and no address that somebody typed', async () => {
  const rows = await handle.db.selectFrom('security_events').selectAll().execute();
  const all = JSON.stringify([rows, api.lines]);
  expect(rows.length).toBeGreaterThan(EVENTS.length);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/@|canary\.forged|canaryname|bearer|argon2/i);
  expect(api.logged).toEqual([]);
});
