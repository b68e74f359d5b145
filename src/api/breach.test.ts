import { describe, expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { applied } from '../../tests/support/applications.ts';

/** Steps 1 and 2 of docs/breach.md: what a thief did with a stolen login is found, and ended. */

const api = await testApi();
const { ask, get } = api;
const boss = await api.staff('boss@prasthan.test');
const counselor = await api.staff('hari@prasthan.test', undefined, 'counselor');
const asha = await api.user('asha@example.com');
const bina = await api.user('bina@example.com');
const CASE = [
  ['first_name', 'Asha'],
  ['last_name', 'Rai'],
  ['email', 'asha@example.com'],
  ['contact', '9841234567'],
] as [string, string][];
const { id } = await applied(api, asha, CASE);
await applied(api, bina);
const idOf = async (email: string) =>
  (await api.handle.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id;

const table = async (query: string, bearer: Record<string, string>) => {
  const address = `http://x.test/api/staff/security-log/export/?${query}`;
  const answer = await api.fetch(new Request(address, { headers: bearer }));
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  return { status: answer.status, head, lines };
};

describe('a stolen login of a counselor', () => {
  it('is used to open a passport and to download the list of cases', async () => {
    const stolen = await api.logIn(counselor.email);
    const { body } = await get(`/api/staff/applications/${id}/`, stolen.bearer);
    const { documents } = body as { documents: { id: string }[] };
    const file = `http://x.test/api/staff/applications/${id}/documents/${documents[0]!.id}/`;
    const opened = await api.fetch(new Request(file, { headers: stolen.bearer }));
    expect(opened.status).toBe(200);
    await opened.arrayBuffer();
    const headers = await api.prove(stolen);
    const list = await api.fetch(
      new Request('http://x.test/api/staff/applications/export/?state=submitted', { headers }),
    );
    expect(await list.text()).toContain('Rai');
  });

  it('is found by the owner, with whose data it was and how to reach them', async () => {
    const person = await idOf(counselor.email);
    const found = await table(
      `person=${person}&event=document_opened&event=list_exported`,
      await api.prove(boss),
    );
    expect(found.status).toBe(200);
    expect(found.head).toContain('Whose,Their e-mail,Their mobile number');
    expect(found.lines).toHaveLength(2);
    expect(found.lines[0]).toMatch(
      /List exported,Succeeded,"applications: 2 rows, filtered by state=submitted"/,
    );
    expect(found.lines[1]).toMatch(
      /Document opened by staff.*hari@prasthan\.test.*Asha Rai,asha@example\.com/,
    );
    expect(found.lines[1]).toContain('9841234567');
    expect(found.lines.join()).not.toContain('bina@example.com');
  });

  it('is ended, and the cases are still there', async () => {
    const stolen = await api.logIn(counselor.email);
    const person = await idOf(counselor.email);
    await ask('POST', `/api/staff/people/${person}/end-sessions/`, await api.prove(boss));
    for (const each of [stolen, counselor])
      expect((await get('/api/staff/applications/', each.bearer)).status).toBe(401);
    expect(
      (await ask('POST', '/api/user/token/refresh/', {}, { refresh: stolen.token.refresh })).status,
    ).toBe(401);
    const again = await api.logIn(counselor.email);
    expect(await get('/api/staff/applications/', again.bearer)).toMatchObject({ body: { count: 2 } });
  });
});

describe('the table of the security log', () => {
  it('is recorded itself, and needs the right and a proof', async () => {
    const { lines } = await table('event=list_exported', await api.prove(boss));
    expect(lines[0]).toContain('boss@prasthan.test');
    expect(lines[0]).toContain('security-log: 2 rows');
    expect((await table('', boss.bearer)).status).toBe(403);
    const reader = await api.logIn(counselor.email);
    expect((await table('', await api.prove(reader))).status).toBe(403);
    expect((await table('event=nonsense', await api.prove(boss))).status).toBe(400);
  });

  it('is read in batches', async () => {
    const row = { event: 'login', result: 'ok', agent: '', times: 1, detail: '{}' } as const;
    const at = (second: number) =>
      new Date(Date.parse('2026-06-01T00:00:00Z') + Math.floor(second / 3) * 1000);
    const many = Array.from({ length: 1201 }, (_, n) => ({
      ...row,
      at: at(n),
      last_at: at(n),
      address: '10.1.1.1',
    }));
    await api.handle.db.insertInto('security_events').values(many).execute();
    const { lines } = await table('search=10.1.1.1', await api.prove(boss));
    expect(lines).toHaveLength(1201);
  });
});
