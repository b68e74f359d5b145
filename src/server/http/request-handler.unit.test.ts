import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { rawRequest, readAnswer } from '../../../tests/support/raw-request.ts';
import { REFERENCE } from '../../contract/reference.ts';
import { silentLog } from '../../platform/log.ts';
import { createApiListener } from '../api.ts';
import { readTrustedProxies } from './client-address.ts';
import { closeServer, listen, portOf } from './http-server.ts';
import { pageAddress } from '../pages/page-address.ts';
import { createRequestHandler } from './request-handler.ts';
import { sendText } from './send.ts';
import { createStaticFiles } from './static-files.ts';

const publicOrigin = 'https://prasthan.example';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-static-'));
fs.mkdirSync(path.join(folder, '_astro'));
fs.writeFileSync(path.join(folder, '_astro', 'app.abc123.js'), 'plain');
fs.writeFileSync(path.join(folder, '_astro', 'app.abc123.js.br'), 'brotli');
fs.writeFileSync(path.join(folder, '_astro', 'dawn.abc123.webm'), '0123456789');
fs.writeFileSync(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

/** Addresses of the requested pages. */
const seen: string[] = [];
const checkQueue = vi.fn(async () => {});
const apiFetch = vi.fn(async (request: Request, _connection: object) => {
  if (request.url.endsWith('/fails')) throw new Error('api error');
  return Response.json({ url: request.url, filler: 'x'.repeat(2000) });
});
const server = await listen(
  createRequestHandler({
    publicOrigin,
    log: silentLog,
    checks: { database: async () => {}, queue: checkQueue },
    trustedProxies: readTrustedProxies('127.0.0.1'),
    api: createApiListener({ fetch: apiFetch }, silentLog),
    serveMedia: async (pathname) =>
      pathname === '/media/images/known.webp'
        ? new Response('picture', { headers: { 'content-type': 'image/webp', 'content-length': '7' } })
        : null,
    admin: () => false,
    serveFile: createStaticFiles(folder),
    pages: async (request, response) => {
      seen.push(pageAddress(request.url!)!.address);
      sendText(response, 200, 'a page');
    },
  }),
  '127.0.0.1',
  0,
);
const origin = `http://127.0.0.1:${portOf(server)}`;
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await closeServer(server, 0);
});
beforeEach(() => void (seen.length = 0));

it.each([
  '/password-reset/cGs/s3cret-token/',
  '/new-email/cGs/s3cret-token/',
  '/keep-email/cGs/s3cret-token/',
  '/verify-email/cGs/s3cret-token?x=s3cret',
  '/%70assword-reset//cGs/s3cret-token',
  '/Verify-Email/cGs/s3cret-token/',
  '/api/user/password-reset/cGs/s3cret-token/',
  '/api/user/new-email/cGs/s3cret-token/',
  '/api/user/keep-email/cGs/s3cret-token/',
  '/api/user/verify-email/cGs/s3cret-token',
])('neither logs nor renders the secret of %s', async (address) => {
  const lines: string[] = [];
  const write = vi.spyOn(silentLog, 'info').mockImplementation((fields) => {
    lines.push(JSON.stringify(fields));
  });
  await (await fetch(origin + address)).text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  write.mockRestore();
  expect(lines[0]).toContain(':encoded_pk/:token');
  expect(lines[0] + JSON.stringify(seen)).not.toMatch(/s3cret|cGs/);
});

it.each([
  ['GET', '/'],
  ['POST', '/'],
  ['GET', '/missing'],
  ['GET', '/api/x'],
  ['GET', '/api/fails'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/_astro/app.abc123.js'],
  ['GET', '/_astro/dawn.abc123.webm'],
  ['GET', '/media/images/known.webp'],
  ['GET', '/media/images/other.webp'],
  ['POST', '/media/images/known.webp'],
  ['GET', '/%zz'],
  ['GET', '/api/%zz'],
])('sends security headers for %s %s', async (method, address) => {
  const { headers } = await fetch(origin + address, { method });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; base-uri 'none';.*frame-ancestors 'none'/,
  );
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-request-id')).toMatch(REFERENCE);
});

it('serves built files compressed at build time, as immutable', async () => {
  const file = await fetch(`${origin}/_astro/app.abc123.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(await file.text()).toBe('plain');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const head = await fetch(`${origin}/_astro/app.abc123.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect([head.headers.get('content-encoding'), head.headers.get('content-length')]).toEqual(['br', '6']);
});

it.each([
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/_astro/app.abc123.js', 'text/javascript; charset=utf-8'],
  ['/healthz', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('says the type and the characters of %s', async (address, type) => {
  expect((await fetch(origin + address)).headers.get('content-type')).toBe(type);
});

it.each(['/_astro/', '/_astro', '/media/', '/.git/config', '/../package.json', '/.env'])(
  'lists no folder and has no file of ours at %s',
  async (address) => {
    const answer = readAnswer(
      await rawRequest(portOf(server), `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    expect(['a page', 'Not found']).toContain(await answer.text());
  },
);

it('sends the requested byte range of a video', async () => {
  const part = (range?: string) =>
    fetch(`${origin}/_astro/dawn.abc123.webm`, range ? { headers: { range } } : {});
  const whole = await part();
  expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
    200,
    'bytes',
    '0123456789',
  ]);
  expect(whole.headers.get('content-type')).toBe('video/webm');
  for (const [range, text, where] of [
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=4-99', '456789', 'bytes 4-9/10'],
  ] as const) {
    const answer = await part(range);
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      where,
      text,
    ]);
  }
  expect((await part('bytes=10-')).status).toBe(416);
});

it('passes our own host to the API, whatever the Host header', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    http
      .get(`${origin}/api/courses?x=1`, { headers }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      })
      .on('error', reject);
  });
  expect(JSON.parse(answer)).toMatchObject({ url: 'http://prasthan.example/api/courses?x=1' });
});

it('answers an error of the API as JSON', async () => {
  const response = await fetch(`${origin}/api/fails`);
  expect([response.status, await response.json()]).toMatchObject([
    500,
    { detail: 'A server error occurred.' },
  ]);
});

it('answers health and readiness checks', async () => {
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
  const parts = { database: 'ok', queue: 'ok' };
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true, ...parts });
  checkQueue.mockRejectedValueOnce(new Error('gone'));
  // The result is cached for a second.
  const later = performance.now() + 1_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const response = await fetch(`${origin}/readyz`);
  vi.mocked(performance.now).mockRestore();
  expect([response.status, await response.json()]).toEqual([
    503,
    { ready: false, ...parts, queue: 'not answering' },
  ]);
});

it.each(['/healthz', '/readyz', '/media/images/known.webp', '/.well-known/security.txt'])(
  'does not answer TRACE and others at %s',
  async (address) => {
    for (const method of ['TRACE', 'POST', 'OPTIONS']) {
      const answer = readAnswer(
        await rawRequest(
          portOf(server),
          `${method} ${address} HTTP/1.1\r\nHost: x\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n`,
        ),
      );
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await answer.text()).toBe('Method not allowed');
    }
  },
);

it.each([
  'GET /%zz HTTP/1.1\r\nHost: x',
  'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example',
  'GET * HTTP/1.1\r\nHost: x',
  'GET /a%00b HTTP/1.1\r\nHost: x',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y',
  'GET / HTTP/1.1',
  'nonsense',
])('answers the malformed request %j with 400', async (head) => {
  const socket = net.connect(portOf(server), '127.0.0.1');
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it.each(['//evil.example', '/\\evil.example', '/..%2f..%2fetc/passwd', '/_astro/../../package.json'])(
  'answers %s without a server error or a redirect elsewhere',
  async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('location') ?? '').not.toContain('evil');
  },
);

it('serves stored pictures and nothing else below /media', async () => {
  const picture = await fetch(`${origin}/media/images/known.webp`);
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
    200,
    'image/webp',
    'picture',
  ]);
  const head = await fetch(`${origin}/media/images/known.webp`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', '']);
  expect((await fetch(`${origin}/media/images/other.webp`)).status).toBe(404);
  expect((await fetch(`${origin}/media/images/known.webp`, { method: 'POST' })).status).toBe(405);
});

it('passes the client address to the API, without the forwarding headers', async () => {
  for (const forwarded of ['203.0.113.9', '8.8.8.8, 203.0.113.9']) {
    await fetch(`${origin}/api/user/login/`, { headers: { 'x-forwarded-for': forwarded } });
    const [request, connection] = apiFetch.mock.lastCall!;
    expect(connection).toMatchObject({ clientAddress: '203.0.113.9' });
    expect(request.headers.has('x-forwarded-for')).toBe(false);
  }
});
