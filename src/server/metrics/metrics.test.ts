import fs from 'node:fs';
import os from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { CALLS } from '../../api/all-calls.ts';
import { waitingMails } from '../../domain/metrics/data.ts';
import { silentLog } from '../../platform/log.ts';
import { openQueue } from '../../platform/queue/queue-boss.ts';
import { testApi } from '../../../tests/support/api.ts';
import { createApiListener } from '../api.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { sendText } from '../http/send.ts';
import { AnswerCache } from '../pages/answer-cache.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { createEventCounts } from './office-numbers.ts';
import { RequestCounts } from './request-counts.ts';
import { createRoutes } from './routes.ts';

const api = await testApi();
const queue = await openQueue({ handle: api.handle, log: silentLog, jobs: ['count-me', 'idle'] });
const counts = new RequestCounts();
const routeOf = createRoutes(CALLS.map(({ path }) => path));
const events = createEventCounts();
const server = await listen(
  createRequestHandler({
    count: (method, pathname, status, ms) => counts.add(method, routeOf(pathname), status, ms / 1000),
    publicOrigin: 'https://prasthan.test',
    log: silentLog,
    checks: {},
    trustedProxies: readTrustedProxies(undefined),
    api: createApiListener(api, silentLog),
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: async (_request, response) => sendText(response, 200, 'a page'),
  }),
  '127.0.0.1',
  0,
);
const TOKEN = 'a token of the monitoring';
let broken = false;
const metricsServer = await serveMetrics({
  host: '127.0.0.1',
  port: 0,
  token: TOKEN,
  log: silentLog,
  metrics: createMetrics({
    counts,
    server,
    dataDir: os.tmpdir(),
    caches: { pages: new AnswerCache({ maxBytes: 1_000, maxAge: 1_000 }) },
    office: {
      databaseUse: api.handle.use,
      waitingJobs: queue.waiting,
      waitingMails: () => (broken ? Promise.reject(new Error('down')) : waitingMails(api.handle.db)),
      uploads: () => 0,
      lastBackup: async () => 1_763_000_000,
      securityEvents: events.counts,
    },
  }),
});
afterAll(async () => {
  await queue.stop();
  metricsServer.close();
  await closeServer(server, 0);
});
const site = `http://127.0.0.1:${portOf(server)}`;
const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, path = '/metrics') =>
  fetch(`http://127.0.0.1:${portOf(metricsServer)}${path}`, { headers });
const read = async () => (await scrape()).text();

it('is not on the site, and needs the token', async () => {
  await fetch(`${site}/metrics`);
  expect(await read()).not.toContain('"/metrics"');
  expect((await scrape({})).status).toBe(401);
  expect((await scrape({ authorization: 'Bearer another' })).status).toBe(401);
  expect((await scrape(undefined, '/healthz')).status).toBe(404);
  for (const answer of [await scrape(), await scrape({})])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await scrape()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('counts requests by method, route pattern and status, never by what somebody typed', async () => {
  const paths = [
    '/course_details/741',
    '/password-reset/cGs/s3cret-token/',
    '/sita-rai-9841000000.php',
    '/course-search?q=sita.rai@example.com',
    '/api/app/course/741/',
    '/api/sita',
    '/api/app/course/741/sita',
    '/sitemap-sita-1.xml',
    '/media/sita.webp',
    '/_astro/sita.js',
  ];
  for (const path of paths) await fetch(site + path);
  await fetch(site, { method: 'PROPFIND' });
  const text = await read();
  const lines = text.split('\n').filter((line) => line.startsWith('prasthan_http_request_duration_seconds'));
  const counted = (labels: string) =>
    lines.find((line) => line.startsWith(`prasthan_http_request_duration_seconds_count{${labels}}`));
  expect(counted('method="GET",route="/course_details/[id]",status="200"')).toMatch(/ 1$/);
  expect(counted('method="GET",route="/password-reset/[encoded_pk]/[token]",status="200"')).toMatch(/ 1$/);
  expect(counted('method="GET",route="/media/*",status="404"')).toMatch(/ 1$/);
  expect(counted('method="OTHER",route="/",status="200"')).toMatch(/ 1$/);
  expect(
    lines.find((line) =>
      /le="\+Inf".*route="\/course-search"|route="\/course-search".*le="\+Inf"/.test(line),
    ),
  ).toMatch(/ 1$/);
  // Values are numbers, which may contain any digits.
  const labels = text.match(/\{[^}]*\}/g)?.join('') ?? '';
  expect(labels).toContain('/media/*');
  expect(labels).not.toMatch(/741|s3cret|sita|rai|9841|PROPFIND/i);
});

it('says what waits in the database', async () => {
  await api.handle.db.transaction().execute(async (trx) => {
    await queue.send(trx, 'count-me', {});
    await queue.send(trx, 'count-me', {});
  });
  events.add('login', 'failed');
  const text = await read();
  expect(text).toContain('prasthan_jobs_waiting{job="count-me"} 2');
  expect(text).toContain('prasthan_jobs_waiting{job="idle"} 0');
  expect(text).toMatch(/prasthan_jobs_oldest_seconds\{job="count-me"\} \d/);
  expect(text).toMatch(/^prasthan_mails_waiting \d+$/m);
  expect(text).toMatch(/^prasthan_disk_free_bytes [\d.e+]+$/m);
  expect(text).toContain('prasthan_security_events_total{event="login",result="failed"} 1');
  expect(text).toContain('prasthan_database_up 1');
  expect(text).toContain('prasthan_backup_last_success_seconds 1763000000');
  expect(text).toMatch(/^prasthan_http_connections [1-9]/m);
});

it('answers while the database does not, and leaves out what it cannot know', async () => {
  broken = true;
  const text = await read();
  broken = false;
  expect(text).toContain('prasthan_database_up 0');
  expect(text).not.toMatch(/^prasthan_mails_waiting \d/m);
  expect(text).toMatch(/^prasthan_uploads_active 0$/m);
});

it('has every metric that the alerts and their table name', async () => {
  const names = new Set(
    [...(await read()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const named = ['docs/alerts.yml', 'docs/operations.md'].flatMap(
    (file) => fs.readFileSync(file, 'utf8').match(/\b(prasthan|nodejs|process)_[a-z0-9_]+\b/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
});
