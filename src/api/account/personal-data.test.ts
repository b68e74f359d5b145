import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allTables } from '../../../tests/support/all-rows.ts';
import { testApi } from '../../../tests/support/api.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { BY_COLLEAGUES, IMPERSONAL, PERSONAL } from '../../../tests/support/personal-data.ts';
import { CANARY, NUMBER, tracesOf, wholeLife } from '../../../tests/support/whole-life.ts';

/** What each table holds about people is stated; an export has it, and an erasure leaves nothing of it in any table. */

const api = await testApi();
const { db } = api.handle;
const tables = await allTables(db);
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const impersonal = Object.values(IMPERSONAL).flatMap(words);

describe('the statements', () => {
  it('name every table once', () => {
    expect([...Object.keys(PERSONAL), ...BY_COLLEAGUES, ...impersonal].toSorted()).toEqual(tables.toSorted());
  });

  it.each(Object.entries(PERSONAL))('name every column of %s', async (table, { personal, others }) => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(db);
    expect([...words(personal), ...words(others)].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });

  it('are right about keys that lead to people', async () => {
    const { rows } = await sql<{ table: string; rule: string }>`
      select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
      where contype = 'f' and confrelid in (
        'users'::regclass, 'applications'::regclass, 'enquiries'::regclass, 'event_registrations'::regclass)`.execute(
      db,
    );
    expect(rows.filter(({ table }) => impersonal.includes(table))).toEqual([]);
    // Deleted with the person, or emptied: an erasure is never refused, and leaves no key.
    expect(rows.filter(({ rule }) => !['c', 'n'].includes(rule))).toEqual([]);
    const leading = new Set(rows.map(({ table }) => table));
    expect(BY_COLLEAGUES.filter((table) => !leading.has(table))).toEqual([]);
  });
});

it('an export has what is known, and an erasure leaves nothing of it in any table', async () => {
  const { student, colleague } = await wholeLife(api);
  const pattern = new RegExp(`${CANARY}|${NUMBER.source}`, 'i');
  const found = new Set((await tracesOf(api, tables, pattern)).map((row) => row.split(' ')[0]!));
  expect([...found].filter((table) => !(table in PERSONAL))).toEqual([]);
  expect(found.size).toBeGreaterThan(20);

  const { body } = await api.get('/api/user/export/', student.bearer);
  const has = (section: string) => pattern.test(JSON.stringify((body as Record<string, unknown>)[section]));
  const sections = new Set(
    [...found]
      .map((table) => PERSONAL[table]!)
      .filter(({ exported, withheld }) => !exported.startsWith('not: ') && withheld === undefined)
      .map(({ exported }) => exported),
  );
  expect([...sections].filter((section) => !has(section))).toEqual([]);
  for (const { exported } of Object.values(PERSONAL))
    if (!exported.startsWith('not: ')) expect(body).toHaveProperty(exported);

  const erase = async ({ bearer }: TestPerson) =>
    (await api.ask('POST', '/api/user/delete/', bearer, { password: PASSWORD })).status;
  expect(await erase(student)).toBe(200);
  const ofColleague = new RegExp(`${CANARY}(staff|\\.staff)`, 'gi');
  const left = await tracesOf(api, tables, /./);
  expect(left.filter((row) => pattern.test(row.replaceAll(ofColleague, '')))).toEqual([]);
  expect(await erase(colleague)).toBe(200);
  expect(await tracesOf(api, tables, pattern)).toEqual([]);
});

it('an erasure leaves longer addresses and names of others alone', async () => {
  const sha = await api.user('sha@example.com');
  const others = ['asha@example.com', 'sha@example.com.np', 'a.sha@example.com', 'Sha Rai Thapa'];
  await api.ask('PATCH', '/api/user/profile/', sha.bearer, { first_name: 'Sha', last_name: 'Rai' });
  const changes = [...others, 'sha@example.com', 'Handed over to sha@example.com.', 'Sha Rai'].map(
    (after) => ({
      path: ['Student'],
      after,
    }),
  );
  const entry = { at: api.clock.now(), kind: 'person', object: 'x', title: '', action: 'changed' } as const;
  await db
    .insertInto('change_log')
    .values({ ...entry, changes: JSON.stringify(changes) })
    .execute();
  await api.ask('POST', '/api/user/delete/', sha.bearer, { password: PASSWORD });
  const kept = await db
    .selectFrom('change_log')
    .select('changes')
    .where('object', '=', 'x')
    .executeTakeFirstOrThrow();
  expect(kept.changes.map(({ after }) => after)).toEqual([...others, '', 'Handed over to .', '']);
});
