import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { table } from './measure.ts';
import { processorTime } from './processor.ts';
import { questions, type Choices } from './questions.ts';
import { newDatabase, type BenchDatabase } from './register.ts';

const AT_ONCE = 8;
const WARM_UP = 100;
const MADE = 300;
const KEPT = 5000;

/** Makes `count` requests, AT_ONCE at a time, over keep-alive connections, as a reverse proxy does. */
async function ask(origin: string, count: number, addressOf: (at: number) => string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = { 'accept-encoding': 'br' };
  const one = (address: string) =>
    new Promise<void>((resolve, reject) => {
      http
        .get(origin + address, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${address}`));
          response.resume().on('end', resolve);
        })
        .on('error', reject);
    });
  let next = 0;
  const asker = async () => {
    for (let at = next++; at < count; at = next++) await one(addressOf(at));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  agent.destroy();
}

interface Load {
  perSecond: number;
  cpuMs: number;
}

async function load(pid: number, count: number, work: () => Promise<void>): Promise<Load> {
  const [cpu, start] = [processorTime(pid).all, performance.now()];
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: count / seconds, cpuMs: (processorTime(pid).all - cpu) / count };
}

async function ids(origin: string, list: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/app/${list}/?records=100`);
  return ((await answer.json()) as { results: { id: number }[] }).results.map(({ id }) => id);
}

/** Addresses for each call. Each address is requested once only, so that its answer is not cached yet. */
async function addressesOf(origin: string): Promise<Record<string, string[]>> {
  const choices: Choices = {
    interest: await ids(origin, 'interest-list'),
    specialization: await ids(origin, 'specialization-list'),
    country: await ids(origin, 'country-list'),
  };
  const list = (extra: string) => [
    ...new Set(questions(choices, 6 * MADE, extra).map((query) => `/api/app/course-list/?${query}`)),
  ];
  const courses: number[] = [];
  for (let page = 1; courses.length < WARM_UP + MADE; page += 1) {
    const answer = await fetch(`${origin}/api/app/course-list/?records=100&page=${page}`);
    courses.push(...((await answer.json()) as { results: { id: number }[] }).results.map(({ id }) => id));
  }
  return {
    'course-list': list(''),
    'course-list with filter counts': list('&facets=true'),
    'course-info': courses.map((id) => `/api/app/course-info/${id}`),
  };
}

async function measureSite(database: BenchDatabase): Promise<string[][]> {
  const site = await startSiteProcess({ ...database.settings, DEMO: 'on' });
  try {
    const { origin, pid } = site;
    // One core for the site; the client uses the other.
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)], { stdio: 'ignore' });
    const rows: string[][] = [];
    for (const [call, addresses] of Object.entries(await addressesOf(origin))) {
      await ask(origin, WARM_UP, (at) => addresses[at]!);
      const fresh = addresses.slice(WARM_UP, WARM_UP + MADE);
      const made = await load(pid, fresh.length, () => ask(origin, fresh.length, (at) => fresh[at]!));
      const hot = fresh[0]!;
      await ask(origin, WARM_UP, () => hot);
      const kept = await load(pid, KEPT, () => ask(origin, KEPT, () => hot));
      for (const [what, { perSecond, cpuMs }] of [
        ['not kept', made],
        ['kept', kept],
      ] as const) {
        rows.push([database.kind, call, what, perSecond.toFixed(0), `${cpuMs.toFixed(2)} ms`]);
      }
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** Public reads of the demo catalogue, cached and not cached, with the site on one core, over HTTP on this machine. */
export async function benchApi(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      rows.push(...(await measureSite(database)));
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'call', 'answer', 'a second', 'processor time each'], rows);
}
