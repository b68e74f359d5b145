import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx } from '../tests/support/nginx.ts';
import { findCaddy, startCaddyBefore, startNginxBefore } from '../tests/support/proxies.ts';
import { freePort, startSiteProcess } from '../tests/support/site-process.ts';
import { serveByCaddy, serveByNginx, serveByNode, toServerCore, type Wire } from './load/same-bytes.ts';
import { askAll, askAtRate, type Load, type Target } from './load/wrk.ts';
import { table } from './measure.ts';

const ROUNDS = 3;
const SECONDS = 3;
const PAGE = '/';
const READ = '/api/app/course-list/?page=1';

/** How a browser asks. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: '*/*' };

function ask(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: BROWSER }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject);
  });
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

type Rates<Name extends string> = Record<Name, Pick<Load, 'perSecond' | 'cpu'>>;

/** Each target in turn, several times, so that other work on the machine meets all of them. */
async function inTurn<Name extends string>(targets: Record<Name, Target>): Promise<Rates<Name>> {
  const names = Object.keys(targets) as Name[];
  const loads = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await askAll(targets[name], 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) loads.get(name)!.push(await askAll(targets[name], SECONDS));
  }
  const middle = (name: Name, figure: 'perSecond' | 'cpu') =>
    median(loads.get(name)!.map((load) => load[figure]));
  return Object.fromEntries(
    names.map((name) => [name, { perSecond: middle(name, 'perSecond'), cpu: middle(name, 'cpu') }]),
  ) as Rates<Name>;
}

/**
 * The site on one core and those who ask on another, beside nginx with the same bytes from a file and beside node:http
 * with nothing else, on the same core in turn.
 */
export async function benchLoad(): Promise<string> {
  const missing = [
    !findNginx() && 'nginx',
    !findCaddy() && 'caddy',
    !fs.existsSync('/usr/bin/wrk') && 'wrk',
    os.cpus().length < 2 && 'a second core',
  ].filter(Boolean);
  if (missing.length > 0)
    return `Not measured without ${missing.join(' and ')}: apt-get install --no-install-recommends nginx caddy wrk`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-load-'));
  const kept = path.join(folder, 'kept');
  const settings = { DATA_DIR: path.join(folder, 'data'), KEPT_PAGES_DIR: kept, DEMO: 'on' };
  const site = await startSiteProcess(settings);
  const stops = [() => site.stop()];
  try {
    for (const address of [PAGE, READ, READ]) await ask(site.origin + address);
    const wire = await ask(site.origin + PAGE);
    while (!fs.existsSync(path.join(kept, 'live', `${PAGE}.html.gz`))) await setTimeout(50);
    const nginx = await serveByNginx(folder, wire);
    stops.push(() => nginx.stop());
    const caddy = await serveByCaddy(fs.mkdtempSync(path.join(folder, 'caddy-')), wire);
    stops.push(() => caddy.stop());
    const node = await serveByNode(folder, wire);
    stops.push(() => node.stop());
    const before = async (start: typeof startNginxBefore): Promise<Target> => {
      const ports = { proxy: await freePort(), site: site.port };
      const proxy = await start(fs.mkdtempSync(path.join(folder, 'proxy-')), kept, ports);
      stops.push(() => proxy.stop());
      await toServerCore(proxy.pid);
      return { url: `http://127.0.0.1:${ports.proxy}${PAGE}`, pid: proxy.pid, headers: BROWSER };
    };
    const keptByNginx = await before(startNginxBefore);
    for (const { pid } of [site, nginx, caddy, node]) await toServerCore(pid);
    const nginxEtag = (await ask(nginx.url)).headers['etag']!;
    const { pid } = site;
    const page = { url: site.origin + PAGE, pid, headers: BROWSER };
    const read = { url: site.origin + READ, pid, headers: BROWSER };
    const rates = await inTurn({
      page,
      nginx: { ...nginx, headers: BROWSER },
      node: { ...node, headers: BROWSER },
      caddy: { ...caddy, headers: BROWSER },
      page304: { ...page, headers: { ...BROWSER, 'If-None-Match': wire.headers['etag']! } },
      nginx304: { ...nginx, headers: { ...BROWSER, 'If-None-Match': nginxEtag } },
      read,
      health: { url: `${site.origin}/healthz`, pid, headers: BROWSER },
      keptByNginx,
      keptByCaddy: await before(startCaddyBefore),
    });
    const half = {
      page: (await askAtRate(page, SECONDS, rates.page.perSecond / 2)).p99,
      read: (await askAtRate(read, SECONDS, rates.read.perSecond / 2)).p99,
      kept: (await askAtRate(keptByNginx, SECONDS, rates.keptByNginx.perSecond / 2)).p99,
    };
    type Name = keyof typeof rates;
    const row = (what: string, name: Name, beside: string, limit: Name, p99?: number) => {
      const [ours, theirs] = [rates[name], rates[limit]];
      return [
        what,
        `${ours.perSecond.toFixed(0)} (${ours.cpu.toFixed(0)} µs)`,
        beside,
        `${theirs.perSecond.toFixed(0)} (${theirs.cpu.toFixed(0)} µs)`,
        (ours.perSecond / theirs.perSecond).toFixed(2),
        (theirs.cpu / ours.cpu).toFixed(2),
        p99 === undefined ? '' : `${p99.toFixed(1)} ms`,
      ];
    };
    const SAME = 'nginx, the same bytes';
    return `${PAGE} as brotli, ${wire.body.length} bytes\n\n${table(
      ['answer', 'a second', 'limit', 'a second', 'ratio', 'of processor time', 'p99 at half of the load'],
      [
        row('page', 'page', SAME, 'nginx', half.page),
        row('page', 'page', 'node:http alone, the same bytes', 'node'),
        row('node:http alone', 'node', SAME, 'nginx'),
        row('page, 304', 'page304', 'nginx, 304', 'nginx304'),
        row('API read', 'read', '/healthz', 'health', half.read),
        row('kept page, by nginx', 'keptByNginx', SAME, 'nginx', half.kept),
        row('kept page, by Caddy', 'keptByCaddy', SAME, 'nginx'),
        row('kept page, by Caddy', 'keptByCaddy', 'Caddy, the same bytes', 'caddy'),
      ],
    )}`;
  } finally {
    for (const stop of stops.reverse()) await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
