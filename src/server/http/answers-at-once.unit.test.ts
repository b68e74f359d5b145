import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { rawRequest } from '../../../tests/support/raw-request.ts';
import { silentLog, type LogFields } from '../../platform/log.ts';
import type { PublicRead } from '../../api/public/cacheable-reads.ts';
import { createApiListener } from '../api.ts';
import { AnswerCache } from '../pages/answer-cache.ts';
import { createPages } from '../pages/pages.ts';
import type { AstroHandler } from '../pages/page-renderer.ts';
import { AnswersAtOnce } from './answers-at-once.ts';
import { readTrustedProxies } from './client-address.ts';
import { closeServer, listen, portOf } from './http-server.ts';
import { createReport } from './report-answered.ts';
import { createRequestHandler } from './request-handler.ts';

/** What is answered at once has to be, to the letter, what the other way answers: two servers with the same caches. */

const publicOrigin = 'https://prasthan.example';
const HTML = `<h1>Courses</h1>${'<p>नमस्ते</p>'.repeat(200)}`;
const JSON_LIST = JSON.stringify({ count: 0, next: null, previous: null, results: 'x'.repeat(2_000) });
/** What the pages hold, so that they can change. */
let html = HTML;
const astro: AstroHandler = (request, response) => {
  const missing = request.url === '/404';
  response.writeHead(missing ? 404 : 200, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; script-src 'sha256-x'",
    ...(request.url === '/account' && { 'cache-control': 'no-store' }),
  });
  response.end(html);
};

const lines: LogFields[] = [];
const counted: unknown[][] = [];
const log = { ...silentLog, info: (fields: LogFields) => void lines.push(fields) };
const count = (...all: unknown[]) => void counted.push(all.slice(0, 3));
const report = vi.fn(createReport(log, count));
const atOnce = new AnswersAtOnce(publicOrigin, report);
const pages = new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 });
const reads = new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 });
const read: PublicRead = { address: '/api/list', endless: false, json: true, relink: (body) => body };
const kept = { cache: reads, limit: undefined, caughtUp: async () => {}, atOnce };
const handler = createRequestHandler({
  publicOrigin,
  log,
  count,
  checks: {},
  trustedProxies: readTrustedProxies(undefined),
  api: createApiListener(
    {
      fetch: async () => new Response(JSON_LIST, { headers: { 'content-type': 'application/json' } }),
      publicRead: (target) => (target.startsWith('/api/list') ? read : undefined),
    },
    silentLog,
    kept,
  ),
  serveMedia: async () => null,
  admin: () => false,
  serveFile: () => false,
  pages: createPages({
    handler: astro,
    reads: {} as never,
    publicOrigin,
    apiOrigin: undefined,
    adminUrl: '/admin',
    cache: pages,
    atOnce,
    limit: undefined,
    log: silentLog,
  }),
});
const usual = await listen(handler, '127.0.0.1', 0, { publicOrigin });
const fast = await listen(handler, '127.0.0.1', 0, {
  publicOrigin,
  answerAtOnce: (request, response) => atOnce.answer(request, response),
});
afterAll(() => Promise.all([closeServer(usual, 0), closeServer(fast, 0)]));
beforeEach(() => {
  html = HTML;
  for (const cache of [pages, reads]) cache.clear();
});

/** The status line, the headers in order of their names, without those that always differ, and the body. */
async function raw(server: typeof fast, target: string, lines: readonly string[] = [], method = 'GET') {
  const [head = '', ...body] = (await send(server, target, lines, method)).split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n');
  const lasting = headers.filter((line) => !/^(date|x-request-id):/i.test(line));
  return { status, headers: lasting.map((line) => line.toLowerCase()).sort(), body: body.join('\r\n\r\n') };
}

function send(server: typeof fast, target: string, lines: readonly string[], method: string) {
  const head = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines];
  return rawRequest(portOf(server), `${head.join('\r\n')}\r\n\r\n`);
}

/** Asks until the answer is known, which it is when it came from the cache. @returns its ETag */
async function learn(target: string): Promise<string> {
  await send(usual, target, [], 'GET');
  return /^etag: (.*)$/im.exec(await send(usual, target, [], 'GET'))![1]!.trim();
}

it.each([
  ['/', []],
  ['/', ['Accept-Encoding: gzip, deflate, br, zstd']],
  ['/', ['Accept-Encoding: gzip']],
  ['/', ['Accept-Encoding: br;q=0, gzip;q=0.5']],
  ['/?utm_source=mail', ['Accept-Encoding: br']],
  ['/course-search?search=nursing', []],
  ['/account', []],
  ['/no-such-page', ['Accept-Encoding: br']],
  ['/api/list/?page=1', ['Accept-Encoding: br']],
  ['/api/list/?page=1', ['Accept: */*']],
])('answers %s with %j to the letter as the other way', async (target, headers) => {
  await send(usual, target, headers, 'GET');
  await send(usual, target, headers, 'GET');
  for (const method of ['GET', 'HEAD']) {
    const expected = await raw(usual, target, headers, method);
    report.mockClear();
    expect(await raw(fast, target, headers, method)).toEqual(expected);
    expect(report).toHaveBeenCalledOnce();
    expect(expected.headers).toContain('x-cache: hit');
    expect(expected.headers).toContain('x-content-type-options: nosniff');
    expect(expected.body === '').toBe(method === 'HEAD');
  }
});

it.each(['/', '/api/list'])('answers 304 for %s to the letter as the other way', async (target) => {
  const etag = await learn(target);
  for (const named of [etag, '*', `"other", ${etag}`, etag.slice(2)]) {
    const expected = await raw(usual, target, [`If-None-Match: ${named}`]);
    report.mockClear();
    expect(await raw(fast, target, [`If-None-Match: ${named}`])).toEqual(expected);
    expect(report).toHaveBeenCalledOnce();
    expect(expected.status).toBe('HTTP/1.1 304 Not Modified');
  }
});

it.each([
  ['a token', ['Authorization: Bearer x'], 'GET', '/'],
  ['a body', ['Content-Length: 0'], 'GET', '/'],
  ['another method', ['Content-Length: 0'], 'POST', '/'],
  ['an Accept header that may exclude JSON', ['Accept: text/html'], 'GET', '/api/list'],
  ['what is refused', ['Expect: x'], 'GET', '/'],
])('leaves a request with %s to the other way', async (_what, headers, method, target) => {
  await learn(target);
  report.mockClear();
  const answer = await raw(fast, target, headers, method);
  expect(report).not.toHaveBeenCalled();
  expect(answer).toEqual(await raw(usual, target, headers, method));
});

it('sends nothing that was dropped from the cache, or has changed', async () => {
  await learn('/');
  expect((await raw(fast, '/')).headers).toContain('x-cache: hit');
  html = 'changed';
  pages.clear();
  const changed = await raw(fast, '/');
  expect(changed.headers).toContain('x-cache: miss');
  expect(changed.body).toBe('changed');
  expect(await raw(fast, '/')).toMatchObject({ body: 'changed' });
});

it('gives each request an id of its own, and logs and counts it as the other way does', async () => {
  const ids = new Set<string>();
  const seen: unknown[] = [];
  for (const server of [usual, usual, usual, fast, fast]) {
    lines.length = 0;
    counted.length = 0;
    const answer = await send(server, '/verify-email/cGs/s3cret/?q=1', [], 'GET');
    const id = /^x-request-id: (\S+)\r$/im.exec(answer)![1]!;
    ids.add(id);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ requestId: id, ms: expect.any(Number) as number });
    seen.push([{ ...lines[0], requestId: '', ms: 0 }, counted[0]]);
  }
  expect(ids.size).toBe(5);
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|cGs/);
});

it('answers requests that come together in their order', async () => {
  await learn('/');
  const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  const answers = await rawRequest(
    portOf(fast),
    get('/') + get('/no-such-page') + get('/') + get('/', 'Connection: close\r\n'),
  );
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
    '200',
  ]);
});
