import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSiteProcess, type SiteProcess } from './support/site-process.ts';

/**
 * Runs the built site with its log captured and checks that the log has none of the data that people send; and what only
 * a site that has just started shows.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canaries-'));
const logFile = path.join(folder, 'log');
const mailDir = path.join(folder, 'mail');
const EMAIL = 'canary.maya@example.com';
const PASSWORD = 'Canary-Password-1!';
const NEW_PASSWORD = 'Canary-Password-2!';
const SEEN: string[] = [EMAIL, PASSWORD, NEW_PASSWORD];

/** A request with its body and headers. */
type Odd = [method: string, address: string, body?: unknown, headers?: Record<string, string>];

let site: SiteProcess;
beforeAll(async () => {
  const settings = {
    DATA_DIR: folder,
    MAIL_DIR: mailDir,
    DEMO: 'off',
    LOG_LEVEL: 'debug',
    RATE_LIMITS: 'on',
  };
  site = await startSiteProcess(settings, logFile);
}, 120_000);
afterAll(async () => {
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'canary-agent/1', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** The path of a link in the test person's mail to an address below a page, as soon as the mail is there. */
async function linkBelow(page: string): Promise<string> {
  return vi.waitFor(
    async () => {
      for (const name of fs.readdirSync(mailDir).filter((each) => each.endsWith('.eml'))) {
        const { text = '' } = await PostalMime.parse(fs.readFileSync(path.join(mailDir, name)));
        const link = new RegExp(`http\\S+(/${page}/[\\w-]+/[\\w-]+/)`).exec(text)?.[1];
        if (link) return link;
      }
      throw new Error(`No mail with a link to /${page}/`);
    },
    { timeout: 15_000, interval: 100 },
  );
}

it('has the home page ready before its first visitor', async () => {
  expect((await fetch(site.origin)).headers.get('x-cache')).toBe('hit');
});

it('logs no mail address, password, token, name, query or User-Agent', async () => {
  const form = { email: EMAIL, password: PASSWORD, confirm_password: PASSWORD };
  expect(await call('POST', '/api/user/register/', form)).toMatchObject({ status: 201 });
  expect(await call('POST', '/api/user/login/', form)).toMatchObject({ status: 401 });
  const verify = await linkBelow('verify-email');
  expect(await call('GET', verify)).toMatchObject({ status: 200 });
  expect(await call('POST', `/api/user${verify}`)).toMatchObject({ status: 200 });
  const { text } = await call('POST', '/api/user/login/', form);
  const { token } = JSON.parse(text) as { token: { access: string; refresh: string } };
  const bearer = { Authorization: `Bearer ${token.access}` };
  const profile = { first_name: 'Canaryname', contact: '+977-canary-98', address: 'Canary Lane 5' };
  expect(await call('PATCH', '/api/user/profile/', profile, bearer)).toMatchObject({ status: 200 });
  expect(await call('POST', '/api/user/password-reset/', { email: EMAIL })).toMatchObject({ status: 200 });
  const reset = await linkBelow('password-reset');
  expect(await call('GET', reset)).toMatchObject({ status: 200 });
  const passwords = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect(await call('PATCH', `/api/user${reset}`, passwords)).toMatchObject({ status: 200 });

  // Failing requests are the most likely to be logged.
  const odd: Odd[] = [
    ['PATCH', `/api/user${reset}`, passwords],
    ['GET', `/api/user${reset}`],
    ['GET', `${reset}extra/canary-extra`],
    ['GET', `/password-reset/%63anary-escaped/x/`],
    ['GET', `${verify}?canary-query=${EMAIL}`],
    ['GET', `/login?next=/canary-query&email=${EMAIL}`],
    ['GET', '/api/app/course-list/?search=canary-search&country=canary-country'],
    ['GET', '/api/user/profile/', undefined, { Authorization: 'Bearer canary-token' }],
    ['GET', '/api/user/profile/', undefined, bearer],
    ...['/login', '/signup', reset].map((page): Odd => [
      'POST',
      page,
      `email=${EMAIL}&password=${PASSWORD}&new_password=${NEW_PASSWORD}&canary-field=1`,
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ]),
    ['POST', '/login', { email: EMAIL, password: PASSWORD }],
    ['POST', '/api/user/login/', `{"email":"${EMAIL}","password":"${PASSWORD}"`],
    ['POST', '/api/user/login/', `email=${EMAIL}`, { 'Content-Type': 'text/plain; canary-type' }],
    ['POST', '/api/user/register/', { email: `${EMAIL}\r\nBcc: canary-bcc@example.com`, password: 'x' }],
    ['POST', '/api/user/token/refresh/', { refresh: token.refresh }],
    ['POST', '/api/user/logout/', { refresh: token.refresh }],
    [
      'POST',
      '/api/user/login/',
      form,
      { 'X-Forwarded-For': '203.0.113.77', 'X-Request-Id': 'canary-id\ninjected' },
    ],
  ];
  for (const [method, address, body, headers = {}] of odd) {
    const safe = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [key, value.replaceAll('\n', ' ')]),
    );
    expect((await call(method, address, body, safe)).status).toBeLessThan(500);
  }
  for (let tries = 0; tries < 12; tries += 1) await call('POST', '/api/user/login/', form);
  expect(await call('POST', '/api/user/login/', form)).toMatchObject({ status: 429 });

  const parts = [verify, reset].flatMap((link) => link.split('/').slice(2, 4));
  const jwtParts = [token.access, token.refresh].flatMap((jwt) => jwt.split('.').slice(1));
  SEEN.push(...parts, ...jwtParts, ...Object.values(profile), '203.0.113.77');
  await site.stop();
  const said = fs.readFileSync(logFile, 'utf8');
  expect(said).toContain('"path":"/api/user/login"');
  expect(said).toContain('"path":"/password-reset/:encoded_pk/:token"');
  for (const secret of SEEN) expect(said.includes(secret), secret).toBe(false);
  expect(said.toLowerCase()).not.toContain('canary');
}, 120_000);

it('prints the password of the first staff account once, outside the log', () => {
  const said = fs.readFileSync(logFile, 'utf8');
  const outside = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(outside.filter((line) => /password +\S{20}/.test(line))).toHaveLength(1);
  const [, password = ''] = /password +(\S+)/.exec(outside.join('\n')) ?? [];
  expect(said.split(password)).toHaveLength(2);
});
