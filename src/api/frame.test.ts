import { describe, expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { allowed } from './http/run-call.ts';
import { isPublic } from './http/audience.ts';
import { MAX_JSON_BYTES, MAX_LARGE_JSON_BYTES } from './http/body.ts';
import type { Call } from './http/handle-call.ts';
import { CALLS } from './all-calls.ts';

const { ask, fetch, get, handle, logged, prove, staff, user } = await testApi();
const maya = await user('maya@example.com');
const boss = await staff('boss@example.com');
const proved = await prove(boss);
const demoted = await staff('demoted@example.com');
const disabled = await staff('disabled@example.com');
const change = (email: string, columns: { role?: 'user'; staff_role?: null; status?: 'disabled' }) =>
  handle.db.updateTable('users').set(columns).where('email', '=', email).execute();
await change(demoted.email, { role: 'user', staff_role: null });
await change(disabled.email, { status: 'disabled' });

/** Calls with fields for which a number is right. */
const TAKING_NUMBERS = new Set([
  '/api/app/event-register/',
  '/api/staff/applications/{id}/send-now/',
  '/api/staff/applications/{id}/undo/',
  '/api/staff/edits/{kind}/{object}/restore/',
  '/api/staff/people/{id}/unmerge/',
  '/api/user/applications/{id}/seen/',
]);
/** Fields for which a list of texts can be right: in a bulk edit the form of the records decides. */
const TAKING_A_LIST = new Set(['/api/staff/bulk-edits/ value']);
const ID = '5b0d2a0e-7a4e-4f0e-9d7c-2f2f2f2f2f2f';
const addressOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, ID);
const methodOf = ({ method }: Call) => method.toUpperCase();
const table = (calls: readonly Call[]) =>
  calls.map((call) => [`${methodOf(call)} ${call.path}`, call] as const);
const PRIVATE = table(CALLS.filter((call) => !isPublic(call)));
const GUARDED = PRIVATE.filter(([, { auth = 'none' }]) => auth !== 'none');
const WRITING = PRIVATE.filter(([, { body }]) => body);
const siblings = ({ path }: Call) => CALLS.filter((call) => call.path === path);
/** The headers of a person who may make the call. */
const caller = ({ auth }: Call) => (auth === 'staff' ? proved : maya.bearer);

const NO_TOKEN = { detail: 'Authentication credentials were not provided.' };
const NOT_VALID = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});

describe('calls that need a login', () => {
  it.each(GUARDED)('%s asks for one first, whatever else is wrong', async (_name, call) => {
    for (const method of [methodOf(call), 'PROPFIND']) {
      const refused = await ask(method, `${addressOf(call)}?page=x`, { 'Content-Type': 'text/plain' });
      expect(refused).toMatchObject({ status: 401, body: NO_TOKEN });
    }
  });

  it.each(GUARDED)('%s refuses invalid tokens', async (_name, call) => {
    const answer = async (Authorization: string) => {
      const { status, body } = await ask(methodOf(call), addressOf(call), { Authorization });
      expect(status).toBe(401);
      return body;
    };
    for (const other of ['Basic eDp5', 'bearer x', maya.token.access, 'Token x']) {
      expect(await answer(other)).toEqual(NO_TOKEN);
    }
    for (const parts of ['Bearer', 'Bearer a b', `Bearer ${maya.token.access} x`]) {
      expect(await answer(parts)).toEqual({
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      });
    }
    for (const token of ['null', 'undefined', 'a.b.c', `${maya.token.access}x`, 'x'.repeat(5000)]) {
      expect(await answer(`Bearer ${token}`)).toEqual(NOT_VALID('Token is invalid'));
    }
    expect(await answer(`Bearer ${maya.token.refresh}`)).toEqual(NOT_VALID('Token has wrong type'));
  });

  it.each(GUARDED.filter(([, { auth }]) => auth === 'staff'))('%s is for staff', async (_name, call) => {
    for (const method of [methodOf(call), 'PROPFIND']) {
      // The role is read at each call: a token made before a demotion opens nothing.
      for (const { bearer } of [maya, demoted]) {
        const refused = await ask(method, addressOf(call), bearer);
        const detail = 'You do not have permission to perform this action.';
        expect(refused).toMatchObject({ status: 403, body: { detail } });
      }
    }
  });

  it.each(GUARDED)('%s refuses disabled accounts', async (_name, call) => {
    const refused = await ask(methodOf(call), addressOf(call), disabled.bearer);
    expect(refused).toMatchObject({
      status: 401,
      body: { detail: 'User is inactive', code: 'user_inactive' },
    });
  });
});

describe('calls of accounts and staff', () => {
  it.each(PRIVATE)('%s are not cached and not readable by other sites', async (_name, call) => {
    const headers = { ...caller(call), Origin: 'https://evil.example' };
    const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': methodOf(call) };
    const answers = [
      await ask('OPTIONS', addressOf(call), preflight),
      await ask(methodOf(call), addressOf(call), { Origin: 'https://evil.example' }),
      // Without its fields, or for an object that does not exist: it changes nothing here.
      ...(call.body || call.method === 'get' ? [await ask(methodOf(call), addressOf(call), headers)] : []),
    ];
    for (const answer of answers) {
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(named).toEqual([]);
      expect(answer.headers.has('ETag')).toBe(false);
      if (answer.status !== 204) expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it.each(PRIVATE)('%s names the methods of its path to others', async (_name, call) => {
    const Allow = allowed(siblings(call));
    expect(Allow).toMatch(/^((GET, HEAD|POST|PATCH|PUT|DELETE), )+OPTIONS$/);
    expect((await ask('OPTIONS', addressOf(call))).headers.get('Allow')).toBe(Allow);
    const refused = await ask('PROPFIND', addressOf(call), { ...caller(call), 'Content-Type': 'text/plain' });
    expect(refused).toMatchObject({ status: 405, body: { detail: 'Method "PROPFIND" not allowed.' } });
    expect(refused.headers.get('Allow')).toBe(Allow);
  });

  it.each(PRIVATE)('%s answers 406 where JSON is excluded, before all else', async (_name, call) => {
    expect((await ask(methodOf(call), addressOf(call), { Accept: 'text/html' })).status).toBe(406);
  });

  it('have one kind of callers a path, and a limit each', () => {
    for (const [name, call] of PRIVATE) {
      expect(new Set(siblings(call).map(({ auth = 'none' }) => auth)).size, name).toBe(1);
      expect(call.limit, name).toBeDefined();
    }
  });
});

describe('bodies', () => {
  const send = async (call: Call, body: BodyInit, type?: string) => {
    const headers = { ...caller(call), ...(type !== undefined && { 'Content-Type': type }) };
    const init = { method: methodOf(call), headers, body, duplex: 'half' } as RequestInit;
    const response = await fetch(new Request(`http://10.0.0.7${addressOf(call)}`, init));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it.each(WRITING)('%s takes JSON only', async (_name, call) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x']) {
      expect(await send(call, '{}', type)).toEqual({
        status: 415,
        body: { detail: `Unsupported media type "${type}" in request.` },
      });
    }
  });

  it.each(WRITING)('%s says what cannot be read, without repeating it', async (_name, call) => {
    for (const text of ['{"password": "Secret-1!', 'hello', '{"a":1,}', '\u0000', '{"email": NaN}']) {
      expect(await send(call, text, 'application/json')).toEqual({
        status: 400,
        body: { detail: 'JSON parse error - this is not JSON' },
      });
    }
    const broken = await send(call, new Uint8Array([0x22, 0xff, 0x22]), 'application/json;charset=utf-8');
    expect(broken).toEqual({ status: 400, body: { detail: 'JSON parse error - this is not UTF-8' } });
    expect((await send(call, '['.repeat(60_000), 'application/json')).status).toBe(400);
  });

  it.each(WRITING)('%s wants fields', async (_name, call) => {
    for (const [text, kind] of [
      ['[]', 'a list'],
      ['null', 'null'],
      ['"x"', 'string'],
      ['5', 'number'],
      ['true', 'boolean'],
    ] as const) {
      const sentence = `Invalid data. Expected a dictionary, but got ${kind}.`;
      expect(await send(call, text, 'application/json')).toEqual({
        status: 400,
        body: { non_field_errors: [sentence], [call.sentence ?? 'error']: sentence },
      });
    }
  });

  it.each(WRITING)('%s refuses a body that is too large, said or unsaid', async (_name, call) => {
    const large = JSON.stringify({ x: 'x'.repeat(call.large ? MAX_LARGE_JSON_BYTES : MAX_JSON_BYTES) });
    const refused = {
      status: 413,
      body: { detail: `This request is too large: ${call.large ? '1,024' : '64'} kB are allowed here.` },
    };
    expect(await send(call, large, 'application/json')).toEqual(refused);
    const unsaid = new Blob([large]).stream();
    expect(await send(call, unsaid, 'application/json')).toEqual(refused);
  });

  it.each(WRITING)('%s names every field that is missing or cannot be', async (_name, call) => {
    const shape = (call.body as unknown as { shape: Record<string, { isOptional(): boolean }> }).shape;
    const fields = Object.keys(shape);
    const required = fields.filter((name) => !shape[name]!.isOptional());
    const wrong = async (value: unknown) => {
      const body = JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));
      return send(call, body, 'application/json');
    };
    if (required.length > 0) {
      const { status, body } = await send(call, '{}', 'application/json');
      const { [call.sentence ?? 'error']: first, ...errors } = body;
      expect(status).toBe(400);
      expect(errors).toEqual(Object.fromEntries(required.map((name) => [name, ['This field is required.']])));
      expect(first).toMatch(/^[A-Z][a-z ]+: This field is required\.$/);
    }
    const lists = await wrong(['x']);
    const noLists = fields.filter((name) => !TAKING_A_LIST.has(`${call.path} ${name}`));
    expect(Object.keys(lists.body).toSorted()).toEqual([...noLists, call.sentence ?? 'error'].toSorted());
    const texts = TAKING_NUMBERS.has(call.path) ? [] : [5];
    for (const value of ['a\u0000b', '\ud83d', { $ne: null }, ...texts]) {
      expect((await wrong(value)).status, JSON.stringify(value)).toBe(400);
    }
  });
});

it('public reads ignore tokens', async () => {
  for (const { Authorization } of [maya.bearer, { Authorization: 'Bearer null' }]) {
    const { status, headers } = await get('/api/app/country-list/', { Authorization });
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
