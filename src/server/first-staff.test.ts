import { describe, expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { PASSWORD_RULES } from '../contract/account-rules.ts';
import { EnvError } from '../platform/env.ts';
import { createFirstStaff, staffWanted } from './first-staff.ts';

const api = await testApi();
const lines: string[] = [];
const write = (fields: object, message: string) => void lines.push(`${JSON.stringify(fields)} ${message}`);
const log = { debug: write, info: write, warn: write, error: write };
const options = { embedded: true, staffUrl: 'https://prasthan.test/admin', log };
const wanted = { email: 'Boss@Example.com', password: 'Dhaulagiri-8167!' };
const logIn = (email: string, password: string) =>
  api.ask('POST', '/api/user/login/', {}, { email, password });

describe('STAFF_EMAIL and STAFF_PASSWORD', () => {
  it.each([
    [{ STAFF_EMAIL: undefined, STAFF_PASSWORD: 'Dhaulagiri-8167!' }, /STAFF_EMAIL is not/],
    [{ STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: undefined }, /STAFF_PASSWORD is not/],
    [
      { STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: 'dhaulagiri' },
      /too weak.*uppercase.*number.*special/s,
    ],
    [
      { STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: 'Password1!' },
      /attackers try it first.*Set another one/,
    ],
  ])('refuse the start and say why when they are %j', (env, sentence) => {
    expect(() => staffWanted(env)).toThrow(EnvError);
    expect(() => staffWanted(env)).toThrow(sentence);
    expect(() => staffWanted(env)).not.toThrow(/Dhaulagiri|dhaulagiri/);
  });

  it('create a verified staff account once and never change it', async () => {
    expect(staffWanted({ STAFF_EMAIL: wanted.email, STAFF_PASSWORD: wanted.password })).toEqual(wanted);
    expect(await createFirstStaff(api.accounts, wanted, { ...options, embedded: false })).toBeUndefined();
    expect(await logIn('boss@example.com', wanted.password)).toMatchObject({
      status: 200,
      body: { role: 'staff' },
    });
    const changed = { ...wanted, password: 'Annapurna-8091!' };
    await createFirstStaff(api.accounts, changed, { ...options, embedded: false });
    expect(await logIn('boss@example.com', changed.password)).toMatchObject({ status: 401 });
    expect(await logIn('boss@example.com', wanted.password)).toMatchObject({ status: 200 });
  });

  it('do not change an account that is not staff, and log a warning', async () => {
    await api.user('student@example.com');
    await createFirstStaff(
      api.accounts,
      { email: 'student@example.com', password: wanted.password },
      options,
    );
    expect(await logIn('student@example.com', wanted.password)).toMatchObject({ status: 401 });
    expect(lines.at(-1)).toMatch(/STAFF_EMAIL belongs to an account that is not staff/);
  });
});

describe('without STAFF_EMAIL and STAFF_PASSWORD', () => {
  it('no account is created if there is staff, or on a PostgreSQL server', async () => {
    expect(await createFirstStaff(api.accounts, undefined, options)).toBeUndefined();
    await api.handle.db.deleteFrom('users').execute();
    expect(await createFirstStaff(api.accounts, undefined, { ...options, embedded: false })).toBeUndefined();
    expect(await api.handle.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('an embedded database gets an account whose password is shown once', async () => {
    const told = (await createFirstStaff(api.accounts, undefined, options)) ?? '';
    const [, email = '', password = ''] = /e-mail +(\S+)\n *password +(\S+)/.exec(told) ?? [];
    expect(told).toContain('https://prasthan.test/admin');
    expect(email).toMatch(/^staff@[a-z\d]+\.example$/);
    expect(PASSWORD_RULES.filter(({ met }) => !met(password))).toEqual([]);
    expect(await logIn(email, password)).toMatchObject({ status: 200, body: { role: 'staff' } });
    expect(await createFirstStaff(api.accounts, undefined, options)).toBeUndefined();
    for (const secret of [password, email, wanted.email, wanted.password]) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  it('only one account is created when several processes start at the same time', async () => {
    await api.handle.db.deleteFrom('users').execute();
    const told = await Promise.all([1, 2, 3].map(() => createFirstStaff(api.accounts, undefined, options)));
    expect(told.filter(Boolean)).toHaveLength(1);
  });
});
