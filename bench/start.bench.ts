import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../tests/support/site-process.ts';
import { ms, residentOf, table } from './measure.ts';
import { newDatabase, type BenchDatabase } from './register.ts';

const STARTS = 7;
/** Not more often: each look takes processor time from the start. */
const LOOK_MS = 20;
/** How long a site that nobody uses is left alone before its memory is measured. */
const REST_MS = 60_000;

/** `npm start` as an operator types it. */
function npmStart(settings: Record<string, string>, port: number): ChildProcess {
  const env = { ...process.env, NRB_API: 'off', LOG_LEVEL: 'warn', PORT: String(port), ...settings };
  return spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
}

async function untilReady(port: number, process: ChildProcess): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`npm start ended with ${process.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await ready?.arrayBuffer();
    if (ready?.ok) return;
    await after(LOOK_MS);
  }
}

/** npm ends before the server, which still closes its database. */
async function untilEnded(pid: number): Promise<void> {
  while (fs.existsSync(`/proc/${pid}`)) await after(LOOK_MS);
}

/** The process that was started by the process, or by one that it started: npm starts a shell, the shell our script. */
function innermostOf(pid: number): number {
  const child = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').find(Boolean);
  return child === undefined ? pid : innermostOf(Number(child));
}

interface Start {
  readyMs: number;
  pid: number;
  stop(): Promise<void>;
}

async function start(database: BenchDatabase): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const npm = npmStart({ ...database.settings, DEMO: 'on' }, port);
  await untilReady(port, npm);
  const readyMs = performance.now() - begun;
  const pid = innermostOf(npm.pid!);
  const stop = async () => {
    const exited = once(npm, 'exit');
    process.kill(-npm.pid!, 'SIGTERM');
    await exited;
    await untilEnded(pid);
  };
  return { readyMs, pid, stop };
}

async function rowOf(kind: BenchDatabase['kind']): Promise<string[]> {
  const database = await newDatabase(kind);
  try {
    const first = await start(database);
    await after(REST_MS);
    const afterFirst = residentOf(first.pid);
    await first.stop();
    const times: number[] = [];
    for (let round = 1; round < STARTS; round += 1) {
      const again = await start(database);
      times.push(again.readyMs);
      await again.stop();
    }
    const last = await start(database);
    times.push(last.readyMs);
    await after(REST_MS);
    const atRest = residentOf(last.pid);
    await last.stop();
    times.sort((a, b) => a - b);
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    return [
      kind,
      ms(first.readyMs),
      ms(times[Math.floor(times.length / 2)]!),
      ms(times.at(-1)!),
      megabytes(afterFirst),
      megabytes(atRest),
    ];
  } finally {
    await database.remove();
  }
}

/**
 * How long `npm start` takes until /readyz answers 200, with all installed and built: on an empty database, which it fills with
 * the samples, and again; and what the server's process takes after a minute of rest.
 */
export async function benchStart(): Promise<string> {
  const rows = [await rowOf('PostgreSQL'), await rowOf('PGlite')];
  const head = ['database', 'first start', 'again p50', 'slowest', 'at rest, first', 'at rest, again'];
  return table(head, rows);
}
