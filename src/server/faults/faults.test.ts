import http from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '../../api/all-calls.ts';
import { createApi } from '../../api/app.ts';
import type { FaultEntry } from '../../contract/faults.ts';
import type { Paged } from '../../contract/paging.ts';
import { REFERENCE } from '../../contract/reference.ts';
import { createFaults } from '../../domain/faults/facade.ts';
import { placeOf } from '../../domain/faults/policy.ts';
import { silentLog, type LogFields } from '../../platform/log.ts';
import { testApi } from '../../../tests/support/api.ts';
import { createApiListener } from '../api.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { createRoutes } from '../metrics/routes.ts';
import { AnswerCache } from '../pages/answer-cache.ts';
import { createPages } from '../pages/pages.ts';
import { createErrorHook } from './hook.ts';
import { watchFaults } from './watch.ts';

/** From the reference that a visitor is told to the error that an owner finds. */
const api = await testApi();
const owner = await api.staff('boss@prasthan.test');
const faults = createFaults(api.handle.db);
const hooked: Record<string, unknown>[] = [];
const hookServer = http.createServer((request, response) => {
  void request.toArray().then((body) => {
    hooked.push(JSON.parse(Buffer.concat(body).toString()) as Record<string, unknown>);
    response.end();
  });
});
hookServer.listen(0, '127.0.0.1');
await once(hookServer, 'listening');
const hook = createErrorHook(`http://127.0.0.1:${portOf(hookServer)}/`, silentLog);
const lines: LogFields[] = [];
const watch = watchFaults(
  { ...silentLog, error: (fields) => void lines.push(fields) },
  {
    routeOf: createRoutes(CALLS.map(({ path }) => path)),
    tell: (fault, reference) => {
      faults.record(fault, reference);
      hook(fault, reference);
    },
  },
);
const failing = createApi({
  accounts: {
    authenticate: () => Promise.reject(Object.assign(new Error('for sita@example.com'), { code: 'X9' })),
  },
  publicOrigin: 'https://prasthan.test',
  log: watch.log,
} as never);
const server = await listen(
  createRequestHandler({
    count: (method, pathname, status, _ms, requestId) => watch.answered(method, pathname, status, requestId),
    publicOrigin: 'https://prasthan.test',
    log: watch.log,
    checks: {},
    trustedProxies: readTrustedProxies(undefined),
    api: createApiListener(failing, watch.log),
    serveMedia: async () => Promise.reject(new Error('for Sita Rai')),
    admin: () => false,
    serveFile: () => false,
    pages: createPages({
      handler: () => Promise.reject(new TypeError('for Sita Rai')),
      reads: {} as never,
      publicOrigin: 'https://prasthan.test',
      apiOrigin: undefined,
      adminUrl: '/admin',
      cache: new AnswerCache({ maxBytes: 1e6, maxAge: 1_000 }),
      limit: undefined,
      log: watch.log,
    }),
  }),
  '127.0.0.1',
  0,
);
afterAll(async () => {
  hookServer.close();
  await closeServer(server, 0);
});
beforeEach(() => void (lines.length = 0));
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(server)}${path}`, init);
const list = async (query = '') => {
  // The entry is written when the connection has ended.
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));
  await faults.flush();
  return (await api.get(`/api/staff/errors/?${query}`, owner.bearer)).body as Paged<FaultEntry>;
};
const find = (reference: string) =>
  vi.waitFor(async () => {
    const { results } = await list(`search=${encodeURIComponent(reference)}`);
    expect(results).toHaveLength(1);
    return results[0]!;
  });

describe('the reference', () => {
  it('of a page that failed is on the page, in the header, in the log and in the back office', async () => {
    const answer = await ask('/course_details/741');
    const reference = answer.headers.get('x-request-id')!;
    expect(answer.status).toBe(500);
    expect(reference).toMatch(REFERENCE);
    expect(await answer.text()).toContain(reference);
    expect(lines[0]).toMatchObject({ requestId: reference });
    const spoken = reference.toLowerCase().replace('-', ' ').replaceAll('0', 'o');
    expect(await find(spoken)).toMatchObject({
      reference,
      source: 'server',
      method: 'GET',
      route: '/course_details/[id]',
      status: 500,
      kind: 'A page could not be rendered: TypeError',
      place: expect.stringMatching(/^src\/server\/faults\/faults\.test\.ts:\d+:\d+$/) as string,
      times: 1,
    });
  });

  it('of a call that failed is found too, and equal errors are counted together', async () => {
    const path = '/api/user/applications/';
    const headers = { authorization: 'Bearer x' };
    const references = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask(path, { headers });
      expect(answer.status).toBe(500);
      references.push(answer.headers.get('x-request-id')!);
    }
    expect(lines.map(({ requestId }) => requestId)).toEqual(references);
    await find(references[2]!);
    const found = await find(references[0]!);
    expect(found).toMatchObject({
      reference: references[0],
      route: path,
      times: 3,
      kind: 'API request failed: Error X9',
    });
    const { results } = await list();
    expect(results.find(({ id }) => id === found.id)!.reference).toBe(references[2]);
    expect(JSON.stringify(results)).not.toMatch(/sita|rai\b/i);
  });

  it('of a browser is found', async () => {
    const report = { part: 'back office', name: 'TypeError', message: 'x is not a function', page: 'admin' };
    const body = JSON.stringify({ ...report, at: ['admin.Bx1.js:1:2041'], reference: 'AB12-CD34' });
    expect((await ask('/browser-errors', { method: 'POST', body })).status).toBe(204);
    lines.push({});
    expect(await find('AB12-CD34')).toMatchObject({
      source: 'browser',
      route: '/admin',
      kind: 'TypeError: x is not a function (back office)',
      place: 'admin.Bx1.js:1:2041',
    });
  });

  it('of the list is the last one, also of errors of one millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fault = {
      source: 'server',
      method: 'GET',
      route: '/faq',
      status: 500,
      kind: 'X',
      place: '',
    } as const;
    // The other way round in the alphabet.
    for (const reference of ['ZZZZ-0001', 'MMMM-0001', 'AAAA-0001']) faults.record(fault, reference);
    vi.useRealTimers();
    lines.push({});
    const { results } = await list();
    expect(results.find(({ route }) => route === '/faq')).toMatchObject({ reference: 'AAAA-0001', times: 3 });
  });

  it('is read by owners only', async () => {
    const editor = await api.staff('editor@prasthan.test', undefined, 'editor');
    expect((await api.get('/api/staff/errors/', editor.bearer)).status).toBe(403);
    expect((await api.get('/api/staff/errors/')).status).toBe(401);
    const nothing = await api.get('/api/staff/errors/?search=ZZZZ-ZZZZ', owner.bearer);
    expect(nothing.body).toMatchObject({ count: 0, results: [] });
  });
});

describe('the hook', () => {
  it('gets each kind of error once, without personal data', async () => {
    await vi.waitFor(() => expect(hooked).toHaveLength(3));
    expect(hooked[0]).toMatchObject({ route: '/course_details/[id]', status: 500, source: 'server' });
    expect(hooked[0]!['reference']).toMatch(REFERENCE);
    expect(hooked.map(({ source }) => source)).toEqual(['server', 'server', 'browser']);
    expect(JSON.stringify(hooked)).not.toMatch(/sita|741/i);
  });

  it('gets at most ten a minute, and its silence harms nobody', async () => {
    const warned: LogFields[] = [];
    const log = { ...silentLog, warn: (fields: LogFields) => void warned.push(fields) };
    const silent = createErrorHook('http://127.0.0.1:1/secret-key', log);
    const fault = { source: 'server', method: 'GET', status: 500, kind: 'x', place: '' } as const;
    for (let count = 0; count < 30; count += 1) silent({ ...fault, route: `/${count}` });
    await vi.waitFor(() => expect(warned).toHaveLength(10));
    expect(JSON.stringify(warned)).not.toContain('secret-key');
  });
});

it('keeps errors while the database takes none, and forgets the old ones', async () => {
  const later = createFaults(api.handle.db);
  await api.handle.run('alter table faults rename to faults_away');
  const fault = {
    source: 'server',
    method: 'GET',
    route: '/',
    status: 503,
    kind: 'away',
    place: '',
  } as const;
  later.record(fault, 'WAYA-AAAA');
  await later.flush();
  await api.handle.run('alter table faults_away rename to faults');
  await api.handle.run("update faults set last_at = now() - interval '15 days' where route = '/admin'");
  await later.flush();
  const routes = (await api.handle.db.selectFrom('faults').select('route').execute()).map(
    ({ route }) => route,
  );
  expect(routes).toContain('/');
  expect(routes).not.toContain('/admin');
});

it('finds the position in our own code', () => {
  const error = Object.assign(new Error('x'), {
    stack:
      'Error: x\n    at f (file:///srv/node_modules/pg/lib/a.js:1:2)\n    at g (file:///srv/src/domain/x.ts:3:4)',
  });
  expect(placeOf(error)).toBe('src/domain/x.ts:3:4');
  const built = Object.assign(new Error('x'), {
    stack:
      'Error: x\n    at f (file:///srv/dist/app/packages~main-C0ffee.js:1:2)\n    at g (file:///srv/dist/app/main.js:3:4)',
  });
  expect(placeOf(built)).toBe('dist/app/main.js:3:4');
  expect(placeOf('text')).toBe('');
});
