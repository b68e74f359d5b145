import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { Person, Proof, RecoveryCodes, SecondFactorSetup } from '../../contract/accounts.ts';
import type { Paged } from '../../contract/paging.ts';
import { PROOF_HEADER } from '../../contract/session-state.ts';
import { CALLS } from '../all-calls.ts';

const api = await testApi();
const { ask, clock, get, handle, logIn, prove, sent, staff, user } = api;
const boss = await staff('boss@prasthan.test');
const NEEDED = { status: 403, body: { code: 'proof_needed' } };

const idOf = async (email: string) => {
  const { body } = await get(`/api/staff/people/?search=${email}`, boss.bearer);
  return (body as Paged<Person>).results[0]!.id;
};
const personPath = async (email: string) => `/api/staff/people/${await idOf(email)}/`;
const type = (who: Pick<TestPerson, 'bearer'>, body: object) =>
  ask('POST', '/api/staff/proof/', who.bearer, body);
const withProof = (who: TestPerson, proof: string) => ({ ...who.bearer, [PROOF_HEADER]: proof });
const exportOf = (headers: Record<string, string>) => get('/api/staff/applications/export/', headers);
/** Mails about the newest change of staff, as 'template recipient'. */
const told = async (from: number) =>
  (await sent()).slice(from).map(({ to, letter }) => `${letter.template} ${to}`);

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
async function guarded(email: string) {
  const person = await staff(email);
  const begun = await ask('POST', '/api/staff/second-factor/', person.bearer, { password: PASSWORD });
  const { secret } = begun.body as SecondFactorSetup;
  const on = await ask('POST', '/api/staff/second-factor/confirm/', person.bearer, { code: codeOf(secret) });
  clock.advance({ seconds: 30 });
  return { person, secret, codes: (on.body as RecoveryCodes).recovery_codes };
}

describe('a stolen access token alone', () => {
  it('cannot export or turn off a second factor', async () => {
    const guardedCalls = CALLS.filter(({ proof }) => proof === 'always');
    expect(guardedCalls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/staff/applications/export/',
        '/api/staff/events/{id}/registrations/export/',
        '/api/staff/people/{id}/second-factor-off/',
      ]),
    );
    // Every export of the contract, including future ones. The report of an import and the reports of the office name no
    // student.
    const exports = CALLS.filter(
      ({ path, auth }) =>
        auth === 'staff' && path.includes('export') && !/^\/api\/staff\/(imports|reports)\//.test(path),
    );
    expect(exports.filter(({ proof }) => proof !== 'always')).toEqual([]);
    const id = '5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f';
    for (const { method, path } of guardedCalls) {
      const address = path.replaceAll(/\{\w+\}/g, id);
      expect(await ask(method.toUpperCase(), address, boss.bearer), path).toMatchObject(NEEDED);
    }
  });

  it('cannot give or take the staff role or disable staff', async () => {
    await staff('colleague@prasthan.test');
    await user('student@example.com');
    const before = (await sent()).length;
    const tries: [string, object][] = [
      ['student@example.com', { staff_role: 'owner' }],
      ['colleague@prasthan.test', { staff_role: null }],
      ['colleague@prasthan.test', { status: 'disabled' }],
    ];
    for (const [email, change] of tries) {
      const path = await personPath(email);
      expect(await ask('PATCH', path, boss.bearer, change), email).toMatchObject(NEEDED);
      expect((await get(path, boss.bearer)).body).toMatchObject({ status: 'active' });
    }
    expect(await told(before)).toEqual([]);
    // Changes to students need no proof.
    const student = await personPath('student@example.com');
    expect((await ask('PATCH', student, boss.bearer, { status: 'disabled' })).status).toBe(200);
    expect((await ask('PATCH', student, boss.bearer, { status: 'active' })).status).toBe(200);
  });
});

describe('a proof', () => {
  it('is given for the password, lasts five minutes, and is valid for its session only', async () => {
    const proved = await prove(boss);
    expect((await exportOf(proved)).status).toBe(200);
    const elsewhere = await logIn(boss.email);
    const colleague = await staff('replay@prasthan.test');
    for (const other of [elsewhere, colleague]) {
      expect(await exportOf(withProof(other, proved[PROOF_HEADER]!))).toMatchObject(NEEDED);
    }
    for (const forged of ['', 'x', boss.token.access, boss.token.refresh]) {
      expect(await exportOf(withProof(boss, forged))).toMatchObject(NEEDED);
    }
    clock.advance({ minutes: 4, seconds: 59 });
    expect((await exportOf(proved)).status).toBe(200);
    clock.advance({ seconds: 1 });
    expect(await exportOf(proved)).toMatchObject(NEEDED);
  });

  it('is not stored in readable form, and a newer one replaces it', async () => {
    const [first, second] = [await prove(boss), await prove(boss)];
    expect(await exportOf(first)).toMatchObject(NEEDED);
    expect((await exportOf(second)).status).toBe(200);
    const rows = await handle.db.selectFrom('sessions').selectAll().execute();
    const text = rows.flatMap((row) => Object.values(row).map(String)).join();
    expect(text).not.toContain(second[PROOF_HEADER]!);
  });

  it('is given to staff only', async () => {
    const maya = await user('maya@example.com');
    expect((await type(maya, { password: PASSWORD })).status).toBe(403);
  });

  it('requires a code instead of the password with a second factor; each code works once', async () => {
    const { person, secret, codes } = await guarded('coded@prasthan.test');
    expect(await type(person, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'second_factor_required' },
    });
    const code = codeOf(secret);
    const { proof } = (await type(person, { code })).body as Proof;
    expect((await exportOf(withProof(person, proof))).status).toBe(200);
    expect((await type(person, { code })).body).toMatchObject({ code: 'second_factor_wrong' });
    expect((await type(person, { code: codes[0] })).status).toBe(200);
  });

  it('names missing fields', async () => {
    expect(await type(boss, {})).toMatchObject({
      status: 400,
      body: { password: ['This field is required.'] },
    });
  });

  it('cannot be guessed: four wrong tries end the session, also simultaneous ones', async () => {
    const thief = await logIn(boss.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, guess) => type(thief, { password: `Wrong-${guess}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(await type(thief, { password: PASSWORD })).toMatchObject({ status: 401 });
    expect((await ask('POST', '/api/user/token/refresh/', {}, { refresh: thief.token.refresh })).status).toBe(
      401,
    );
    // Their other sessions continue.
    expect((await get('/api/staff/me/', boss.bearer)).status).toBe(200);
  });

  it('warns before the last try, and a correct try resets the count', async () => {
    const slow = await logIn(boss.email);
    for (const last of [
      'your current password.',
      'your current password.',
      'If the next one is wrong too, we will log you out here.',
    ]) {
      const { body } = await type(slow, { password: 'Wrong-1!' });
      expect((body as { error: string }).error).toContain(last);
    }
    expect((await type(slow, { password: PASSWORD })).status).toBe(200);
    expect((await type(slow, { password: 'Wrong-1!' })).status).toBe(400);
    expect((await get('/api/staff/me/', slow.bearer)).status).toBe(200);
  });
});

describe('all staff, including the one who did it, get a mail', async () => {
  const office = await testApi();
  const first = await office.staff('first@prasthan.test');
  const change = async (email: string, body: object) => {
    const { results } = (await office.get(`/api/staff/people/?search=${email}`, first.bearer))
      .body as Paged<Person>;
    return office.ask('PATCH', `/api/staff/people/${results[0]!.id}/`, await office.prove(first), body);
  };
  const newMails = async (work: () => Promise<unknown>) => {
    const before = (await office.sent()).length;
    await work();
    return (await office.sent())
      .slice(before)
      .map(({ to, letter }) => `${letter.template} ${to}`)
      .toSorted();
  };

  it('when a person gets the staff role, is disabled, enabled again and loses the role', async () => {
    await office.user('second@prasthan.test');
    const both = (template: string) => [
      `${template} first@prasthan.test`,
      `${template} second@prasthan.test`,
    ];
    const made = await newMails(() => change('second@prasthan.test', { staff_role: 'owner' }));
    expect(made).toEqual(both('staff-made'));
    expect((await office.lastMail('first@prasthan.test')).letter.data).toMatchObject({
      whom: 'second@prasthan.test',
      by: 'first@prasthan.test',
      officeLink: `${ORIGIN}/admin`,
    });
    const steps: [object, string][] = [
      [{ status: 'disabled' }, 'staff-unmade'],
      [{ status: 'active' }, 'staff-made'],
      [{ staff_role: null }, 'staff-unmade'],
    ];
    for (const [body, template] of steps) {
      expect(await newMails(() => change('second@prasthan.test', body)), template).toEqual(both(template));
    }
    // Changes to a student's account are not mailed.
    expect(await newMails(() => change('second@prasthan.test', { status: 'disabled' }))).toEqual([]);
    expect(await newMails(() => change('second@prasthan.test', { status: 'active' }))).toEqual([]);
  });

  it('when the settings create staff, and when staff delete their own account', async () => {
    const third = { email: 'third@prasthan.test', password: PASSWORD };
    const made = await newMails(() => office.accounts.ensureFirstStaff(third));
    expect(made).toEqual(['staff-made first@prasthan.test', 'staff-made third@prasthan.test']);
    expect((await office.lastMail('first@prasthan.test')).letter.data).toMatchObject({ by: '' });
    const gone = await newMails(async () => {
      const { bearer } = await office.logIn(third.email);
      await office.ask('POST', '/api/user/delete/', bearer, { password: PASSWORD });
    });
    expect(gone).toEqual(['staff-unmade first@prasthan.test']);
  });
});

describe('turning off a second factor', () => {
  it('is mailed to all staff; a colleague who does it also ends the sessions', async () => {
    const { person, codes } = await guarded('lost@prasthan.test');
    const path = `${await personPath(person.email)}second-factor-off/`;
    const before = (await sent()).length;
    expect((await ask('POST', path, await prove(boss))).status).toBe(200);
    const mails = await told(before);
    expect(mails).toContain('second-factor-off lost@prasthan.test');
    expect(mails).toContain('second-factor-off boss@prasthan.test');
    expect((await get('/api/staff/me/', person.bearer)).status).toBe(401);
    expect((await logIn(person.email)).email).toBe(person.email);
    expect(await ask('POST', path, await prove(boss))).toMatchObject({
      status: 409,
      body: { code: 'no_second_factor' },
    });
    const own = `${await personPath(boss.email)}second-factor-off/`;
    expect(await ask('POST', own, await prove(boss))).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(codes).toHaveLength(10);
  });

  it('requires password and code from the owner, and is mailed too', async () => {
    const { person, codes } = await guarded('own@prasthan.test');
    const before = (await sent()).length;
    const off = { password: PASSWORD, code: codes[0] };
    expect((await ask('POST', '/api/staff/second-factor/off/', person.bearer, off)).status).toBe(200);
    expect(await told(before)).toContain('second-factor-off boss@prasthan.test');
  });
});

it('logs no errors during these tests', () => expect(api.logged).toEqual([]));
