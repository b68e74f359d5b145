import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAdmin } from './admin.ts';
import { adminAddress } from './admin-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { sendText } from '../http/send.ts';
import { createStaticFiles } from '../http/static-files.ts';

const publicOrigin = 'https://prasthan.example';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-admin-'));
const shell = path.join(folder, 'admin.html');
fs.writeFileSync(shell, '<title>Back office</title>');
fs.mkdirSync(path.join(folder, 'client/admin/assets'), { recursive: true });
fs.writeFileSync(path.join(folder, 'client/admin/assets/main-abc123.js'), 'script');
const serveFile = createStaticFiles(path.join(folder, 'client'));

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  fs.rmSync(folder, { recursive: true });
});

/** Starts a site with this ADMIN_URL and returns a function that fetches from it. */
async function site(adminUrl = '/admin', hasApi = true) {
  const admin = createAdmin({ shell, adminUrl, publicOrigin, hasApi });
  const server = await listen(
    (request, response) => {
      if (admin(request, response, request.url!) || serveFile(request, response, request.url!)) return;
      sendText(response, 404, 'a page of the website');
    },
    '127.0.0.1',
    0,
  );
  stops.push(() => closeServer(server, 0));
  return (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${portOf(server)}${address}`, { redirect: 'manual', ...init });
}

it('answers every address of the back office with its page, which is neither cached nor indexed', async () => {
  const ask = await site();
  for (const address of ['/admin', '/admin/people', '/admin/people/7f1c', '/admin/index.html']) {
    const response = await ask(address);
    expect([address, response.status, await response.text()]).toEqual([
      address,
      200,
      '<title>Back office</title><meta name="our-name" content="Prasthan" />',
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  }
  expect((await ask('/administration')).status).toBe(404);
});

it('allows the page to load its own files and nothing else', async () => {
  const policy = (await (await site())('/admin')).headers.get('content-security-policy')!;
  // Of the inline code, only the script and style with the given hashes run. blob: is not allowed either: documents of
  // students are drawn to a canvas and never get a URL (docs/back-office.md).
  expect(policy).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
  for (const part of [
    "default-src 'none'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]) {
    expect(policy.split('; ')).toContain(part);
  }
  // A string becomes a script in one place alone: the workers that read documents.
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types document-readers; worker-src 'self'",
  );
  expect(policy).toMatch(/; script-src 'self' 'sha256-[\w+/=]+'; style-src/);
});

it('serves the files that the page loads as static files', async () => {
  const ask = await site();
  const script = await ask('/admin/assets/main-abc123.js');
  expect(await script.text()).toBe('script');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // It may run as a worker, which has no policy but its own.
  expect(script.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  // For a file of an older build it is 404, not the page.
  expect((await ask('/admin/assets/main-old.js')).status).toBe(404);
});

it('accepts only GET and HEAD', async () => {
  const response = await (await site())('/admin', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('redirects staff to the back office of ADMIN_URL', async () => {
  const elsewhere = await (await site('https://office.example/staff'))('/admin/people');
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
    302,
    'https://office.example/staff',
  ]);
  const path = await (await site('/office'))('/admin');
  expect(path.headers.get('location')).toBe(`${publicOrigin}/office`);
  // The absolute form of our own address does not redirect to itself.
  expect((await (await site(`${publicOrigin}/admin`))('/admin')).status).toBe(200);
});

it('links mails to the case in our own back office, or to the start page of another', () => {
  const link = (adminUrl: string) => adminAddress(adminUrl, publicOrigin).caseLink('7f1c');
  for (const ours of ['/admin', '/admin/', `${publicOrigin}/admin`]) {
    expect(link(ours)).toBe(`${publicOrigin}/admin/applications/7f1c`);
  }
  expect(link('https://office.example/staff')).toBe('https://office.example/staff');
  expect(link('/office')).toBe(`${publicOrigin}/office`);
});

it('has no back office with API_BASE_URL', async () => {
  expect((await (await site('/admin', false))('/admin')).status).toBe(404);
});
