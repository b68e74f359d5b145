import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serverEnv } from '../scripts/process-settings.mjs';
import { NODE, startSiteProcess, type SiteProcess } from '../tests/support/site-process.ts';
import { latencyOf, ms, table } from './measure.ts';
import { multiplyRegister } from './multiply-register.ts';
import { addressesOf } from './page-addresses.ts';
import { processorTime, usedBetween } from './processor.ts';
import { sharesOf } from './profile.ts';
import { importRegister, newDatabase, type BenchDatabase } from './register.ts';

const WARM_UP = 150;
/** Pages of a kind after which V8 has compiled what it compiles for them. */
const WARM = 1000;
const ASKED = 250;
/** The kinds of pages of which a profile is made too. */
const PROFILED: ReadonlySet<string> = new Set(['/course-search', '/course_details', 'course-list']);
const SMALLEST_SHARE = 0.01;

/** Makes requests as a browser does, one at a time over one connection. @returns the bytes of the body */
async function ask(agent: http.Agent, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const request = http.get(address, { agent, headers }, (response) => {
    const { statusCode = 500 } = response;
    // A search that finds nothing is 404 on the wire.
    if (statusCode >= 400 && statusCode !== 404) reject(new Error(`${statusCode} for ${address}`));
    let bytes = 0;
    response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
  });
  request.on('error', reject);
  return promise;
}

/** Profiles the thread that answers during `work`. @returns where its time went */
async function profiled(site: SiteProcess, file: string, work: () => Promise<void>): Promise<string> {
  process.kill(site.pid, 'SIGUSR2');
  await after(500);
  await work();
  process.kill(site.pid, 'SIGUSR2');
  while (!fs.existsSync(file)) await after(100);
  const shares = sharesOf(file).filter(([, share]) => share >= SMALLEST_SHARE);
  // BENCH_PROFILES keeps the files, which Chromium's developer tools open.
  const kept = process.env['BENCH_PROFILES'];
  if (kept) fs.copyFileSync(file, path.join(kept, `${path.basename(file)}-${Date.now()}.cpuprofile`));
  fs.rmSync(file);
  return shares.map(([part, share]) => `${part} ${Math.round(share * 100)} %`).join(', ');
}

interface Measured {
  rows: string[][];
  profiles: string[];
}

async function measureSite(database: BenchDatabase, courses: string, warmUp: number): Promise<Measured> {
  const file = path.join(database.settings['DATA_DIR'] ?? '', 'profile');
  const settings = { ...database.settings, PROFILE_FILE: file };
  const site = await startSiteProcess(settings, undefined, 'bench/uncached-site.ts');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    // One core for the site; the client uses the other.
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(site.pid)], {
      stdio: 'ignore',
    });
    const measured: Measured = { rows: [], profiles: [] };
    for (const [kind, addresses] of Object.entries(await addressesOf(site.origin, warmUp + ASKED))) {
      if (addresses.length === 0) continue;
      const askAll = async (first: number, count: number): Promise<{ times: number[]; bytes: number }> => {
        const times: number[] = [];
        let bytes = 0;
        for (let at = first; at < first + count; at += 1) {
          const start = performance.now();
          bytes += await ask(agent, site.origin + (addresses[at % addresses.length] ?? '/'));
          times.push(performance.now() - start);
        }
        return { times, bytes: bytes / count };
      };
      await askAll(0, warmUp);
      const before = processorTime(site.pid);
      const { times, bytes } = await askAll(warmUp, ASKED);
      const { main, pool, workers, engine, all } = usedBetween(before, processorTime(site.pid), ASKED);
      const { p50, p99 } = latencyOf(times);
      const row = [
        database.kind, courses, kind, ...[all, main, pool, workers, engine, p50, p99].map(ms),
        `${(bytes / 1000).toFixed(1)} kB`,
      ]; // oxfmt-ignore
      // Printed at once, because all rows take minutes.
      console.error(row.join('  '));
      measured.rows.push(row);
      if (!PROFILED.has(kind)) continue;
      const shares = await profiled(site, file, async () => void (await askAll(0, WARM_UP)));
      measured.profiles.push(`${database.kind}, ${courses}, ${kind}: ${shares}`);
    }
    return measured;
  } finally {
    agent.destroy();
    await site.stop();
  }
}

/** Fills an empty database with the demo catalogue, which has what the register does not: posts, events, scholarships. */
async function fillDemo({ settings }: BenchDatabase): Promise<void> {
  const env = serverEnv({ PATH: process.env['PATH'], ...settings });
  await promisify(execFile)(NODE, ['src/server/commands/demo.ts', 'fill'], { env });
}

const SIZES = { demo: 'demo', register: 'register', ten: '10 registers' } as const;
type Size = keyof typeof SIZES;
const isSize = (option: string): option is Size => option in SIZES;

/**
 * Public pages and reads that are not cached: the processor time of the site's process for each, by kind of thread, and
 * where the time of the main thread goes.
 * @param options 'demo', 'register' (the default) and 'ten' are catalogues; 'PGlite' or 'PostgreSQL' leaves the other out; 'warm' measures
 * after 1,000 pages of a kind instead of 150
 */
export async function benchPages(options: readonly string[]): Promise<string> {
  const sizes = options.filter(isSize);
  const kinds = (['PostgreSQL', 'PGlite'] as const).filter(
    (kind) => options.includes(kind) || !options.some((option) => option.startsWith('P')),
  );
  const rows: string[][] = [];
  const profiles: string[] = [];
  for (const kind of kinds) {
    const database = await newDatabase(kind);
    try {
      await fillDemo(database);
      for (const size of sizes.length > 0 ? sizes : (['register'] as const)) {
        if (size !== 'demo') await importRegister(database);
        if (size === 'ten') await multiplyRegister(database, 10);
        const measured = await measureSite(database, SIZES[size], options.includes('warm') ? WARM : WARM_UP);
        rows.push(...measured.rows);
        profiles.push(...measured.profiles);
      }
    } finally {
      await database.remove();
    }
  }
  const head = ['database', 'courses', 'page', 'processor time each', 'main thread', 'compression', 'embedded database', 'engine', 'p50', 'p99', 'body']; // oxfmt-ignore
  return [table(head, rows), '', ...profiles].join('\n');
}
