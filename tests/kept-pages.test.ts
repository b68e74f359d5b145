import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../src/platform/log.ts';
import { readTrustedProxies } from '../src/server/http/client-address.ts';
import { closeServer, listen, portOf } from '../src/server/http/http-server.ts';
import { createRequestHandler } from '../src/server/http/request-handler.ts';
import { AnswerCache } from '../src/server/pages/answer-cache.ts';
import { KeptFiles } from '../src/server/pages/kept-files.ts';
import { createPages } from '../src/server/pages/pages.ts';
import type { AstroHandler } from '../src/server/pages/page-renderer.ts';
import { findNginx } from './support/nginx.ts';
import { findCaddy, startCaddyBefore, startNginxBefore } from './support/proxies.ts';
import { rawRequest } from './support/raw-request.ts';
import { freePort } from './support/site-process.ts';

/** Real proxies with the examples of the documentation, before our server of pages with a fake in place of Astro. */

const publicOrigin = 'https://prasthan.example';
const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
let words = 'first';
/** Addresses that reached the site. */
const reached: string[] = [];
const astro: AstroHandler = ({ url }, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY });
  response.end(
    `<!DOCTYPE html><html><head><title>${url}</title></head><body>${words} ${'x'.repeat(2_000)}</body></html>`,
  );
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-kept-pages-'));
const kept = path.join(folder, 'kept');
const cache = new AnswerCache({ maxBytes: 64_000_000, maxAge: 60_000 });
cache.follow(new KeptFiles(kept, silentLog));
const pages = createPages({
  handler: astro,
  reads: {} as never,
  publicOrigin,
  apiOrigin: undefined,
  adminUrl: '/admin',
  cache,
  limit: undefined,
  log: silentLog,
});
const site = await listen(
  createRequestHandler({
    publicOrigin,
    log: silentLog,
    checks: {},
    trustedProxies: readTrustedProxies('127.0.0.1'),
    api: undefined,
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: (request, ...others) => {
      reached.push(`${request.method} ${request.url}`);
      return pages(request, ...others);
    },
  }),
  '127.0.0.1',
  0,
  { publicOrigin },
);
afterAll(async () => {
  await closeServer(site, 0);
  fs.rmSync(folder, { recursive: true, force: true });
});

const PROXIES = [
  { name: 'nginx', program: findNginx(), start: startNginxBefore },
  { name: 'Caddy', program: findCaddy(), start: startCaddyBefore },
];

describe.each(PROXIES)('$name before the site', ({ name, program, start }) => {
  if (program === undefined) console.warn(`${name} cannot be found here: kept pages are not tested with it.`);
  it.skipIf(program === undefined)('serves kept pages as the site does, until a change', async () => {
    const ports = { proxy: await freePort(), site: portOf(site) };
    const proxy = await start(folder, kept, ports);
    try {
      await servesPages(ports);
    } finally {
      await proxy.stop();
    }
  });
});

beforeEach(() => {
  words = 'first';
  cache.clear();
});

async function servesPages(ports: { proxy: number; site: number }): Promise<void> {
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', port = ports.proxy) =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
    });
  /** Asks until the file is there. */
  const learn = async (address: string) => {
    const name = path.join(kept, 'live', `${address}.html.gz`);
    await (await ask(address)).text();
    await (await ask(address)).text();
    await vi.waitFor(() => expect(fs.existsSync(name)).toBe(true));
    reached.length = 0;
  };

  for (const address of ['/', '/study-abroad/australia']) {
    await learn(address);
    for (const encoding of ['br', 'gzip']) {
      const page = await ask(address, { 'accept-encoding': encoding });
      expect(await page.text()).toContain(`<title>${address}</title>`);
      expect(reached).toEqual([]);
      const own = await ask(address, { 'accept-encoding': encoding }, 'GET', ports.site);
      reached.length = 0;
      const differs =
        /^(date|connection|keep-alive|server|content-length|accept-ranges|last-modified|etag|x-request-id|x-cache|content-security-policy|transfer-encoding)$/;
      const lasting = (answer: Response) =>
        [...answer.headers].filter(([header]) => !differs.test(header)).map((each) => each.join(': '));
      expect(lasting(page)).toEqual(lasting(own));
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      const again = await ask(address, {
        'accept-encoding': encoding,
        'if-none-match': page.headers.get('etag')!,
      });
      expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, 'DENY']);
    }
    const head = await ask(address, {}, 'HEAD');
    expect([head.status, await head.text(), reached]).toEqual([200, '', []]);
  }

  // What has to reach the site, and what the site answers as usual.
  for (const [address, headers, method] of [
    ['/?page=2', {}, 'GET'],
    ['/study-abroad/australia', { authorization: 'Bearer x' }, 'GET'],
    ['/study-abroad/australia/', {}, 'GET'],
    ['/', {}, 'POST'],
    ['/study-abroad', {}, 'GET'],
    ['/no-such-page', {}, 'GET'],
    ['/*', {}, 'GET'],
  ] as const) {
    reached.length = 0;
    const answer = await ask(address, headers, method);
    await answer.text();
    expect(reached).toEqual([`${method} ${address}`]);
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  for (const target of ['/../live/.html', '/..%2f..%2fetc/passwd', '/.html', '/.html.br']) {
    const text = await rawRequest(
      ports.proxy,
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${ports.proxy}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    // Refused by the proxy, or answered by the site.
    expect(text).toMatch(/^HTTP\/1\.1 40|^x-request-id:/im);
  }

  // A change: at once, and a browser that has the old page is not told that it is still right.
  const before = await ask('/');
  expect(await before.text()).toContain('first');
  words = 'fresh';
  cache.clear();
  const changed = await ask('/', { 'if-none-match': before.headers.get('etag')! });
  expect([changed.status, (await changed.text()).includes('fresh')]).toEqual([200, true]);
  await learn('/');
  const after = await ask('/', { 'if-none-match': before.headers.get('etag')! });
  expect([after.status, (await after.text()).includes('fresh'), reached]).toEqual([200, true, []]);
}
