import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApi } from '../src/api/app.ts';
import { serveMedia } from '../src/api/public/media.ts';
import type { PublicReads } from '../src/contract/public-reads.ts';
import { diskStorage, newStorageKey } from '../src/platform/files/storage.ts';
import { silentLog } from '../src/platform/log.ts';
import { createAdmin } from '../src/server/admin/admin.ts';
import { createApiListener } from '../src/server/api.ts';
import { readTrustedProxies } from '../src/server/http/client-address.ts';
import { closeServer, listen, portOf } from '../src/server/http/http-server.ts';
import { createRequestHandler } from '../src/server/http/request-handler.ts';
import { createStaticFiles } from '../src/server/http/static-files.ts';
import { AnswerCache } from '../src/server/pages/answer-cache.ts';
import type { AstroHandler } from '../src/server/pages/page-renderer.ts';
import { createPages } from '../src/server/pages/pages.ts';

/** No other site can frame any of our responses. Uses the built site with fake reads. */

const publicOrigin = 'https://prasthan.example';
const down = async () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const reads = {
  courses: down,
  // Invalid data, so that the page cannot be rendered.
  course: async () => ({ ok: true, value: { course_name: 'Half a course' } }),
} as unknown as PublicReads;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-frames-'));
const storage = diskStorage(folder);
const picture = newStorageKey('images', 'webp');
const asset = `/admin/assets/${fs.readdirSync('dist/client/admin/assets').find((name) => name.endsWith('.js'))}`;

async function serve(adminUrl: string) {
  const entry = pathToFileURL(path.resolve('dist/server/entry.mjs')).href;
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const api = createApi({ reads, publicOrigin } as unknown as Parameters<typeof createApi>[0]);
  const handle = createRequestHandler({
    publicOrigin,
    log: silentLog,
    checks: { database: down },
    trustedProxies: readTrustedProxies(undefined),
    api: createApiListener(api, silentLog),
    serveMedia: (pathname) => serveMedia(storage, pathname),
    admin: createAdmin({ shell: 'dist/admin.html', adminUrl, publicOrigin, hasApi: true }),
    serveFile: createStaticFiles('dist/client'),
    pages: createPages({
      handler,
      reads,
      publicOrigin,
      apiOrigin: undefined,
      adminUrl,
      cache: new AnswerCache({ maxBytes: 1e7, maxAge: 60_000 }),
      limit: undefined,
      log: silentLog,
    }),
  });
  const server = await listen(handle, '127.0.0.1', 0);
  afterAll(() => closeServer(server, 0));
  return `http://127.0.0.1:${portOf(server)}`;
}

let ours: string;
let elsewhere: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await storage.put(picture, Buffer.from('picture'));
  ours = await serve('/admin');
  elsewhere = await serve('https://office.example/');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['a page', 'GET', '/privacy-policy', 200],
  ['a page that is not there', 'GET', '/no-such-page', 404],
  ['a page that fails', 'GET', '/course_details/1', 500],
  ['a page while the database is away', 'GET', '/course-search', 503],
  ['a page that takes only questions', 'POST', '/privacy-policy', 405],
  ['a redirect of a page', 'GET', '/search?search=nursing&interest=1&specialization=1&country=1', 303],
  ['the API', 'GET', '/api/openapi.json', 200],
  ['the documentation of the API', 'GET', '/api/docs/', 200],
  ['the API where nothing is', 'GET', '/api/nothing/', 404],
  ['the API with another method', 'DELETE', '/api/openapi.json', 405],
  ['the API without a login', 'GET', '/api/user/profile/', 401],
  ['the API while the database is away', 'GET', '/api/app/course-list/', 503],
  ['a picture', 'GET', `/media/${picture}`, 200],
  ['a picture that is not there', 'GET', '/media/images/other.webp', 404],
  ['a picture with another method', 'POST', `/media/${picture}`, 405],
  ['the back office', 'GET', '/admin/people', 200],
  ['a file of the back office', 'GET', asset, 200],
  ['the back office with another method', 'POST', '/admin/people', 405],
  ['an address that cannot be read', 'GET', '/%zz', 400],
  ['the state of the site', 'GET', '/readyz', 503],
])('no site frames %s: %s %s', async (_what, method, address, status) => {
  await expectUnframed(ours + address, method, status);
});

it('no site frames the redirect to a back office elsewhere', () =>
  expectUnframed(`${elsewhere}/admin/people`, 'GET', 302));

async function expectUnframed(address: string, method: string, status: number) {
  const answer = await fetch(address, { method, redirect: 'manual' });
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([status, 'DENY']);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split(/;\s*/)).toContain("frame-ancestors 'none'");
}
