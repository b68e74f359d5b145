import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditState } from '../src/contract/edits/state.ts';
import { SEND_MAIL_JOB } from '../src/domain/mails/policy.ts';
import { pdf } from './support/applications.ts';
import { findHaproxy, startBalancer, type Balancer } from './support/balancer.ts';
import { PASSWORD } from './support/people.ts';
import { findPostgres } from './support/postgres-binaries.ts';
import { startPostgres, type PostgresServer } from './support/postgres.ts';
import { BOUNDARY_END, partHead, rawUpload } from './support/raw-upload.ts';
import { newStudent } from './support/real-student.ts';
import { freePort, listens, startSiteProcess, type SiteProcess } from './support/site-process.ts';
import { constantLoad } from './support/constant-load.ts';

/** Three processes of the web and a worker of the built site, on PostgreSQL, behind HAProxy. */

const WEBS = [0, 1, 2];
const LIST = '/api/app/blog-list/';
const STAFF = { email: 'office@prasthan.example', password: 'Kanchenjunga-8586!' };
const SOON = { timeout: 30_000, interval: 20 };
const missing = [!findPostgres() && 'PostgreSQL', !findHaproxy() && 'HAProxy'].filter(Boolean);
if (missing.length > 0)
  console.warn(`${missing.join(' and ')} cannot be found here: several processes are not tested.`);

describe.skipIf(missing.length > 0)('several processes', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-several-'));
  const mailDir = path.join(folder, 'mail');
  const ports: number[] = [];
  const metricsPorts: number[] = [];
  const webs: SiteProcess[] = [];
  let worker: SiteProcess;
  let database: PostgresServer;
  let balancer: Balancer;
  let queries: pg.Client;
  let student = '';

  const settings = () => ({
    DATABASE_URL: database.url('postgres'),
    DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${balancer.port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'on',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_2FA: 'optional',
  });
  const startWeb = (at: number) =>
    startSiteProcess({
      ...settings(),
      ROLE: 'web',
      PORT: String(ports[at]),
      METRICS_PORT: String(metricsPorts[at]),
      DRAIN_SECONDS: '2',
    });
  const startWorker = () => startSiteProcess({ ...settings(), ROLE: 'worker', MAIL_DIR: mailDir });

  /** Asks the balancer, or one process. */
  const ask = (address: string, options: RequestInit = {}, port = balancer.port) =>
    fetch(`http://127.0.0.1:${port}${address}`, options);
  const post = (address: string, body: object, bearer?: string, port?: number) =>
    ask(
      address,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: bearer }) },
        body: JSON.stringify(body),
      },
      port,
    );
  const logIn = async ({ email, password }: typeof STAFF, port?: number) => {
    const answer = await post('/api/user/login/', { email, password }, undefined, port);
    const { token } = (await answer.json()) as { token: { access: string; refresh: string } };
    return { bearer: `Bearer ${token.access}`, refresh: token.refresh };
  };
  const jobs = async (state: string) => {
    const asked = 'select count(*)::int as n from pgboss.job where name = $1 and state = $2';
    return (await queries.query<{ n: number }>(asked, [SEND_MAIL_JOB, state])).rows[0]!.n;
  };
  const statuses = (address: string, options?: RequestInit) =>
    Promise.all(ports.map(async (port) => (await ask(address, options, port)).status));

  beforeAll(async () => {
    fs.mkdirSync(mailDir);
    database = await startPostgres();
    ports.push(...(await Promise.all(WEBS.map(freePort))));
    metricsPorts.push(...(await Promise.all(WEBS.map(freePort))));
    balancer = await startBalancer(folder, await freePort(), ports);
    // All at once, on an empty database and without a secret key.
    webs.push(...(await Promise.all(WEBS.map(startWeb))));
    queries = new pg.Client({ connectionString: database.url('postgres') });
    await queries.connect();
    await vi.waitFor(async () => expect(await balancer.inUse()).toEqual([true, true, true]), SOON);
  }, 120_000);
  afterAll(async () => {
    await balancer?.stop();
    await Promise.all([...webs, worker].map((each) => each?.stop()));
    await queries?.end();
    await database?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('those of the web run no jobs, and each job is run once when there is a worker', async () => {
    const form = { email: 'maya@example.com', password: PASSWORD, confirm_password: PASSWORD };
    expect((await post('/api/user/register/', form)).status).toBeLessThan(300);
    await expect.poll(() => jobs('created'), SOON).toBe(1);
    worker = await startWorker();
    student = await newStudent(balancer.port, mailDir, 'sita@example.com');
    await expect.poll(() => jobs('created'), SOON).toBe(0);
    await expect.poll(() => jobs('active'), SOON).toBe(0);
    const sent = fs.readdirSync(mailDir).filter((name) => name.endsWith('.eml')).length;
    expect(await jobs('completed')).toBe(sent);
    const health = ['/healthz', '/readyz', '/', LIST];
    const answers = await Promise.all(health.map((address) => ask(address, {}, worker.port)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    const { rows } = await queries.query("select count(*)::int as n from users where role = 'staff'");
    expect(rows).toEqual([{ n: 1 }]);
  }, 60_000);

  it('what is published through one is seen through all', async () => {
    const label = async (port: number) => {
      const html = await (await ask('/study-abroad', {}, port)).text();
      return ['Search Course', 'Find a course'].filter((text) => html.includes(text));
    };
    // In the cache of each from now on.
    for (const port of ports) expect(await label(port)).toEqual(['Search Course']);
    const { bearer } = await logIn(STAFF, ports[0]);
    const address = '/api/staff/edits/document/menus/';
    const state = await ask(address, { headers: { Authorization: bearer } }, ports[0]);
    const { number } = (await state.json()) as EditState;
    const change = {
      path: ['header', '@search', 'label'],
      before: 'Search Course',
      after: 'Find a course',
    };
    const body = { base: number, changes: [change], publish: true };
    expect((await post(`${address}save/`, body, bearer, ports[0])).status).toBe(200);
    for (const port of ports) await expect.poll(() => label(port), SOON).toEqual(['Find a course']);
  });

  it('a limit counts the tries at all of them', async () => {
    const wrong = { email: 'nobody@example.com', password: 'Not-The-Right-1!' };
    const answers: number[] = [];
    for (let at = 0; at < 13; at += 1)
      answers.push((await post('/api/user/login/', wrong, undefined, ports[at % 3])).status);
    expect(answers.filter((status) => status !== 429)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429, 429]);
  });

  it('a logout ends the session on all', async () => {
    const { bearer, refresh } = await logIn({ email: 'sita@example.com', password: PASSWORD }, ports[0]);
    const headers = { Authorization: bearer };
    expect(await statuses('/api/user/profile/', { headers })).toEqual([200, 200, 200]);
    expect((await post('/api/user/logout/', { refresh }, undefined, ports[1])).status).toBe(200);
    expect(await statuses('/api/user/profile/', { headers })).toEqual([401, 401, 401]);
  });

  it('a rolling restart of all under load fails no request', async () => {
    const bytes = pdf(200_000);
    const head = partHead('passport_documents[0][file]', 'passport.pdf');
    const length = head.length + bytes.length + BOUNDARY_END.length;
    const upload = await rawUpload(balancer.port, student, length);
    await upload.send(head);
    await upload.send(bytes.subarray(0, 100_000));
    const uploads = async (at: number) =>
      /^prasthan_uploads_active (\d)$/m.exec(await (await ask('/metrics', {}, metricsPorts[at])).text())?.[1];
    await expect
      .poll(async () => (await Promise.all(WEBS.map(uploads))).toSorted(), SOON)
      .toEqual(['0', '0', '1']);
    const holder = (await Promise.all(WEBS.map(uploads))).indexOf('1');

    const load = constantLoad(
      { page: () => ask('/study-abroad'), home: () => ask('/'), list: () => ask(LIST) },
      // In turn with the login, because it has a limit.
      {
        profile: () => ask('/api/user/profile/', { headers: { Authorization: student } }),
        login: () => post('/api/user/login/', { email: 'sita@example.com', password: PASSWORD }),
      },
    );
    for (const at of [holder, ...WEBS.filter((each) => each !== holder)]) {
      const before = load.answered();
      webs[at]!.tellToStop();
      await expect.poll(async () => (await balancer.inUse())[at], SOON).toBe(false);
      if (at === holder) {
        await expect.poll(() => listens(ports[at]!), SOON).toBe(false);
        await upload.send(bytes.subarray(100_000));
        await upload.send(BOUNDARY_END);
        expect((await upload.answer()).status).toBe(201);
      }
      expect(await webs[at]!.exited).toBe(0);
      webs[at] = await startWeb(at);
      await expect.poll(async () => (await balancer.inUse())[at], SOON).toBe(true);
      for (const [name, count] of Object.entries(load.answered()))
        expect(count, name).toBeGreaterThan(before[name]!);
    }
    expect(await load.end()).toEqual([]);
    worker.tellToStop();
    expect(await worker.exited).toBe(0);
  }, 120_000);
});
