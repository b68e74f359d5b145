import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rowsSince, transactionNow } from '../../tests/support/all-rows.ts';
import { testApi } from '../../tests/support/api.ts';
import { applied, pdf, sendForm, type FormPart } from '../../tests/support/applications.ts';
import { callRecipes, idOf } from '../../tests/support/call-recipes.ts';
import type { TestPerson } from '../../tests/support/people.ts';
import { testEvents } from '../../tests/support/registrations.ts';
import type { Application } from '../contract/applications.ts';
import type { Paged } from '../contract/paging.ts';
import type { Call } from './http/handle-call.ts';
import { CALLS } from './all-calls.ts';

const api = await testApi();
const { ask, get, handle, logged } = api;
const { db } = handle;
const events = testEvents(api);
const { newStaff, newUser, recipes } = callRecipes(api);

interface Column {
  table: string;
  name: string;
  type: string;
}
const { rows: COLUMNS } = await sql<Column>`
  select table_name as table, column_name as name, udt_name as type
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`.execute(db);
const TABLES = [...new Set(COLUMNS.map(({ table }) => table))];

/** The values sent for columns; none may be stored anywhere afterwards. */
const PLANTED: Readonly<Record<string, unknown>> = {
  uuid: '0badc0de-0bad-4bad-8bad-0badc0de0bad',
  int4: 424_242_424,
  int8: 424_242_424,
  numeric: 424_242_424,
  timestamptz: '2001-02-03T04:05:06Z',
  date: '2001-02-03',
  bytea: 'planted by somebody',
  jsonb: { planted: 'planted by somebody' },
};
const TRACES = /0badc0de|424242424|2001-02-03|planted by somebody|706c616e746564/;
const planted = Object.fromEntries(
  COLUMNS.map(({ name, type }) => [name, PLANTED[type] ?? 'planted by somebody']),
);

/** Values that would give a person more rights. */
const raised = (victim: string): Record<string, unknown> => ({
  ...planted,
  id: victim,
  user_id: victim,
  actor_id: victim,
  role: 'staff',
  status: 'disabled',
  is_staff: true,
  is_superuser: true,
  verified_at: '2026-01-01T00:00:00Z',
  email_verified: true,
  second_factor: true,
  confirmed_at: '2026-01-01T00:00:00Z',
});

let looked = '0';
/** What was written since the last look. */
async function contents(): Promise<string[]> {
  const since = looked;
  looked = await transactionNow(db);
  return rowsSince(db, TABLES, since);
}
const accountsNow = async () => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'verified_at'])
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
};

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const WRITING = CALLS.filter(({ body }) => body).map((call) => [nameOf(call), call] as const);
/** Calls that change somebody's role or status, which is what they are for. */
const CHANGE_ROLES = new Set([
  'post /api/staff/people/{id}/leave/',
  'post /api/staff/people/{id}/merge/',
  'post /api/staff/people/{id}/unmerge/',
  'patch /api/user/invitation/{encoded_pk}/{token}/',
]);
const KEEP_ROLES = WRITING.filter(([name]) => !CHANGE_ROLES.has(name));
const fieldsOf = ({ body }: Call) => Object.keys((body as unknown as { shape: object }).shape);
const without = (columns: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));

async function carryOut(call: Call, columns: Record<string, unknown>) {
  const prepare = recipes[nameOf(call)];
  if (!prepare) throw new Error(`Write down in call-recipes.ts how ${nameOf(call)} is carried out`);
  const recipe = await prepare();
  const before = await accountsNow();
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => recipe.params?.[name] ?? '');
  const body = { ...without(columns, fieldsOf(call)), ...recipe.body };
  // Parsed, because an object literal would set the prototype.
  const polluting = `{"__proto__":{"role":"staff","status":"disabled"},${JSON.stringify(body).slice(1)}`;
  const answer = await ask(call.method.toUpperCase(), path, recipe.by?.bearer, JSON.parse(polluting));
  return { answer, before, after: await accountsNow() };
}

/** Somebody else whom no call may change. */
let theVictim: Promise<TestPerson> | undefined;

describe('columns that a call does not name', () => {
  it('include every column of every table', () => {
    expect(TABLES).toEqual(expect.arrayContaining(['users', 'sessions', 'second_factors', 'change_log']));
    expect(COLUMNS.length).toBeGreaterThan(100);
  });

  it.each(WRITING)('are not stored by %s', async (_name, call) => {
    const { answer } = await carryOut(call, planted);
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    expect((await contents()).filter((row) => TRACES.test(row))).toEqual([]);
  });

  it.each(KEEP_ROLES)('sent to %s give no rights and change no other person', async (_name, call) => {
    const victim = await (theVictim ??= newUser());
    const { answer, before, after } = await carryOut(call, raised(await idOf(db, victim)));
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    for (const [id, row] of after) {
      const known = before.get(id);
      if (known !== undefined) expect(row).toBe(known);
      else expect(row).toMatch(/"role":"user","status":"active","verified_at":null/);
    }
    expect((await get('/api/user/profile/', victim.bearer)).body).toMatchObject({
      role: 'user',
      second_factor: false,
    });
  });
});

/** Columns as fields of a form, except those that it accepts. */
function columnsFor(path: string, columns: Record<string, unknown>): FormPart[] {
  const { form: takes } = CALLS.find((call) => call.path === path)!;
  const own = new Set(Object.keys((takes as unknown as { shape: object }).shape));
  return Object.entries(columns)
    .map(([name, value]): FormPart => [name, typeof value === 'string' ? value : JSON.stringify(value)])
    .filter(([name]) => !own.has(name));
}
/** A form takes 200 texts at most, and there are more columns than that. */
function formsOf(fields: readonly FormPart[]): FormPart[][] {
  const most = 150;
  return Array.from({ length: Math.ceil(fields.length / most) }, (_, index) =>
    fields.slice(index * most, (index + 1) * most),
  );
}
const cv = (): FormPart => ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }];

describe('columns sent as fields of a form with files', () => {
  const countOf = async ({ bearer }: TestPerson) =>
    ((await get('/api/user/applications/', bearer)).body as Paged<object>).count;

  it('are not stored, and do not give the case to another person', async () => {
    const [maya, victim] = [await newUser(), await newUser()];
    const path = '/api/app/application-create/';
    const file = cv();
    for (const fields of formsOf(columnsFor(path, raised(await idOf(db, victim))))) {
      const made = await sendForm(api, path, maya, [...fields, file]);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
    // Without the columns, both forms are the same.
    expect([await countOf(maya), await countOf(victim)]).toEqual([1, 0]);
    expect((await contents()).filter((row) => TRACES.test(row))).toEqual([]);
  });

  it('sent with added documents change neither that case nor another', async () => {
    const [maya, victim] = [await newUser(), await newUser()];
    const [hers, other] = [await applied(api, maya), await applied(api, victim)];
    const sent = {
      ...raised(await idOf(db, victim)),
      id: other.id,
      application_id: other.id,
      state: 'offer',
    };
    const fields = columnsFor('/api/user/applications/{id}/documents/', sent);
    expect(fields.length).toBeGreaterThan(100);
    const before = await accountsNow();
    const file = cv();
    let now = hers;
    for (const some of formsOf(fields)) {
      const added = await sendForm(api, `/api/user/applications/${hers.id}/documents/`, maya, [
        ...some,
        file,
      ]);
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      now = added.body as Application;
    }
    const { documents, history, ...rest } = now;
    const { documents: _documents, history: _history, ...was } = hers;
    expect([documents.length, history.length]).toEqual([2, 2]);
    expect(rest).toEqual(was);
    expect((await get(`/api/user/applications/${other.id}/`, victim.bearer)).body).toEqual(other);
    expect(await accountsNow()).toEqual(before);
    expect((await contents()).filter((row) => TRACES.test(row))).toEqual([]);
  });
});

it('columns sent with a cancellation, which has no body, are not stored', async () => {
  const [maya, victim] = [await newUser(), await newUser()];
  const [hers, other] = [
    await events.registered(maya, api.content.event.hostile),
    await events.registered(victim, api.content.event.hostile),
  ];
  const before = await accountsNow();
  const path = `/api/user/registrations/${hers.id}/cancel/?id=${other.id}&user_id=${await idOf(db, victim)}`;
  const columns = { ...raised(await idOf(db, victim)), id: other.id };
  expect((await ask('POST', path, maya.bearer, columns)).status).toBe(200);
  const places = async (who: TestPerson) => (await events.mine(who)).results;
  expect(await places(maya)).toMatchObject([{ id: hers.id, cancelled_at: expect.any(String) as string }]);
  expect(await places(victim)).toMatchObject([{ id: other.id, cancelled_at: null }]);
  expect(await accountsNow()).toEqual(before);
  expect((await contents()).filter((row) => TRACES.test(row))).toEqual([]);
});

it('answers have no columns besides those of the contract', async () => {
  const boss = await newStaff();
  const { body } = await get('/api/staff/people/', boss.bearer);
  const text = JSON.stringify((body as Paged<object>).results);
  expect(text).not.toMatch(/password|hash|token|secret|sealed|email_key|consent/);
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
