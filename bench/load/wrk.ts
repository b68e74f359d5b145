import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { processorTime } from '../processor.ts';

/** The core of the server that is measured, and the one of those who ask. */
export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

export interface Target {
  url: string;
  /** The process that answers, and its children. */
  pid: number;
  headers?: Readonly<Record<string, string>>;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Processor time of the server for each answer, in microseconds. */
  cpu: number;
}

/** Asks without a pause, over 32 connections. */
export const askAll = (target: Target, seconds: number): Promise<Load> => run(target, seconds, 32);

/** Connections of which each makes a pause before each request; nginx allows 100 of an address. */
const PAUSING = 64;

/** Asks about `perSecond` times a second. Pauses vary by half, so that the requests do not come in groups. */
export async function askAtRate(target: Target, seconds: number, perSecond: number): Promise<Load> {
  const script = path.join(os.tmpdir(), `prasthan-wrk-${process.pid}.lua`);
  const pause = Math.max(2, Math.round((PAUSING * 1000) / perSecond));
  const pauses = `math.random(${Math.floor(pause / 2)}, ${Math.ceil(pause * 1.5)})`;
  fs.writeFileSync(script, `function delay() return ${pauses} end\n`);
  try {
    const connections = Math.max(1, Math.round((perSecond * pause) / 1000));
    return await run(target, seconds, connections, ['--script', script]);
  } finally {
    fs.rmSync(script);
  }
}

async function run(
  { url, pid, headers = {} }: Target,
  seconds: number,
  connections: number,
  more: readonly string[] = [],
): Promise<Load> {
  const words = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const named = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const before = processorOf(pid);
  const child = spawn(
    'taskset',
    ['--cpu-list', CLIENT_CORE, 'wrk', ...words, '--latency', ...named, ...more, url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  const faults = /^ *(Socket errors: .*|Non-2xx or 3xx responses: .*)$/m.exec(said)?.[1];
  if (faults) throw new Error(`${url}: ${faults}`);
  const count = Number(/^ +(\d+) requests in/m.exec(said)?.[1]);
  return {
    cpu: ((processorOf(pid) - before) * 1000) / count,
    perSecond: Number(/^Requests\/sec: +([\d.]+)$/m.exec(said)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)$/m.exec(said)?.[1]),
  };
}

/** A process with its children. */
export function family(pid: number): number[] {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

const processorOf = (pid: number): number =>
  family(pid).reduce((sum, each) => sum + processorTime(each).all, 0);

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(text = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(number) * (UNITS[unit] ?? NaN);
}
