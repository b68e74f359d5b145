import http from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SentForm } from '../../contract/account-forms.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { silentLog } from '../../platform/log.ts';
import { AnswerCache } from './answer-cache.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import type { AstroHandler } from './page-renderer.ts';
import { createPages } from './pages.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { MAX_FORM_BYTES } from './sent-forms.ts';
import { createWorkLimit } from './work-limit.ts';

/** Forms posted by the browser without our script, over HTTP, with a fake in place of Astro that returns its input. */

const publicOrigin = 'https://prasthan.example';
const seen: { url: string; method: string; locals: object }[] = [];
const astro: AstroHandler = async ({ url = '', method = '' }, response, _next, locals) => {
  // A copy: they are emptied when the page is complete.
  seen.push({ url, method, locals: { ...locals } });
  const { sentForm } = locals as { sentForm?: SentForm };
  const status = /^\/4\d\d$/.test(url) ? Number(url.slice(1)) : 200;
  response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public' });
  response.end(JSON.stringify(sentForm ?? url));
};
let limit = createWorkLimit({ perSecond: 10_000, burst: 1 });
const server = await listen(
  createRequestHandler({
    publicOrigin,
    log: silentLog,
    checks: {},
    trustedProxies: readTrustedProxies('127.0.0.1'),
    api: undefined,
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: createPages({
      handler: astro,
      reads: {} as PublicReads,
      publicOrigin,
      apiOrigin: undefined,
      adminUrl: '/admin',
      cache: new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 }),
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
  seen.length = 0;
  limit = createWorkLimit({ perSecond: 10_000, burst: 1 });
});
const send = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(origin + address, { method: 'POST', body: new URLSearchParams(fields), headers });
const WEAK = 'himalaya';
const GOOD = 'Himalaya-2026!';
const UPPERCASE = 'Password must contain at least one uppercase letter';

it.each([
  ['/login', {}, { email: 'Email is required.', password: 'Password is required' }],
  [
    '/login?next=%2Fblog',
    { email: 'asha@', password: WEAK },
    { email: 'Invalid email format', password: UPPERCASE },
  ],
  [
    '/signup',
    { email: 'asha@example.com', password: GOOD, confirm_password: WEAK },
    { confirm_password: 'Passwords must match' },
  ],
  [
    '/signup',
    {},
    {
      email: 'Email is required.',
      password: 'Password is required',
      confirm_password: 'Retype your password.',
    },
  ],
  ['/email-verification', { email: '' }, { email: 'Email is required.' }],
  ['/verify-email', { email: 'x' }, { email: 'Invalid email format' }],
  [
    '/password-reset/cGs/s3cret/',
    { new_password: WEAK, confirm_password: '' },
    { new_password: UPPERCASE, confirm_password: 'Retype your password.' },
  ],
  ['/password-reset', { new_password: GOOD, confirm_password: GOOD }, {}],
  ['/verify-email/cGs/s3cret/', {}, {}],
  ['/login', { email: ' asha@example.com', password: GOOD, extra: WEAK, __proto__: 'x' }, {}],
])('shows %s again with the errors of %o', async (address, fields, errors) => {
  const response = await send(address, fields);
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  const text = await response.text();
  const { email } = fields as { email?: string };
  expect(JSON.parse(text)).toEqual({ values: email === undefined ? {} : { email }, errors });
  // Passwords, secrets of links and unknown fields are not passed on to the page.
  const given = JSON.stringify(seen);
  for (const secret of [WEAK, GOOD, 's3cret', 'cGs']) expect(given + text).not.toContain(secret);
  expect(seen.map(({ method }) => method)).toEqual(['GET']);
});

it('bypasses the page cache', async () => {
  const plain = await (await fetch(`${origin}/login`)).text();
  for (const email of ['one@', 'two@'])
    expect(await (await send('/login', { email })).text()).toContain(email);
  expect(await (await fetch(`${origin}/login`)).text()).toBe(plain);
});

it.each(['/', '/search', '/account', '/account/security', '/privacy-policy', '/missing', '/login/x'])(
  'accepts no form at %s',
  async (address) => {
    const response = await send(address, { email: 'asha@example.com' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(seen).toEqual([]);
  },
);

it('lists POST in Allow for a page with a form', async () => {
  const response = await fetch(`${origin}/login`, { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

it.each([
  ['application/json', '{"email":"asha@"}'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['text/plain', 'email=asha@'],
  ['application/x-www-form-urlencodedx', 'email=asha@'],
])('refuses %s with a page', async (type, body) => {
  const headers = { 'content-type': type };
  const response = await fetch(`${origin}/login`, { method: 'POST', body, headers });
  expect([response.status, response.headers.get('cache-control')]).toEqual([415, 'no-store']);
  expect(await response.text()).toBe('"/400"');
});

it.each(['declared', 'undeclared'])('refuses a form that is too long, its length %s', async (length) => {
  const post = (bytes: number) =>
    new Promise<[number?, string?]>((resolve, reject) => {
      const body = `email=${'a'.repeat(bytes - 6)}`;
      const headers = {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        ...(length === 'declared' ? { 'content-length': bytes } : { 'transfer-encoding': 'chunked' }),
      };
      const request = http.request(`${origin}/login`, { method: 'POST', headers }, (response) => {
        response.resume();
        response.on('end', () => resolve([response.statusCode, response.headers['cache-control']]));
      });
      request.on('error', reject);
      request.end(body);
    });
  expect(await post(MAX_FORM_BYTES)).toEqual([422, 'no-store']);
  expect(await post(MAX_FORM_BYTES + 1)).toEqual([413, 'no-store']);
});

it.each([
  [403, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [403, { 'sec-fetch-site': 'same-site', origin: publicOrigin }],
  [403, { origin: 'https://evil.example' }],
  [422, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [422, { origin: publicOrigin }],
  [422, { origin: 'null' }],
])('answers %i to a form with the headers %o', async (status, headers) => {
  expect((await send('/login', { email: 'asha@' }, headers)).status).toBe(status);
  expect(seen.some(({ locals }) => JSON.stringify(locals).includes('asha@'))).toBe(status === 422);
});

it('counts each form towards the limit of rendered pages', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 2 });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 3; n += 1) expect((await send('/login', {}, from)).status).toBe(422);
  const refused = await send('/login', {}, from);
  expect([refused.status, await refused.text()]).toEqual([429, '"/429"']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect((await send('/login', {}, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(422);
});
