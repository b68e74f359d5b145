import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import type { Paged } from '../../contract/paging.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';
import { MOST_TRIES_A_MINUTE } from '../../domain/security/policy.ts';

/** What staff find in the security log, and how its size is bounded and people are erased from it. */
const api = await testApi();
const { ask, get, clock, handle } = api;
const boss = await api.staff('boss@prasthan.test');
const list = async (query: string) => {
  // A token of its own: the clock goes far ahead here.
  const { bearer } = await api.logIn(boss.email);
  return get(`/api/staff/security-log/?${query}`, bearer);
};
const entries = async (query: string) => ((await list(query)).body as Paged<SecurityEntry>).results;
const wrongLogin = (email: string, password = 'Wrong-1-password!') =>
  ask('POST', '/api/user/login/', { 'User-Agent': 'curl/8.5.0' }, { email, password });
const idOf = async (email: string) =>
  (await handle.db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow())
    .id;
const nextMinute = () => clock.advance({ minutes: 1 });

describe('the list', () => {
  it('is for staff only', async () => {
    const { bearer } = await api.user('curious@example.com');
    expect((await get('/api/staff/security-log/', bearer)).status).toBe(403);
    expect((await get('/api/staff/security-log/')).status).toBe(401);
  });

  it('is filtered by person, event, result, day, address and name, newest first', async () => {
    const maya = await api.user('maya@example.com');
    const id = await idOf(maya.email);
    await ask('PATCH', '/api/user/profile/', maya.bearer, { first_name: 'Maya', last_name: 'Tuladhar' });
    nextMinute();
    await wrongLogin(maya.email);
    const tried = { event: 'login', result: 'failed', account: { id, email: maya.email } };

    const ofPerson = await entries(`person=${id}`);
    expect(ofPerson.map(({ event, result }) => `${event} ${result}`)).toEqual([
      'login failed',
      'login ok',
      'email_verified ok',
    ]);
    const found = async (query: string) => (await entries(query))[0];
    expect(await found(`search=${maya.email.toUpperCase()}&event=login&result=failed`)).toMatchObject(tried);
    expect(await found(`search=tulad&result=failed`)).toMatchObject(tried);
    expect(await found(`search=203.0.113.1&result=failed`)).toMatchObject(tried);
    expect(await found(`day=2026-06-01&result=failed`)).toMatchObject(tried);
    expect(await entries('day=2026-05-31')).toEqual([]);
    expect(await entries('search=198.51.100.1')).toEqual([]);
    const both = await entries(`event=login&event=email_verified&person=${id}`);
    expect(both).toHaveLength(3);
    expect((await list('records=1&page=2')).body).toMatchObject({ previous: expect.any(String) as string });
  });

  it('filters days in Nepal time', async () => {
    const at = new Date('2026-03-09T18:20:00Z');
    await handle.run(`insert into security_events (at, last_at, event, result)
      values ('${at.toISOString()}', '${at.toISOString()}', 'token_forged', 'refused')`);
    expect(await entries('day=2026-03-10')).toHaveLength(1);
    expect(await entries('day=2026-03-09')).toEqual([]);
  });

  it('recognises an unknown address by its mark, and staff find it by typing the address', async () => {
    nextMinute();
    await wrongLogin('nobody@example.com');
    nextMinute();
    await wrongLogin('NOBODY@example.com ');
    const [first, second] = await entries('search=nobody@example.com');
    expect(first!.unknown_account).toMatch(/^[\da-f]{12}$/);
    expect(second!.unknown_account).toBe(first!.unknown_account);
    expect(await entries(`search=${first!.unknown_account}`)).toHaveLength(2);
  });

  it.each(['event=nothing', 'result=great', 'day=2026-13-45', 'day=today', 'person=7'])(
    'says what is wrong with %s',
    async (query) => {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      expect(Object.keys(body as object)).toEqual([query.split('=')[0]]);
    },
  );

  it('uses an index for each filter', async () => {
    const id = await idOf(boss.email);
    const conditions = [
      'true',
      `account_id = '${id}'`,
      `subject_id = '${id}'`,
      "event = 'login'",
      "result = 'failed'",
      "address = '203.0.113.1'",
      "unknown_account = 'abcdefabcdef'",
    ];
    await handle.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      for (const condition of conditions) {
        const { rows } = await sql<Record<string, string>>`explain select * from security_events
          where ${sql.raw(condition)} order by at desc, id desc limit 25`.execute(trx);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, condition).toMatch(/Index (Only )?Scan using security_events_/);
        expect(plan, condition).not.toMatch(/Sort/);
      }
    });
  });
});

describe('floods', () => {
  it('counts repeats within a minute in one row', async () => {
    nextMinute();
    const { email } = await api.user('repeated@example.com');
    for (let tries = 0; tries < 5; tries += 1) await wrongLogin(email);
    clock.advance({ minutes: 2 });
    await wrongLogin(email);
    const failed = await entries(`search=${email}&result=failed`);
    expect(failed.map(({ times }) => times)).toEqual([1, 5]);
    expect(api.lines).toContainEqual(expect.objectContaining({ event: 'login', result: 'failed', count: 4 }));
  });

  it('adds a limited number of rows and counts every try', async () => {
    clock.advance({ hours: 3 });
    const from = clock.now();
    const rowsOf = () =>
      handle.db.selectFrom('security_events').selectAll().where('at', '>=', from).orderBy('id').execute();
    const tries = MOST_TRIES_A_MINUTE + 40;
    for (let number = 0; number < tries; number += 1) {
      const address = { clientAddress: `198.51.100.${number}` };
      const forged = { Authorization: 'Bearer forged' };
      await api.fetch(new Request('http://x.test/api/user/profile/', { headers: forged }), address);
    }
    await api.securityLog.flush();
    const rows = await rowsOf();
    expect(rows).toHaveLength(MOST_TRIES_A_MINUTE + 1);
    expect(rows.at(-1)).toMatchObject({
      event: 'token_forged',
      times: 40,
      address: null,
      detail: { many: true },
    });
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(tries);
  });
});

describe('an entry that cannot be written', () => {
  it('does not change a refusal, and undoes a change', async () => {
    clock.advance({ hours: 3 });
    const { email } = await api.user('unwritten@example.com');
    const id = await idOf(email);
    const again = await api.logIn(boss.email);
    const { bearer } = again;
    const proved = await api.prove(again);
    await handle.run('alter table security_events rename to security_events_away');
    try {
      expect((await wrongLogin(email)).status).toBe(401);
      expect((await get('/api/user/profile/', { Authorization: 'Bearer forged' })).status).toBe(401);
      expect(api.logged).toHaveLength(2);
      const changed = await ask('PATCH', `/api/staff/people/${id}/`, proved, { staff_role: 'owner' });
      expect(changed.status).toBe(500);
    } finally {
      await handle.run('alter table security_events_away rename to security_events');
    }
    api.logged.length = 0;
    expect((await get(`/api/staff/people/${id}/`, bearer)).body).toMatchObject({ role: 'user' });
  });
});

describe('erasing', () => {
  it('removes addresses, devices and the mark of a person when the account is deleted', async () => {
    clock.advance({ hours: 3 });
    const email = 'forget-me@example.com';
    await wrongLogin(email);
    const { bearer } = await api.user(email);
    const id = await idOf(email);
    nextMinute();
    await wrongLogin(email);
    const mine = (await get('/api/user/export/', bearer)).body as { security_log: object[] };
    expect(mine.security_log).toContainEqual(
      expect.objectContaining({
        event: 'login',
        result: 'failed',
        address: '203.0.113.1',
        agent: 'curl/8.5.0',
      }),
    );
    await ask('POST', '/api/user/delete/', bearer, { password: PASSWORD });

    const left = await entries(`person=${id}`);
    expect(left.map(({ event }) => event)).toContain('account_erased');
    for (const entry of left) {
      expect(entry).toMatchObject({ address: null, agent: '', account: { id, email: null } });
    }
    expect(await entries(`search=${email}`)).toEqual([]);
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(e::text, ' '), '') as all from security_events e
      where account_id = ${id}`.execute(handle.db);
    expect(rows[0]!.all).not.toMatch(/forget-me|203\.0\.113|curl/);
  });

  it('keeps entries for 180 days and no longer', async () => {
    clock.advance({ hours: 3 });
    const { email } = await api.user('old@example.com');
    const query = `search=${email}`;
    clock.advance({ days: 179 });
    await twoLooks(handle.db, () => api.securityLog.cleanUp());
    expect(await entries(query)).not.toEqual([]);
    clock.advance({ days: 1, hours: 1 });
    await twoLooks(handle.db, () => api.securityLog.cleanUp());
    expect(await entries(query)).toEqual([]);
  });
});
