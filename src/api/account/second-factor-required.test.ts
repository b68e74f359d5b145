import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import type { SecondFactorSetup } from '../../contract/accounts.ts';
import { CALLS } from '../all-calls.ts';

const { ask, clock, get, logged, staff, user } = await testApi({ staffSecondFactor: 'required' });
const boss = await staff('boss@prasthan.test');
const maya = await user('maya@example.com');

const ID = '5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f';
const STAFF = CALLS.filter(({ auth }) => auth === 'staff');
const asked = ({ method, path }: (typeof STAFF)[number]) =>
  [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, ID)] as const;

it('staff without a second factor log in, see who they are and set one up, and nothing else', async () => {
  for (const call of STAFF) {
    const { status, body } = await ask(...asked(call), boss.bearer);
    if (call.beforeSecondFactor) expect(status, call.path).not.toBe(403);
    else expect([status, body], call.path).toMatchObject([403, { code: 'second_factor_needed' }]);
  }
  const open = STAFF.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ path }) => path);
  expect(open.every((path) => /^\/api\/staff\/(me|second-factor)\//.test(path))).toBe(true);
  // Their own account is theirs all the same.
  expect((await get('/api/user/profile/', boss.bearer)).status).toBe(200);
});

it('other people see nothing of it', async () => {
  for (const call of STAFF) {
    const { body } = await ask(...asked(call), maya.bearer);
    expect(body).toEqual({ detail: 'You do not have permission to perform this action.' });
  }
});

it('gives access after the setup with the same token', async () => {
  const begun = await ask('POST', '/api/staff/second-factor/', boss.bearer, { password: PASSWORD });
  const secret = Secret.fromBase32((begun.body as SecondFactorSetup).secret);
  const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  expect((await ask('POST', '/api/staff/second-factor/confirm/', boss.bearer, { code })).status).toBe(200);
  expect((await get('/api/staff/people/', boss.bearer)).status).toBe(200);
});

describe('unless the settings say otherwise', async () => {
  const api = await testApi({ staffSecondFactor: 'with_colleagues' });
  const first = await api.staff('first@prasthan.test');
  const list = (who: { bearer: Record<string, string> }) => api.get('/api/staff/people/', who.bearer);
  const idOf = async (email: string) => {
    const found = await api.handle.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return found.id;
  };
  const change = async (email: string, body: object) =>
    api.ask('PATCH', `/api/staff/people/${await idOf(email)}/`, await api.prove(first), body);

  it('one person alone works without a second factor, two do not, until one of them is gone again', async () => {
    const rule = { second_factor: false, second_factor_rule: 'with_colleagues' };
    expect(await api.get('/api/staff/me/', first.bearer)).toMatchObject({ status: 200, body: rule });
    expect((await list(first)).status).toBe(200);

    const second = await api.user('second@prasthan.test');
    expect((await change(second.email, { staff_role: 'owner' })).status).toBe(200);
    for (const who of [first, second]) {
      expect(await list(who)).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } });
      expect((await api.get('/api/staff/me/', who.bearer)).status).toBe(200);
    }

    // People who cannot log in do not count as staff.
    await api.handle.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', second.email)
      .execute();
    expect((await list(first)).status).toBe(200);
  });
});

it('settings that say optional leave it to each of them', async () => {
  const api = await testApi({ staffSecondFactor: 'optional' });
  const [one] = [await api.staff('one@prasthan.test'), await api.staff('two@prasthan.test')];
  expect((await api.get('/api/staff/people/', one.bearer)).status).toBe(200);
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
