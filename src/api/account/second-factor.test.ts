import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { RecoveryCodes, SecondFactorSetup } from '../../contract/accounts.ts';
import { plainRecoveryCode } from '../../domain/second-factors/policy.ts';

const { ask, clock, get, handle, lastLink, lastMail, logged, logIn, prove, secondFactors, staff, user } =
  await testApi();
const boss = await staff('boss@prasthan.test');
const maya = await user('maya@example.com');

/** The code that the person's app shows, some steps of 30 s from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });
const tick = () => clock.advance({ seconds: 30 });
/** None of the codes that work now. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-1, 0, 1].every((step) => codeOf(secret, step) !== code),
  )!;

const staffCall = (path: string, body: object, by: TestPerson) =>
  ask('POST', `/api/staff/second-factor/${path}`, by.bearer, body);
const login = (email: string, otp?: string) =>
  ask('POST', '/api/user/login/', {}, { email, password: PASSWORD, ...(otp !== undefined && { otp }) });

async function setUp(person: TestPerson) {
  const begun = await staffCall('', { password: PASSWORD }, person);
  expect(begun.status).toBe(200);
  const { secret, uri } = begun.body as SecondFactorSetup;
  const confirmed = await staffCall('confirm/', { code: codeOf(secret) }, person);
  expect(confirmed.status).toBe(200);
  const { recovery_codes: codes } = confirmed.body as RecoveryCodes;
  tick();
  return { secret, uri, codes };
}
/** Another member of staff, with a second factor. */
async function guarded(email: string) {
  const person = await staff(email);
  return { person, ...(await setUp(person)) };
}

describe('setting up', () => {
  it('needs the password, gives what an app reads, and is asked for only once it is confirmed', async () => {
    const wrong = await staffCall('', { password: 'Wrong-1!' }, boss);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_wrong' } });

    const { body } = await staffCall('', { password: PASSWORD }, boss);
    const { secret, uri } = body as SecondFactorSetup;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Prasthan:boss@prasthan.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Prasthan',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // Lost before it was confirmed: begun again with another secret, and no login asks for it.
    expect((await login(boss.email)).status).toBe(200);
    const again = (await staffCall('', { password: PASSWORD }, boss)).body as SecondFactorSetup;
    expect(again.secret).not.toBe(secret);
    const late = await staffCall('confirm/', { code: codeOf(secret) }, boss);
    // With a token a wrong code is no 401: that would say that the token is no good.
    expect(late).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } });

    const other = await logIn(boss.email);
    const confirmed = await staffCall('confirm/', { code: codeOf(again.secret) }, boss);
    const { recovery_codes: codes } = confirmed.body as RecoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){5}$/);
    // Sessions begun without it end; the one at hand stays.
    expect((await get('/api/user/profile/', other.bearer)).status).toBe(401);
    expect((await get('/api/staff/me/', boss.bearer)).body).toMatchObject({ second_factor: true });
    expect((await login(boss.email)).body).toMatchObject({ code: 'second_factor_required' });
    for (const path of ['', 'confirm/']) {
      const twice = await staffCall(path, { password: PASSWORD, code: codeOf(again.secret) }, boss);
      expect(twice).toMatchObject({ status: 409, body: { code: 'second_factor_exists' } });
    }
  });

  it('keeps neither secret nor codes where a copy of the database could show them', async () => {
    const { secret, codes } = await guarded('sealed@prasthan.test');
    const rows = [
      ...(await handle.db.selectFrom('second_factors').selectAll().execute()),
      ...(await handle.db.selectFrom('recovery_codes').selectAll().execute()),
    ];
    const text = rows.flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    );
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('latin1');
    for (const known of [secret, bytes, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(text.filter((value) => value.includes(known))).toEqual([]);
    }
  });

  it('is for staff', async () => {
    for (const path of ['', 'confirm/', 'off/']) {
      expect((await staffCall(path, { password: PASSWORD, code: '123456' }, maya)).status).toBe(403);
    }
  });
});

describe('a login with a second factor', () => {
  it('does not reveal it to people without the password', async () => {
    const { person } = await guarded('silent@prasthan.test');
    for (const otp of [undefined, '123456']) {
      const body = { email: person.email, password: 'Wrong-1!', otp };
      const refused = await ask('POST', '/api/user/login/', {}, body);
      expect(refused).toMatchObject({ status: 401, body: { code: 'no_active_account' } });
    }
  });

  it('takes the code of now and of one step before and after, each once and none older than the last', async () => {
    const { person, secret } = await guarded('window@prasthan.test');
    const { email } = person;
    clock.advance({ minutes: 10 });
    for (const steps of [-2, 2, 40]) {
      expect((await login(email, codeOf(secret, steps))).body).toMatchObject({ code: 'second_factor_wrong' });
    }
    const early = codeOf(secret, -1);
    expect((await login(email, early)).status).toBe(200);
    expect((await login(email, early)).body).toMatchObject({ code: 'second_factor_wrong' });
    expect((await login(email, ` ${codeOf(secret, 1).replace(/^.../, '$& ')} `)).status).toBe(200);
    // The present step is older than the last one used.
    expect((await login(email, codeOf(secret))).body).toMatchObject({ code: 'second_factor_wrong' });
    tick();
    tick();
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  it('of many at the same time with one code lets one in', async () => {
    const { person, secret, codes } = await guarded('parallel@prasthan.test');
    for (const code of [codeOf(secret), codes[0]!]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => login(person.email, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      clock.advance({ hours: 25 });
    }
  });

  it('takes each recovery code once, however it is typed, and writes it down', async () => {
    const { person, codes } = await guarded('recovery@prasthan.test');
    const [first = '', second = ''] = codes;
    expect((await login(person.email, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await login(person.email, first)).body).toMatchObject({ code: 'second_factor_wrong' });
    expect((await login(person.email, second)).status).toBe(200);
    const entries = await handle.db
      .selectFrom('security_events')
      .select('event')
      .where('event', '=', 'recovery_code_used')
      .execute();
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });

  it('accepts no code of another person', async () => {
    const { codes, secret } = await guarded('one@prasthan.test');
    const other = await guarded('two@prasthan.test');
    for (const code of [codes[0]!, codeOf(secret)]) {
      expect((await login(other.person.email, code)).status).toBe(401);
    }
  });
});

it('a new password by mail does not turn it off: the login still asks for a code', async () => {
  const { person, secret } = await guarded('forgot@prasthan.test');
  await ask('POST', '/api/user/password-reset/', {}, { email: person.email });
  const { encodedPk, token } = await lastLink(person.email);
  const password = 'Machhapuchhre-2!';
  const form = { new_password: password, confirm_password: password };
  const path = `/api/user/password-reset/${encodedPk}/${token}/`;
  const answer = await ask('PATCH', path, {}, form);
  expect(answer).toEqual({ ...answer, status: 200, body: { detail: 'Password reset successfully' } });
  const logInWith = (otp?: string) =>
    ask('POST', '/api/user/login/', {}, { email: person.email, password, ...(otp && { otp }) });
  expect((await logInWith()).body).toMatchObject({ code: 'second_factor_required' });
  expect((await logInWith(codeOf(secret))).status).toBe(200);
});

it('takes the shorter recovery codes of older set-ups, but no part of a code', async () => {
  const { person, codes } = await guarded('older@prasthan.test');
  expect(plainRecoveryCode('km4p 7xwq-ht9d')).toBe('KM4P7XWQHT9D');
  for (const wrong of [codes[0]!.slice(0, -1), `${codes[0]}AAAA`, 'KM4P-7XWQ', ''])
    expect(plainRecoveryCode(wrong)).toBeNull();
  expect((await login(person.email, codes[0]!.slice(0, 14))).status).toBe(401);
});

describe('guessing codes', () => {
  it('has five tries, then a quarter of an hour, twice as long each time, and starts anew after a right one', async () => {
    const { person, secret } = await guarded('guessed@prasthan.test');
    const { email } = person;
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(email, wrongCode(secret))).body).toMatchObject({ code: 'second_factor_wrong' });
    }
    expect((await lastMail(email)).letter).toMatchObject({
      template: 'codes-locked',
      data: { wait: '15 minutes' },
    });
    // Now not even the right one is looked at, and the answer says for how long.
    const refused = await login(email, codeOf(secret));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    clock.advance({ minutes: 15 });
    expect((await login(email, wrongCode(secret))).status).toBe(401);
    expect((await login(email, codeOf(secret))).headers.get('Retry-After')).toBe('1800');
    clock.advance({ minutes: 30 });
    expect((await login(email, codeOf(secret))).status).toBe(200);
    tick();
    expect((await login(email, wrongCode(secret))).status).toBe(401);
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  it('at the same time is no more than five', async () => {
    const { person, secret } = await guarded('rushed@prasthan.test');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(person.email, wrongCode(secret))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('waits a day at most', async () => {
    const { person, secret } = await guarded('patient@prasthan.test');
    const { id } = await handle.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const waits: number[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const checked = await secondFactors.check(handle.db, id, wrongCode(secret));
      if (typeof checked !== 'object') continue;
      waits.push(checked.retryAfterSeconds / 60);
      clock.advance({ seconds: checked.retryAfterSeconds });
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect(Math.max(...waits)).toBe(1440);
  });
});

describe('turning it off', () => {
  it('needs the password and a code, and then no login asks any more', async () => {
    const { person, secret, codes } = await guarded('off@prasthan.test');
    const off = (password: string, code: string) => staffCall('off/', { password, code }, person);
    expect((await off('Wrong-1!', codeOf(secret))).body).toMatchObject({ code: 'current_password_wrong' });
    expect((await off(PASSWORD, wrongCode(secret))).body).toMatchObject({ code: 'second_factor_wrong' });
    expect((await off(PASSWORD, codes[3]!)).status).toBe(200);
    expect((await login(person.email)).status).toBe(200);
    expect((await get('/api/staff/me/', person.bearer)).body).toMatchObject({ second_factor: false });
    expect(await off(PASSWORD, codes[4]!)).toMatchObject({ body: { code: 'second_factor_wrong' } });
    // And on again.
    await setUp(person);
  });

  it('happens automatically when a person is no longer staff', async () => {
    const { person } = await guarded('former@prasthan.test');
    const colleague = await staff('colleague@prasthan.test');
    const { body } = await get('/api/staff/people/?search=former', colleague.bearer);
    const [{ id, second_factor }] = (body as { results: [{ id: string; second_factor: boolean }] }).results;
    expect(second_factor).toBe(true);
    await ask('PATCH', `/api/staff/people/${id}/`, await prove(colleague), { staff_role: null });
    expect((await login(person.email)).status).toBe(200);
  });
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
