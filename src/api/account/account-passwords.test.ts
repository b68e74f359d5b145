import { REFUSALS } from '../../contract/refusals.ts';
import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { countHashes } from '../../../tests/support/hash-count.ts';
import { PASSWORD } from '../../../tests/support/people.ts';

const COMMON_PASSWORD =
  'Many people use this password, so attackers try it first. Please choose another one, for example a few words with a number and a symbol in between.';

const api = await testApi();
const NEW = 'Machhapuchhre-2!';
const refused = (code: string) => ({ status: 400, body: expect.objectContaining({ code }) as unknown });
const ask = (email: string) => api.ask('POST', '/api/user/password-reset/', {}, { email });
const reset = ({ encodedPk, token }: { encodedPk: string; token: string }, password = NEW) =>
  api.ask(
    'PATCH',
    `/api/user/password-reset/${encodedPk}/${token}/`,
    {},
    { new_password: password, confirm_password: password },
  );
const check = ({ encodedPk, token }: { encodedPk: string; token: string }) =>
  api.ask('POST', `/api/user/password-reset/${encodedPk}/${token}/`);
const logIn = (email: string, password: string) =>
  api.ask('POST', '/api/user/login/', {}, { email, password });
const change = (bearer: object, form: object) =>
  api.ask('POST', '/api/user/password-change/', { ...bearer }, form);

it('refuses the most common passwords everywhere, without other effects', async () => {
  const email = 'common@example.com';
  const password = 'Qwerty123!';
  const refusal = (field: string) => ({
    status: 400,
    body: { [field]: [COMMON_PASSWORD], error: COMMON_PASSWORD },
  });
  const form = { email, password, confirm_password: password };
  expect(await api.ask('POST', '/api/user/register/', {}, form)).toMatchObject(refusal('password'));
  expect((await api.sent()).filter(({ to }) => to === email)).toEqual([]);

  const { bearer } = await api.user(email);
  await ask(email);
  const link = await api.lastLink(email);
  expect(await reset(link, password)).toMatchObject(refusal('new_password'));
  for (const current_password of [PASSWORD, 'Wrong-1!']) {
    const change_to = { current_password, new_password: password, confirm_password: password };
    // The same for a right and a wrong guess: this answer costs no try.
    expect(await change(bearer, change_to)).toMatchObject(refusal('new_password'));
  }
  // The rules of the form come first.
  expect((await reset(link, 'password')).body).toMatchObject({
    new_password: ['Password must contain at least one uppercase letter'],
  });
  expect(await reset(link)).toMatchObject({ status: 200 });
});

describe('a new password by mail', () => {
  it('replaces the old one, ends every session, and notifies the owner', async () => {
    const email = 'maya@example.com';
    const here = await api.user(email);
    const there = await api.logIn(email);
    expect(await ask('MAYA@example.com')).toMatchObject({ status: 200 });
    expect(await reset(await api.lastLink(email))).toMatchObject({
      status: 200,
      body: { detail: 'Password reset successfully' },
    });
    for (const { bearer, token } of [here, there]) {
      expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401 });
      const again = await api.ask('POST', '/api/user/token/refresh/', {}, { refresh: token.refresh });
      expect(again).toMatchObject({ status: 401 });
    }
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await logIn(email, NEW)).toMatchObject({ status: 200 });
    expect((await api.lastMail(email)).letter).toMatchObject({
      template: 'password-changed',
      data: { resetLink: `${ORIGIN}/email-verification` },
    });
  });

  it('works once: of fifty requests at the same time one succeeds', async () => {
    await api.signUpVerified('parallel@example.com');
    await ask('parallel@example.com');
    const link = await api.lastLink('parallel@example.com');
    const passwords = Array.from({ length: 50 }, (_, at) => `Parallel-${at}-password!`);
    const answers = await Promise.all(passwords.map((password) => reset(link, password)));
    const won = answers.flatMap(({ status }, at) => (status === 200 ? [passwords[at]!] : []));
    expect(won).toHaveLength(1);
    expect(await logIn('parallel@example.com', won[0]!)).toMatchObject({ status: 200 });
  });

  it('works for an hour, only the newest link does, and a link for something else does not', async () => {
    const email = 'links@example.com';
    await api.ask(
      'POST',
      '/api/user/register/',
      {},
      { email, password: PASSWORD, confirm_password: PASSWORD },
    );
    const verify = await api.lastLink(email);
    expect(await reset(verify)).toMatchObject(refused('link_invalid'));
    await ask(email);
    const older = await api.lastLink(email);
    await ask(email);
    const newer = await api.lastLink(email);
    const asVerification = `/api/user/verify-email/${newer.encodedPk}/${newer.token}/`;
    expect(await api.ask('POST', asVerification)).toMatchObject(refused('link_invalid'));
    expect(await reset(older)).toMatchObject(refused('link_invalid'));
    api.clock.advance({ minutes: 60 });
    expect(await reset(newer)).toMatchObject(refused('link_expired'));
  });

  it('cannot be guessed or moved to another account, and a wrong one costs no hash', async () => {
    await api.signUpVerified('mine@example.com');
    await api.signUpVerified('yours@example.com');
    await ask('mine@example.com');
    const mine = await api.lastLink('mine@example.com');
    await ask('yours@example.com');
    const yours = await api.lastLink('yours@example.com');
    expect(mine.token).toMatch(/^[\w-]{43}$/);
    const tries = [
      { ...mine, encodedPk: yours.encodedPk },
      { ...mine, token: mine.token.toUpperCase() },
      { ...mine, token: `${mine.token.slice(0, -1)}~` },
      { encodedPk: 'MQ', token: mine.token },
      { encodedPk: encodeURIComponent("' or true --"), token: mine.token },
      { encodedPk: encodeURIComponent('\u0000'), token: encodeURIComponent('\u0000') },
    ];
    for (const link of tries) {
      expect(await countHashes(async () => expect((await reset(link)).status).toBe(400))).toBe(0);
    }
    expect(await reset(mine)).toMatchObject({ status: 200 });
  });

  it('verifies an address that was not verified, because the link was opened there', async () => {
    const email = 'lost-mail@example.com';
    await api.ask(
      'POST',
      '/api/user/register/',
      {},
      { email, password: PASSWORD, confirm_password: PASSWORD },
    );
    await ask(email);
    await reset(await api.lastLink(email));
    expect(await logIn(email, NEW)).toMatchObject({ status: 200 });
  });

  it('does not bring a disabled account back', async () => {
    const email = 'disabled@example.com';
    await api.signUpVerified(email);
    await api.handle.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email_key', '=', email)
      .execute();
    await ask(email);
    await reset(await api.lastLink(email));
    expect(await logIn(email, NEW)).toMatchObject({ status: 401, body: { code: 'account_disabled' } });
  });

  it('can be asked whether it works, without being used up', async () => {
    await api.signUpVerified('checking@example.com');
    await ask('checking@example.com');
    const link = await api.lastLink('checking@example.com');
    const works = { status: 200, body: { works: true, detail: '' } };
    expect([await check(link), await check(link)]).toMatchObject([works, works]);
    expect(await reset(link)).toMatchObject({ status: 200 });
    const gone = { status: 200, body: { works: false, detail: REFUSALS.link_invalid.message } };
    expect(await check(link)).toMatchObject(gone);
    // A guess hears the same, whether or not the account exists.
    expect(await check({ ...link, token: 'x'.repeat(43) })).toMatchObject(gone);
    expect(await check({ encodedPk: 'cGs', token: 'x' })).toMatchObject(gone);
    await ask('checking@example.com');
    const late = await api.lastLink('checking@example.com');
    api.clock.advance({ minutes: 61 });
    expect(await check(late)).toMatchObject({ body: { detail: REFUSALS.link_expired.message } });
  });

  it('must follow the password rules', async () => {
    await api.signUpVerified('rules@example.com');
    await ask('rules@example.com');
    const link = await api.lastLink('rules@example.com');
    expect(await reset(link, 'weak')).toMatchObject({
      status: 400,
      body: {
        new_password: ['Password must be at least 8 characters long'],
        error: 'Password must be at least 8 characters long',
      },
    });
    expect(await reset(link)).toMatchObject({ status: 200 });
  });
});

describe('changing the password', () => {
  it('asks for the current one, ends every session and starts a new one', async () => {
    const email = 'changing@example.com';
    const here = await api.user(email);
    const there = await api.logIn(email);
    await ask(email);
    const link = await api.lastLink(email);
    const passwords = { new_password: NEW, confirm_password: NEW };
    expect(await change(here.bearer, { current_password: 'Wrong-1-password!', ...passwords })).toMatchObject(
      refused('current_password_wrong'),
    );
    const changed = await change(here.bearer, { current_password: PASSWORD, ...passwords });
    expect(changed).toMatchObject({ status: 200, body: { role: 'user' } });
    const { token } = changed.body as { token: { access: string } };
    expect(await api.get('/api/user/profile/', { Authorization: `Bearer ${token.access}` })).toMatchObject({
      status: 200,
    });
    for (const { bearer } of [here, there]) {
      expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401 });
    }
    // A link that was mailed for the old password is no way back in.
    expect(await reset(link)).toMatchObject(refused('link_invalid'));
    expect((await api.lastMail(email)).letter.template).toBe('password-changed');
  });

  it('succeeds once for two requests at the same time', async () => {
    const { email, token } = await api.user('twice@example.com');
    const shown = await api.accounts.authenticate(token.access);
    if (!shown.ok) throw new Error('The session is not valid');
    // Both have shown their session. By HTTP the first may end the session of the second before that is looked at.
    const passwords = ['First-1-password!', 'Second-2-password!'];
    const changes = await Promise.all(
      passwords.map((password) =>
        api.accounts.changePassword(shown.principal, { current: PASSWORD, new: password }, 'Firefox'),
      ),
    );
    expect(changes.filter(({ ok }) => !ok)).toEqual([
      { ok: false, error: { code: 'refused', reason: 'current_password_wrong' } },
    ]);
    const logins = await Promise.all(passwords.map((password) => logIn(email, password)));
    expect(logins.map(({ status }) => status === 200)).toEqual(changes.map(({ ok }) => ok));
  });
});

describe('a copy of the database', () => {
  it('contains nothing that gives access to an account', async () => {
    const email = 'stolen-copy@example.com';
    const { token } = await api.user(email);
    await ask(email);
    const link = await api.lastLink(email);
    const { db } = api.handle;
    const rows = JSON.stringify(
      await Promise.all([
        db.selectFrom('users').selectAll().execute(),
        db.selectFrom('sessions').selectAll().execute(),
        db.selectFrom('account_tokens').selectAll().execute(),
        db.selectFrom('mails').selectAll().execute(),
      ]),
      (_key, value: unknown) =>
        (value as { type?: string } | null)?.type === 'Buffer'
          ? Buffer.from((value as { data: number[] }).data).toString('latin1')
          : value,
    );
    const jti = (jwt: string) =>
      (JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;
    for (const secret of [PASSWORD, link.token, token.access, token.refresh, jti(token.refresh)]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(Buffer.from(secret, 'base64url').toString('latin1'));
    }
  });
});
