import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PublicReads } from '../../contract/public-reads.ts';
import { silentLog } from '../../platform/log.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { AnswerCache } from './answer-cache.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import type { AstroHandler } from './page-renderer.ts';
import { createPages } from './pages.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { createWorkLimit } from './work-limit.ts';

/** How pages are rendered, kept and limited, over HTTP; what renders them stands in for Astro. */

/** Pages whose rendering goes other ways than well. */
const SETS_COOKIE = '/student-visa';
const PRIVATE = '/account';
const BROKEN = '/who-we-are';
const THROWS = '/study-abroad';
const SILENT = '/privacy-policy';
const INCOMPLETE = '/blog';
/** Cannot be rendered without what it reads. */
const NEEDS_DATABASE = '/scholarship';

const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
const LONG = `<h1>Courses</h1>${'<p>नमस्ते</p>'.repeat(200)}`;
const astro: AstroHandler = async (request: IncomingMessage, response: ServerResponse, _next, locals) => {
  const { url = '' } = request;
  seen.push({ url, headers: request.headers });
  if (url === INCOMPLETE) await (locals as { reads: PublicReads }).reads.course('1').catch(() => null);
  const html = { 'content-type': 'text/html' };
  if (url === NEEDS_DATABASE) {
    const course = await (locals as { reads: PublicReads }).reads.course('1').catch(() => undefined);
    if (!course) return void response.writeHead(500, html).end('broken');
  }
  if (url === SETS_COOKIE) response.writeHead(200, { ...html, 'set-cookie': 'a=b' });
  else if (url === PRIVATE) response.writeHead(200, { ...html, 'cache-control': 'no-store' });
  else if (url === BROKEN) response.writeHead(500);
  else if (url === SILENT) return;
  else if (url === THROWS) throw new Error('render error');
  else if (url === '/404' || url === '/429' || url === '/503') response.writeHead(Number(url.slice(1)), html);
  else if (url.includes('country=0')) response.writeHead(400, html);
  else
    response.writeHead(200, {
      ...html,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  response.write(LONG);
  response.end();
};

/** What the database does. */
let readCourse: () => Promise<unknown>;
const cache = new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 });
let limit = createWorkLimit({ perSecond: 1000, burst: 1 });
const server = await listen(
  createRequestHandler({
    publicOrigin: 'https://prasthan.example',
    log: silentLog,
    checks: {},
    trustedProxies: readTrustedProxies('127.0.0.1'),
    api: undefined,
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: createPages({
      handler: astro,
      reads: {
        course: () => readCourse(),
      } as unknown as PublicReads,
      publicOrigin: 'https://prasthan.example',
      apiOrigin: undefined,
      adminUrl: '/admin',
      cache,
      limit: { take: (address) => limit.take(address) },
      log: silentLog,
    }),
  }),
  '127.0.0.1',
  0,
);
const origin = `http://127.0.0.1:${portOf(server)}`;
afterAll(() => closeServer(server, 0));
beforeEach(() => {
  cache.clear();
  seen.length = 0;
  limit = createWorkLimit({ perSecond: 10_000, burst: 1 });
  readCourse = async () => Promise.reject(new Error('a fault of ours'));
});
const status = async (address: string, headers = {}) => (await fetch(origin + address, { headers })).status;

it('renders a page once and answers again from the cache, also 304', async () => {
  const first = await fetch(`${origin}/course-search?b=1&search=nursing`);
  expect(await first.text()).toBe(LONG);
  expect(first.headers.get('x-cache')).toBe('miss');
  const again = await fetch(`${origin}/course-search?search=nursing&utm_source=mail`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(again.headers.get('x-cache')).toBe('hit');
  expect(again.headers.get('content-encoding')).toBe('br');
  expect(await again.text()).toBe(LONG);
  const etag = first.headers.get('etag')!;
  expect(await status('/course-search?search=nursing', { 'if-none-match': etag })).toBe(304);
  expect(seen).toHaveLength(1);
});

it('renders one page for a thousand addresses that differ in names no page has', async () => {
  for (let x = 1; x <= 1000; x += 1) expect(await status(`/?x=${x}&search=${x}`)).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(['/']);
});

it('renders one page for all that is none, and one for all values that cannot be', async () => {
  for (const address of ['/a', '/b/c', '/wp-login.php', '/404']) expect(await status(address)).toBe(404);
  for (const value of ['zzz', '-1', '1.5', '99999999999']) {
    expect(await status(`/course-search?country=${value}`)).toBe(400);
  }
  expect(seen.map(({ url }) => url)).toEqual(['/404', '/course-search?country=0']);
});

it('renders no page anew because somebody sends a token', async () => {
  await status('/');
  const own = await fetch(`${origin}/`, { headers: { authorization: 'Bearer x' } });
  expect([own.headers.get('cache-control'), own.headers.get('x-cache')]).toEqual(['no-store', 'hit']);
  expect(seen).toHaveLength(1);
});

it('answers 503 with a page that says so while the database is away, and the page itself when it is back', async () => {
  const down = Object.assign(new Error('terminating connection'), { code: '57P01' });
  readCourse = async () => Promise.reject(down);
  for (let time = 0; time < 3; time += 1) {
    const away = await fetch(origin + NEEDS_DATABASE);
    expect([away.status, await away.text()]).toEqual([503, LONG]);
    expect([away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual(['10', 'no-store']);
  }
  expect(seen.filter(({ url }) => url === '/503')).toHaveLength(1);
  readCourse = async () => ({ ok: true });
  expect(await status(NEEDS_DATABASE)).toBe(200);
});

it('answers 500 for a fault of ours', async () => {
  const broken = await fetch(origin + NEEDS_DATABASE);
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null]);
});

it('limits what one address has rendered, and nothing else', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 3 });
  const search = (n: number) => `/course-search?search=${n}`;
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 4; n += 1) expect(await status(search(n), from)).toBe(200);
  const refused = await fetch(origin + search(4), { headers: from });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(await refused.text()).toBe(LONG);
  // The page that says so is rendered once.
  expect(await status(search(5), from)).toBe(429);
  expect(seen.map(({ url }) => url)).toEqual([0, 1, 2, 3].map(search).concat('/429'));
  // Kept pages, and other people.
  expect(await status(search(0), from)).toBe(200);
  expect(await status(search(4), { 'x-forwarded-for': '203.0.113.10' })).toBe(200);
});

it('counts a page that many ask for at the same time once', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => status('/course-search')));
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('shows Astro nothing of the visitor', async () => {
  await status('/?evil=1', { cookie: 'a=b', 'accept-language': 'ne', 'x-forwarded-host': 'evil' });
  expect(seen).toEqual([{ url: '/', headers: { host: 'prasthan.example' } }]);
});

it('does not keep a page that sets a cookie', async () => {
  await status(SETS_COOKIE);
  const { headers } = await fetch(origin + SETS_COOKIE);
  expect([headers.get('x-cache'), headers.get('set-cookie')]).toEqual(['miss', null]);
});

it('has browsers store no page that says so, and renders it no more often than another', async () => {
  for (const kept of ['miss', 'hit']) {
    const { headers } = await fetch(origin + PRIVATE);
    expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', kept]);
  }
});

it.each([BROKEN, THROWS, SILENT])('answers %s with the error page, again and again', async (address) => {
  for (const attempt of [1, 2]) {
    const response = await fetch(origin + address);
    expect([attempt, response.status]).toEqual([attempt, 500]);
    const html = await response.text();
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(response.headers.get('x-cache')).not.toBe('hit');
    // Somebody comes from a page that cross-fades: it may run what stands in it for that, and nothing else.
    expect(html).toContain(PAGE_TRANSITIONS_HEAD);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; frame-ancestors 'none'$/,
    );
  }
});

it('does not keep a page that could not read all it wanted to show', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { status: answered, headers } = await fetch(origin + INCOMPLETE);
    expect([answered, headers.get('x-cache')]).toEqual([200, 'miss']);
  }
});

it('answers HEAD without a body and refuses other methods', async () => {
  const head = await fetch(`${origin}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await fetch(`${origin}/`, { method: 'POST', body: 'x' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
