import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';

const api = await testApi();
const signUp = (email: string, password = PASSWORD, headers = {}) =>
  api.ask('POST', '/api/user/register/', headers, { email, password, confirm_password: password });
const logIn = (email: string, password = PASSWORD) =>
  api.ask('POST', '/api/user/login/', {}, { email, password });
const open = ({ encodedPk, token }: { encodedPk: string; token: string }) =>
  api.ask('POST', `/api/user/verify-email/${encodedPk}/${token}/`);
const refused = (code: string) => expect.objectContaining({ code }) as unknown;

describe('signing up', () => {
  it('mails a link, allows no login before it is opened, and stores the version of the accepted policy', async () => {
    expect(await signUp(' Maya.Gurung@Example.com ')).toMatchObject({ status: 201 });
    expect(await logIn('maya.gurung@example.com')).toMatchObject({
      status: 401,
      body: refused('not_verified'),
    });
    const link = await api.lastLink('Maya.Gurung@Example.com');
    expect(await open(link)).toMatchObject({ status: 200 });
    expect(await open(link)).toMatchObject({ status: 400, body: refused('link_invalid') });
    expect(await logIn('MAYA.gurung@example.com')).toMatchObject({ status: 200, body: { role: 'user' } });
    const user = await api.handle.db.selectFrom('users').select('consent_version').executeTakeFirst();
    expect(user).toEqual({ consent_version: '2026-01-01' });
  });

  it.each([
    [
      {},
      {
        email: ['This field is required.'],
        password: ['This field is required.'],
        confirm_password: ['This field is required.'],
      },
    ],
    [
      { email: null, password: '', confirm_password: 'x' },
      { email: ['This field may not be null.'], password: ['This field may not be blank.'] },
    ],
    [
      { email: 'maya', password: PASSWORD, confirm_password: 'other' },
      { email: ['Enter a valid email address.'], non_field_errors: ['Passwords must match'] },
    ],
    [
      { email: 'a@example.com', password: 'short', confirm_password: 'short' },
      { password: ['Password must be at least 8 characters long'] },
    ],
    [
      { email: 'a@example.com', password: 'lowercase1!', confirm_password: 'lowercase1!' },
      { password: ['Password must contain at least one uppercase letter'] },
    ],
    [
      { email: ['a@example.com'], password: 7, confirm_password: {} },
      {
        email: ['Not a valid string.'],
        password: ['Not a valid string.'],
        confirm_password: ['Not a valid string.'],
      },
    ],
  ])('says what is wrong with %j', async (form, errors) => {
    const { status, body } = await api.ask('POST', '/api/user/register/', {}, form);
    const { error, ...fields } = body as { error: string };
    expect(status).toBe(400);
    expect(fields).toEqual(errors);
    expect(error.length).toBeGreaterThan(10);
  });

  it('stores only the fields of the form, whatever else is sent', async () => {
    const email = 'climber@example.com';
    const more = {
      role: 'staff',
      status: 'disabled',
      verified_at: '2020-01-01',
      id: 1,
      __proto__: { role: 'staff' },
    };
    const form = { email, password: PASSWORD, confirm_password: PASSWORD, ...more };
    expect(await api.ask('POST', '/api/user/register/', {}, form)).toMatchObject({ status: 201 });
    const user = await api.handle.db
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirst();
    expect(user).toMatchObject({ role: 'user', status: 'active', verified_at: null });
  });
});

describe('nobody finds out who has an account', () => {
  /** The same call about a stranger, about an account, and about one that waits to be verified. */
  async function three(
    call: (email: string) => Promise<{ status: number; headers: Headers; body: unknown }>,
  ) {
    const id = crypto.randomUUID().slice(0, 8);
    await api.signUpVerified(`known-${id}@example.com`);
    await signUp(`waiting-${id}@example.com`);
    await api.sent();
    const answers = [];
    for (const who of ['stranger', 'known', 'waiting']) {
      const { status, headers, body } = await call(`${who}-${id}@example.com`);
      answers.push({ status, headers: [...headers], body });
    }
    return answers;
  }

  it.each([
    ['/api/user/register/', { password: PASSWORD, confirm_password: PASSWORD }],
    ['/api/user/password-reset/', {}],
    ['/api/user/verify-email/', {}],
    ['/api/user/login/', { password: 'Wrong-password-1!' }],
  ])('%s answers the same, byte for byte', async (path, fields) => {
    const [stranger, known, waiting] = await three((email) =>
      api.ask('POST', path, {}, { email, ...fields }),
    );
    expect(known).toEqual(stranger);
    expect(waiting).toEqual(stranger);
  });

  it('tells the owner by mail instead', async () => {
    await api.signUpVerified('owner@example.com');
    await signUp('Owner@Example.com', 'Another-1-password!');
    const { letter } = await api.lastMail('owner@example.com');
    expect(letter).toMatchObject({
      template: 'already-registered',
      data: { loginLink: `${ORIGIN}/login`, resetLink: `${ORIGIN}/email-verification` },
    });
    expect(await logIn('owner@example.com', 'Another-1-password!')).toMatchObject({ status: 401 });
    expect(await logIn('owner@example.com')).toMatchObject({ status: 200 });
  });
});

describe('an address that is not yet verified', () => {
  it('a stranger signs up first, the owner after: the owner has the account, the stranger nothing', async () => {
    const email = 'owner-second@example.com';
    await signUp(email, 'Stranger-1-password!');
    const first = await api.lastLink(email);
    await signUp(email, 'Owner-1-password!');
    const second = await api.lastLink(email);
    expect(await open(first)).toMatchObject({ status: 400, body: refused('link_invalid') });
    expect(await open(second)).toMatchObject({ status: 200 });
    expect(await logIn(email, 'Stranger-1-password!')).toMatchObject({
      status: 401,
      body: refused('no_active_account'),
    });
    expect(await logIn(email, 'Owner-1-password!')).toMatchObject({ status: 200 });
  });

  it('the owner signs up first, a stranger after: nothing opens, and a new password by mail ends the stranger’s', async () => {
    const email = 'owner-first@example.com';
    await signUp(email, 'Owner-1-password!');
    const owners = await api.lastLink(email);
    await signUp(email, 'Stranger-1-password!');
    expect(await open(owners)).toMatchObject({ status: 400, body: refused('link_invalid') });
    expect(await logIn(email, 'Stranger-1-password!')).toMatchObject({
      status: 401,
      body: refused('not_verified'),
    });
    const newest = await api.lastLink(email);
    expect((await api.lastMail(email)).letter).toMatchObject({
      template: 'verify-again',
      data: { resetLink: `${ORIGIN}/email-verification` },
    });
    await api.ask('POST', '/api/user/password-reset/', {}, { email });
    const { encodedPk, token } = await api.lastLink(email);
    const passwords = { new_password: 'Owner-2-password!', confirm_password: 'Owner-2-password!' };
    expect(
      await api.ask('PATCH', `/api/user/password-reset/${encodedPk}/${token}/`, {}, passwords),
    ).toMatchObject({ status: 200 });
    expect(await open(newest)).toMatchObject({ status: 400, body: refused('link_invalid') });
    expect(await logIn(email, 'Stranger-1-password!')).toMatchObject({
      status: 401,
      body: refused('no_active_account'),
    });
    expect(await logIn(email, 'Owner-2-password!')).toMatchObject({ status: 200 });
  });

  it('gets a new link when it asks, and the older one stops working', async () => {
    const email = 'again@example.com';
    await signUp(email);
    const older = await api.lastLink(email);
    expect(
      await api.ask('POST', '/api/user/verify-email/', {}, { email: 'Again@example.com' }),
    ).toMatchObject({ status: 200 });
    const newer = await api.lastLink(email);
    expect(await open(older)).toMatchObject({ status: 400, body: refused('link_invalid') });
    expect(await open(newer)).toMatchObject({ status: 200 });
    const before = (await api.sent()).length;
    await api.ask('POST', '/api/user/verify-email/', {}, { email });
    expect(await api.sent()).toHaveLength(before);
  });

  it('is deleted after 30 days, and its old links say that they have expired', async () => {
    const email = 'never@example.com';
    await signUp(email);
    const link = await api.lastLink(email);
    api.clock.advance({ minutes: 59 });
    await signUp('other@example.com');
    api.clock.advance({ minutes: 1 });
    expect(await open(link)).toMatchObject({ status: 400, body: refused('link_expired') });
    expect(await open(await api.lastLink('other@example.com'))).toMatchObject({ status: 200 });
    api.clock.advance({ days: 31 });
    await twoLooks(api.handle.db, api.accounts.cleanUp);
    const emails = await api.handle.db.selectFrom('users').select('email').execute();
    expect(emails).not.toContainEqual({ email });
    expect(emails).toContainEqual({ email: 'other@example.com' });
    expect(await open(link)).toMatchObject({ status: 400, body: refused('link_invalid') });
  });
});

describe('links in mails', () => {
  it.each<Record<string, string>>([
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '8443' },
    { Forwarded: 'for=1.2.3.4;host=evil.example;proto=http' },
    { 'X-Original-URL': 'https://evil.example/', 'X-Host': 'evil.example' },
    { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  ])('lead to the public origin, not to %j', async (headers) => {
    const email = `host-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await signUp(email, PASSWORD, headers);
    const verify = await api.lastMail(email);
    await api.ask('POST', '/api/user/password-reset/', headers, { email });
    const reset = await api.lastMail(email);
    await signUp(email, PASSWORD, headers);
    for (const mail of [verify, reset, await api.lastMail(email)]) {
      const text = JSON.stringify(mail);
      expect(text).toContain(`${ORIGIN}/`);
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain('10.0.0.7');
    }
  });

  it.each(['', 'x', 'a/b', '%00', '%2e%2e', 'MGQ0ZTdjMWE'])('open nothing as %j', async (part) => {
    const path = `/api/user/verify-email/${part || 'a'}/${part || 'b'}/`;
    const { status } = await api.ask('POST', path);
    expect([400, 404]).toContain(status);
  });

  it('works once, even if it is opened many times at once', async () => {
    await signUp('parallel@example.com');
    const link = await api.lastLink('parallel@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(link)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });
});

describe('addresses', () => {
  it.each([
    'a@example.com\r\nBcc: victim@example.com',
    'a@example.com\nSubject: hello',
    'a\r@example.com',
    'Maya <a@example.com>',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a@exa\u0000mple.com',
    'a@example.com\u2028b',
    'a@example.com>',
    '"a b"@example.com',
  ])('refuses %j on every call that mails', async (email) => {
    const before = (await api.sent()).length;
    for (const [path, fields] of [
      ['register', { password: PASSWORD, confirm_password: PASSWORD }],
      ['password-reset', {}],
      ['verify-email', {}],
    ] as const) {
      const answer = await api.ask('POST', `/api/user/${path}/`, {}, { email, ...fields });
      expect(answer).toMatchObject({ status: 400, body: { email: ['Enter a valid email address.'] } });
    }
    expect(await api.sent()).toHaveLength(before);
  });
});
