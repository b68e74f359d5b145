import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PublicReads } from '../../contract/public-reads.ts';
import { silentLog } from '../../platform/log.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { AnswerCache } from './answer-cache.ts';
import { AnswersAtOnce } from '../http/answers-at-once.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import type { AstroHandler } from './page-renderer.ts';
import { createPages } from './pages.ts';
import { createReport } from '../http/report-answered.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { createWorkLimit } from './work-limit.ts';

/** Rendering, caching and limiting of pages, over HTTP, with a fake in place of Astro. */

/** Pages that the fake renders in a special way. */
const SETS_COOKIE = '/student-visa';
const PRIVATE = '/account';
const BROKEN = '/who-we-are';
const THROWS = '/study-abroad';
const SILENT = '/privacy-policy';
const INCOMPLETE = '/blog';
/** Fails if it cannot read from the database. */
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

/** How the database answers. */
let readCourse: () => Promise<unknown>;
const cache = new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 });
let limit = createWorkLimit({ perSecond: 1000, burst: 1 });
const atOnce = new AnswersAtOnce('https://prasthan.example', createReport(silentLog));
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
      atOnce,
      limit: { take: (address) => limit.take(address) },
      log: silentLog,
    }),
  }),
  '127.0.0.1',
  0,
  { answerAtOnce: (request, response) => atOnce.answer(request, response) },
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

it('renders a page once, then answers from the cache, also with 304', async () => {
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

it('renders one page for a thousand addresses that differ in unknown parameters', async () => {
  for (let x = 1; x <= 1000; x += 1) expect(await status(`/?x=${x}&search=${x}`)).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(['/']);
});

it('renders one page for all unknown addresses, and one for all invalid values', async () => {
  for (const address of ['/a', '/b/c', '/wp-login.php', '/404']) expect(await status(address)).toBe(404);
  for (const value of ['zzz', '-1', '1.5', '99999999999']) {
    expect(await status(`/course-search?country=${value}`)).toBe(400);
  }
  expect(seen.map(({ url }) => url)).toEqual(['/404', '/course-search?country=0']);
});

it('does not render a page again for a request with a token', async () => {
  await status('/');
  const own = await fetch(`${origin}/`, { headers: { authorization: 'Bearer x' } });
  expect([own.headers.get('cache-control'), own.headers.get('x-cache')]).toEqual(['no-store', 'hit']);
  expect(seen).toHaveLength(1);
});

it('answers with the 503 page during an outage of the database, and with the page itself after it', async () => {
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

it('answers 500 for an error in our code', async () => {
  const broken = await fetch(origin + NEEDS_DATABASE);
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null]);
});

it('limits the pages rendered for one address, but not cached pages or other clients', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 3 });
  const search = (n: number) => `/course-search?search=${n}`;
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 4; n += 1) expect(await status(search(n), from)).toBe(200);
  const refused = await fetch(origin + search(4), { headers: from });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(await refused.text()).toBe(LONG);
  // The 429 page is rendered once.
  expect(await status(search(5), from)).toBe(429);
  expect(seen.map(({ url }) => url)).toEqual([0, 1, 2, 3].map(search).concat('/429'));
  // Cached pages and other clients are not limited.
  expect(await status(search(0), from)).toBe(200);
  expect(await status(search(4), { 'x-forwarded-for': '203.0.113.10' })).toBe(200);
});

it('counts concurrent requests for a page once', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => status('/course-search')));
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('passes no headers of the visitor to Astro', async () => {
  await status('/?evil=1', { cookie: 'a=b', 'accept-language': 'ne', 'x-forwarded-host': 'evil' });
  expect(seen).toEqual([{ url: '/', headers: { host: 'prasthan.example' } }]);
});

it('does not cache a page that sets a cookie', async () => {
  await status(SETS_COOKIE);
  const { headers } = await fetch(origin + SETS_COOKIE);
  expect([headers.get('x-cache'), headers.get('set-cookie')]).toEqual(['miss', null]);
});

it('caches a page with no-store on the server, and sends the header to browsers', async () => {
  for (const kept of ['miss', 'hit']) {
    const { headers } = await fetch(origin + PRIVATE);
    expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', kept]);
  }
});

it.each([BROKEN, THROWS, SILENT])('answers %s with the error page each time', async (address) => {
  for (const attempt of [1, 2]) {
    const response = await fetch(origin + address);
    expect([attempt, response.status]).toEqual([attempt, 500]);
    const html = await response.text();
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(response.headers.get('x-cache')).not.toBe('hit');
    // Other pages cross-fade to this one: its policy allows the script and style for that, and nothing else.
    expect(html).toContain(PAGE_TRANSITIONS_HEAD);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; frame-ancestors 'none'$/,
    );
  }
});

it('does not cache a page that could not read all its data', async () => {
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
