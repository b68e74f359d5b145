import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { serveApi } from '../../../tests/support/api-server.ts';
import { seededRandom } from '../../../tests/support/random.ts';
import { rawRequest, readAnswer } from '../../../tests/support/raw-request.ts';
import { CALLS } from '../../api/all-calls.ts';
import { closeServer } from './http-server.ts';

/** Every request under /api, however malformed, is answered with JSON as described in the OpenAPI document. */

const api = await testApi();
const { server, port } = await serveApi(api);
afterAll(() => closeServer(server, 0));

const ask = async (request: string) => readAnswer(await rawRequest(port, request));
const get = (target: string, method = 'GET', headers = '') =>
  ask(`${method} ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
const UNREADABLE = { detail: 'The address of this request cannot be read. Check its percent-encoding.' };

describe('an address that cannot be read', () => {
  it.each([
    '/api/app/course-info/%00',
    '/api/app/course-info/%ED%A0%80',
    '/api/app/course-info/%',
    '/api/app/course-info/100%',
    '/api/app/course-list/%zz?page=1',
    '/api/staff/people/%0d%0aX/',
    '/api/%c0%ae%c0%ae/',
    '/api%00',
    '//api/%00',
    '/x/../api/%00',
    '/api\\app',
    'http://evil.example/api/app/course-list/',
    'https://evil.example/api/%00',
  ])('is refused as JSON: %s', async (target) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      400,
      'application/json',
      UNREADABLE,
    ]);
  });

  it.each(['/%00', '/courses/%', '/apiary/%zz'])(
    'is refused as plain text outside the API: %s',
    async (target) => {
      const answer = await get(target);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    },
  );

  it.each(['//api/nothing', '/api//nothing/', '/api/./nothing', '/api/nothing?x=%00&y=%ED%A0%80'])(
    'is not the same as one that does not exist: %s',
    async (target) => {
      const answer = await get(target);
      expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    },
  );
});

it('escapes are read once', async () => {
  const asked = await Promise.all(
    ['/api/%73taff/people/', '/api/%2573taff/people/'].map((each) => get(each)),
  );
  expect(asked.map(({ status }) => status)).toEqual([401, 404]);
});

describe('a request that never reaches the API', () => {
  const LONG = 'x'.repeat(20_000);
  it.each([
    [
      'an address that is too long',
      `GET /api/app/course-list/?search=${LONG} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
    ],
    ['headers that are too long', `GET /api/ HTTP/1.1\r\nHost: x\r\nX: ${LONG}\r\n\r\n`, 431],
    ['an invalid header', 'GET /api/ HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n', 400],
    ['an invalid method', 'FOO /api/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['another protocol version', 'GET /api/ HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01', 400],
    [
      'two Content-Length headers',
      'POST /api/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'Content-Length and chunked encoding',
      'POST /api/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a missing Host header', 'GET /api/app/course-list/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an unknown Expect header',
      'GET /api/ HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['CONNECT', 'CONNECT prasthan.test:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('is refused as JSON for %s', async (_name, request, status) => {
    const answer = await ask(request);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect([answer.status, await answer.json()]).toEqual([status, { detail: expect.stringMatching(/\.$/) }]);
  });
});

it('a thousand malformed addresses are answered as JSON, as documented', async () => {
  const { pick } = seededRandom(20_261_122);
  const BAD = ['%', '%0', '%zz', '%00', '%ED%A0%80', '%ff', '%0d%0a', '%5c', '\\', '%252e', '%C3%A9'];
  const FINE = ['1', 'x', '/', '//', ';', ':', '@', '?', '?page=%', '=%00', '%20', '+'];
  const METHODS = 'GET GET GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND LOCK'.split(' ');
  const ALL = [...CALLS.map(({ path }) => path), '/api/', '/api/nothing/'];
  // Most calls are for staff; the others are asked as often, so that every kind of answer occurs.
  const OPEN = CALLS.filter(({ auth = 'none' }) => auth === 'none').map(({ path }) => path);
  const seen = new Map<number, number>();
  for (let asked = 0; asked < 1_000; asked += 1) {
    const part = () => pick([...BAD, ...BAD, ...FINE, '']);
    const path = pick(pick([ALL, OPEN])).replace(/\{\w+\}/, () => part() + part());
    const target = pick(['', '', '', '/', 'http://x']) + path + pick(['', part(), part() + part()]);
    const method = pick(METHODS);
    const answer = await get(target, method);
    const name = `${method} ${target} answered ${answer.status}`;
    expect(answer.status, name).toBeLessThan(500);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    if ([204, 304].includes(answer.status) || method === 'HEAD') continue;
    expect(answer.headers.get('content-type'), name).toBe('application/json');
    if (target.startsWith('/api')) await api.check.expectMatchesOpenApi(method, target, answer);
    else expect(await answer.json(), name).toHaveProperty('detail');
  }
  for (const status of [200, 400, 401, 404, 405])
    expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(4);
  expect(api.logged).toEqual([]);
}, 60_000);
