import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../contract/accounts.ts';
import type { Paged } from '../../contract/paging.ts';

const { ask, clock, get, handle, lastMail, logIn, logged, prove, sent, signUpVerified, staff, user } =
  await testApi();
const { db } = handle;

const boss = await staff('boss@prasthan.test');
const colleague = await staff('colleague@prasthan.test');
const maya = await user('maya.gurung@example.com');
clock.advance({ minutes: 5 });
await signUpVerified('sita@example.com');
await ask(
  'POST',
  '/api/user/register/',
  {},
  {
    email: 'pending@example.com',
    password: 'Himalaya-2026!',
    confirm_password: 'Himalaya-2026!',
  },
);
const profile = { first_name: 'Maya Kumari', last_name: "O'Gurung", contact: '+977 984-1234567' };
await ask('PATCH', '/api/user/profile/', maya.bearer, profile);

const PEOPLE = '/api/staff/people/';
const list = async (query = '') => {
  const { status, body } = await get(`${PEOPLE}?${query}`, boss.bearer);
  expect(status).toBe(200);
  return body as Paged<Person>;
};
const emails = async (query: string) => (await list(query)).results.map(({ email }) => email);
const personOf = async (email: string) =>
  (await list(`search=${encodeURIComponent(email)}`)).results.find((person) => person.email === email)!;
const change = async (email: string, body: object, by = boss) =>
  ask('PATCH', `${PEOPLE}${(await personOf(email)).id}/`, await prove(by), body);
const actions = async (subject: string) =>
  (
    await db
      .selectFrom('change_log')
      .selectAll()
      .where('object', '=', subject)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ action, changes }) => [action, ...changes]);

describe('the list of people', () => {
  it('shows the newest first, with what staff need and without credentials', async () => {
    const { count, results } = await list();
    expect(count).toBe(5);
    expect(results.map(({ email }) => email)).toContain('maya.gurung@example.com');
    const found = results.find(({ email }) => email === maya.email)!;
    expect(found).toMatchObject({ ...profile, role: 'user', status: 'active', second_factor: false });
    expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(new Date(results[0]!.created_at) >= new Date(results.at(-1)!.created_at)).toBe(true);
  });

  it.each([
    ['maya', 1],
    ['MAYA.g', 1],
    ['gurung', 1],
    ['kum gur', 1],
    ["o'gur", 1],
    ['o’gur', 1],
    ['９８４', 1],
    ['984 123', 1],
    ['+977 984-1234567', 1],
    ['9841234567', 1],
    ['maya.gurung@example.com', 1],
    ['example', 3],
    ['aya', 0],
    ['maya sita', 0],
    ["maya' & !x | (", 0],
    [':*', 5],
    ['%', 5],
    ['\\', 5],
    ['   ', 5],
    ['\u0000', 5],
    ['\ud83d', 5],
    ["');drop", 0],
  ])('finds by the beginnings of words: %j', async (search, count) => {
    expect((await list(new URLSearchParams({ search }).toString())).count).toBe(count);
  });

  it('is searched through an index, not by reading every row', async () => {
    const plan = await db.transaction().execute(async (trx) => {
      // With so few rows the planner would not use an index.
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql`explain select id from users
        where person_terms(users.email_key, users.first_name, users.last_name, users.contact)
          @@ ${"'maya':*"}::tsquery`.execute(trx);
    });
    expect(JSON.stringify(plan.rows)).toContain('users_terms');
  });

  it('is filtered by role, status and verified', async () => {
    expect(await emails('role=staff&ordering=email')).toEqual([boss.email, colleague.email]);
    expect(await emails('verified=no')).toEqual(['pending@example.com']);
    expect((await list('verified=yes')).count).toBe(4);
    expect(await emails('status=disabled')).toEqual([]);
    expect(await emails('role=user&search=sita&verified=yes&status=active')).toEqual(['sita@example.com']);
    expect((await list('role=&status=%20')).count).toBe(5);
    const wrong = await get(`${PEOPLE}?role=admin&status=x&verified=maybe&page=x`, boss.bearer);
    const sentence = (value: string) => [
      `Select a valid choice. ${value} is not one of the available choices.`,
    ];
    expect(wrong).toMatchObject({
      status: 400,
      body: { role: sentence('admin'), status: sentence('x'), verified: sentence('maybe') },
    });
  });

  it('has the allowed orders, and pages without losing a person', async () => {
    const sorted = [boss, colleague, maya].map(({ email }) => email);
    expect(await emails('ordering=email')).toEqual(
      [...sorted, 'pending@example.com', 'sita@example.com'].toSorted(),
    );
    expect(await emails('ordering=-email')).toEqual((await emails('ordering=email')).toReversed());
    expect((await emails('ordering=-last_login_at')).slice(-2).toSorted()).toEqual([
      'pending@example.com',
      'sita@example.com',
    ]);
    expect(await emails('ordering=password_hash')).toEqual(await emails(''));
    const first = await list('records=2&ordering=last_login_at');
    const second = await list('records=2&ordering=last_login_at&page=2');
    const third = await list('records=2&ordering=last_login_at&page=3');
    const walked = [first, second, third].flatMap(({ results }) => results.map(({ email }) => email));
    expect(new Set(walked).size).toBe(5);
    expect(first.next).toBe(
      'https://prasthan.test/api/staff/people/?ordering=last_login_at&page=2&records=2',
    );
    expect((await get(`${PEOPLE}?page=9`, boss.bearer)).status).toBe(404);
  });
});

describe('a person', () => {
  it('is read by id; an invalid id is not found', async () => {
    const found = await personOf(maya.email);
    expect((await get(`${PEOPLE}${found.id}/`, boss.bearer)).body).toEqual(found);
    for (const id of ['1', 'x', found.id.replace(/.$/, 'z'), '00000000-0000-4000-8000-000000000000', '%00']) {
      expect((await get(`${PEOPLE}${id}/`, boss.bearer)).status).toBe(404);
      expect((await ask('PATCH', `${PEOPLE}${id}/`, boss.bearer, { staff_role: null })).status).toBe(404);
      expect((await ask('POST', `${PEOPLE}${id}/send-verification/`, boss.bearer)).status).toBe(404);
    }
  });

  it('is disabled in all sessions at once, and can be enabled again', async () => {
    const sita = await logIn('sita@example.com');
    const { id } = await personOf(sita.email);
    expect((await change(sita.email, { status: 'disabled' })).body).toMatchObject({ status: 'disabled' });
    expect(await get('/api/user/profile/', sita.bearer)).toMatchObject({
      status: 401,
      body: { code: 'user_inactive' },
    });
    const refresh = await ask('POST', '/api/user/token/refresh/', {}, { refresh: sita.token.refresh });
    expect(refresh.status).toBe(401);
    expect(
      (await ask('POST', '/api/user/login/', {}, { email: sita.email, password: sita.password })).body,
    ).toMatchObject({ code: 'account_disabled' });
    await change(sita.email, { status: 'active' });
    // The earlier sessions stay ended.
    expect((await get('/api/user/profile/', sita.bearer)).status).toBe(401);
    await logIn(sita.email);
    expect(await actions(id)).toEqual([
      ['changed', { path: ['Account'], before: 'Disabled', after: 'Active' }],
      ['changed', { path: ['Account'], before: 'Active', after: 'Disabled' }],
    ]);
  });

  it('who gets the staff role has it from the next request on, with the same token', async () => {
    expect((await get('/api/staff/me/', maya.bearer)).status).toBe(403);
    await change(maya.email, { staff_role: 'owner' });
    expect((await get('/api/staff/me/', maya.bearer)).body).toMatchObject({
      email: maya.email,
      role: 'staff',
    });
    await change(maya.email, { staff_role: null });
    expect((await get('/api/staff/me/', maya.bearer)).status).toBe(403);
    expect(await actions((await personOf(maya.email)).id)).toEqual([
      ['changed', { path: ['Role'], before: 'Owner', after: 'Not staff' }],
      ['changed', { path: ['Role'], before: 'Not staff', after: 'Owner' }],
    ]);
  });

  it('is changed only in the named fields; a call that changes nothing is not recorded', async () => {
    const before = await personOf(maya.email);
    const strange = { email: 'evil@example.com', verified_at: null, second_factor: true, id: boss.email };
    expect((await change(maya.email, strange)).body).toEqual(before);
    const entries = (await actions(before.id)).length;
    expect((await change(maya.email, { staff_role: null, status: 'active' })).body).toEqual(before);
    expect((await actions(before.id)).length).toBe(entries);
    expect(await change(maya.email, { staff_role: 'admin', status: null })).toMatchObject({
      status: 400,
      body: {
        staff_role: ['"admin" is not a valid choice.'],
        status: ['This field may not be null.'],
        error: 'Staff role: "admin" is not a valid choice.',
      },
    });
  });

  it('gets the verification mail again unless already verified', async () => {
    const { id } = await personOf('pending@example.com');
    const before = (await sent()).length;
    expect((await ask('POST', `${PEOPLE}${id}/send-verification/`, boss.bearer)).status).toBe(200);
    expect((await sent()).length).toBe(before + 1);
    expect((await lastMail('pending@example.com')).letter.template).toBe('verify-email');
    expect(await actions(id)).toEqual([['verification_sent']]);
    const done = await personOf(maya.email);
    expect(await ask('POST', `${PEOPLE}${done.id}/send-verification/`, boss.bearer)).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
  });
});

describe('staff', () => {
  it('cannot remove their own role or disable their own account', async () => {
    for (const body of [
      { staff_role: null },
      { status: 'disabled' },
      { staff_role: null, status: 'disabled' },
    ]) {
      expect(await change(boss.email, body)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    }
    expect((await change(boss.email, { staff_role: 'owner', status: 'active' })).status).toBe(200);
  });

  it('who demote each other at the same time do not both lose the role', async () => {
    for (let round = 0; round < 5; round += 1) {
      // The proofs come first: a person who has just lost the role gets none.
      const [one, other] = [await prove(boss), await prove(colleague)];
      const { id: bossId } = await personOf(boss.email);
      const { id: colleagueId } = await personOf(colleague.email);
      const [first, second] = await Promise.all([
        ask('PATCH', `${PEOPLE}${colleagueId}/`, one, { staff_role: null }),
        ask('PATCH', `${PEOPLE}${bossId}/`, other, { status: 'disabled' }),
      ]);
      expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
      const { rows } = {
        rows: await db.selectFrom('users').selectAll().where('role', '=', 'staff').execute(),
      };
      expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1);
      await db
        .updateTable('users')
        .set({ role: 'staff', staff_role: 'owner', status: 'active' })
        .where('email', 'in', [boss.email, colleague.email])
        .execute();
      Object.assign(boss, await logIn(boss.email));
      Object.assign(colleague, await logIn(colleague.email));
    }
  });

  it('always keep one last active member', async () => {
    await change(colleague.email, { staff_role: null });
    for (const body of [{ staff_role: null }, { status: 'disabled' }]) {
      expect(await change(boss.email, body)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    }
    // Disabled or unverified staff do not count.
    await change('pending@example.com', { staff_role: 'owner' });
    await change(colleague.email, { staff_role: 'owner', status: 'disabled' });
    expect(await change(boss.email, { staff_role: null })).toMatchObject({ body: { code: 'last_owner' } });
  });
});

it('the outbox is listed without the content of its mails', async () => {
  const { body } = await get('/api/staff/mails/?search=pending', boss.bearer);
  const { count, results } = body as Paged<{ id: string; recipient: string; state: string }>;
  expect(count).toBeGreaterThan(0);
  expect(results.every(({ recipient }) => recipient === 'pending@example.com')).toBe(true);
  expect(JSON.stringify(body)).not.toContain('/verify-email/');
  const [mail] = results;
  expect((await get(`/api/staff/mails/${mail!.id}/`, boss.bearer)).body).toEqual(mail);
  expect(await ask('POST', `/api/staff/mails/${mail!.id}/retry/`, boss.bearer)).toMatchObject({
    status: 409,
    body: { code: 'not_retryable' },
  });
  expect((await get('/api/staff/mails/?state=x', boss.bearer)).status).toBe(400);
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
