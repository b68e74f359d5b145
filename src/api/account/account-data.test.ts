import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import type { AccountExport } from '../../contract/accounts.ts';
import { MAX_DEVICES } from '../../domain/accounts/commands.devices.ts';

const api = await testApi();

describe('the export', () => {
  it('is a file with all data about the person, without secrets', async () => {
    const { bearer } = await api.user('export@example.com');
    await api.ask('PATCH', '/api/user/profile/', bearer, {
      first_name: 'Maya',
      address: 'Lakeside, Pokhara',
    });
    await api.sent();
    const { status, headers, body } = await api.get('/api/user/export/', bearer);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      account: {
        email: 'export@example.com',
        first_name: 'Maya',
        address: 'Lakeside, Pokhara',
        consent_version: '2026-01-01',
        status: 'active',
      },
      sessions: [{ current: true, ended_at: null }],
      mails: [{ template: 'verify-email', sent_at: expect.any(String) as string }],
      record: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|token|sealed/i);
  });

  it('holds every column of the account but the secret ones', async () => {
    const { bearer } = await api.user('columns@example.com');
    const { body } = await api.get('/api/user/export/', bearer);
    const row = await api.handle.db
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', 'columns@example.com')
      .executeTakeFirstOrThrow();
    const exported = Object.keys((body as { account: object }).account);
    const missing = Object.keys(row).filter((column) => !exported.includes(column));
    expect(missing.sort()).toEqual(['email_key', 'password_hash', 'updated_at']);
  });
});

describe('known devices', () => {
  const email = 'devices@example.com';
  /** Logs in a minute later. @returns the secret that the device is to keep */
  async function logInWith(device?: string): Promise<string> {
    api.clock.advance({ minutes: 1 });
    const request = new Request('http://10.0.0.7/api/user/login/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(device && { Cookie: `__Host-known_device=${device}` }),
      },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const cookie = (await api.fetch(request)).headers.get('Set-Cookie');
    return /^__Host-known_device=([^;]+)/.exec(cookie ?? '')![1]!;
  }

  it('are in the export with their times, at most 20: the least recently used one is dropped', async () => {
    await api.signUpVerified(email);
    const [first, second] = [await logInWith(), await logInWith()];
    for (let device = 2; device < MAX_DEVICES; device += 1) await logInWith();
    const firstAgain = await logInWith(first);
    expect(firstAgain).toBe(first);
    const usedAt = api.clock.now().toISOString();
    // One more than are kept.
    const newest = await logInWith();
    const { bearer } = await api.logIn(email);
    const { body } = await api.get('/api/user/export/', bearer);
    const { known_devices: devices } = body as AccountExport;
    expect(devices).toHaveLength(MAX_DEVICES);
    expect(devices.filter(({ used_at }) => used_at === usedAt)).toMatchObject([
      { created_at: expect.not.stringContaining(usedAt) as string },
    ]);
    expect(JSON.stringify(devices)).not.toMatch(/hash|[\w-]{43}/);
    expect(await logInWith(newest)).toBe(newest);
    expect(await logInWith(first)).toBe(first);
    expect(await logInWith(second)).not.toBe(second);
  });
});

describe('deleting the account', () => {
  const remove = (bearer: object, password = PASSWORD) =>
    api.ask('POST', '/api/user/delete/', { ...bearer }, { password });

  it('asks for the password, then deletes all data about the person', async () => {
    const email = 'forget-me@example.com';
    const { bearer, token } = await api.user(email);
    await api.ask('PATCH', '/api/user/profile/', bearer, {
      first_name: 'Forgetmenot',
      contact: '+977 9811111111',
    });
    await api.ask('POST', '/api/user/password-reset/', {}, { email });
    const { encodedPk, token: secret } = await api.lastLink(email);
    const mailed = (await api.sent()).filter(({ to }) => to === email).length;
    // Another that still waits to be sent.
    await api.ask(
      'POST',
      '/api/user/register/',
      {},
      { email, password: PASSWORD, confirm_password: PASSWORD },
    );
    const { db } = api.handle;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('change_log')
      .values({
        at: api.clock.now(),
        actor_id: null,
        kind: 'person',
        object: id,
        title: email,
        action: 'changed',
        changes: JSON.stringify([{ path: ['Note'], after: 'Forgetmenot called' }]),
        about: id,
      })
      .execute();

    expect(await remove(bearer, 'Wrong-1-password!')).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong' },
    });
    expect(await remove(bearer)).toMatchObject({ status: 200, body: { detail: 'Your account is deleted.' } });

    expect(await api.get('/api/user/profile/', bearer)).toMatchObject({ status: 401 });
    expect(await api.ask('POST', '/api/user/token/refresh/', {}, { refresh: token.refresh })).toMatchObject({
      status: 401,
    });
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    const link = `/api/user/password-reset/${encodedPk}/${secret}/`;
    expect(await api.ask('PATCH', link, {}, passwords)).toMatchObject({ status: 400 });
    expect((await api.sent()).filter(({ to }) => to === email)).toHaveLength(mailed);
    const everything = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('account_tokens').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('change_log').select(['title', 'changes']).execute(),
    ]);
    for (const trace of [email, 'Forgetmenot', '9811111111', id]) expect(everything).not.toContain(trace);
    const record = await db
      .selectFrom('change_log')
      .select('action')
      .where('object', '=', id)
      .orderBy('id')
      .execute();
    expect(record.map(({ action }) => action)).toEqual(['changed', 'erased']);
  });

  it('is recorded once, even if it is requested several times', async () => {
    const { bearer } = await api.user('pressed-twice@example.com');
    const { db } = api.handle;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'pressed-twice@example.com')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(bearer)));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    expect(await db.selectFrom('change_log').select('action').where('object', '=', id).execute()).toEqual([
      { action: 'erased' },
    ]);
  });

  it('allows a new account with the same address afterwards', async () => {
    const { bearer } = await api.user('again@example.com');
    await api.ask('PATCH', '/api/user/profile/', bearer, { first_name: 'Before' });
    await remove(bearer);
    const again = await api.user('again@example.com');
    expect(await api.get('/api/user/profile/', again.bearer)).toMatchObject({ body: { first_name: '' } });
  });

  it('is refused to the last member of staff, even when the last two try at the same time', async () => {
    const one = await api.staff('one-of-staff@example.com');
    expect(await remove(one.bearer)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    const two = await api.staff('two-of-staff@example.com');
    const answers = await Promise.all([remove(one.bearer), remove(two.bearer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
