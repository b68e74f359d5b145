import fs from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

/** Processor time of a process by kind of thread, in milliseconds (Linux). */
export interface ProcessorTime {
  /** The thread that answers. */
  main: number;
  /** Compression, files and passwords: the pool of libuv. */
  pool: number;
  /** Worker threads: the embedded database. */
  workers: number;
  /** Garbage collection and compilation. */
  engine: number;
  all: number;
}

const KINDS: readonly [RegExp, Exclude<keyof ProcessorTime, 'main' | 'all'>][] = [
  [/^libuv-worker/, 'pool'],
  [/^V8Worker|^DelayedTask|^SignalInspector/, 'engine'],
];

/** What the threads of a process have used so far, by name of the thread. Threads that have ended are not counted. */
export function processorTime(pid: number): ProcessorTime {
  const time: ProcessorTime = { main: 0, pool: 0, workers: 0, engine: 0, all: 0 };
  for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
    const of = `/proc/${pid}/task/${thread}`;
    // Nanoseconds on a processor; /proc/PID/stat counts in steps of 10 ms.
    const ms = Number(fs.readFileSync(`${of}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    const name = fs.readFileSync(`${of}/comm`, 'utf8');
    const kind = Number(thread) === pid ? 'main' : (KINDS.find(([is]) => is.test(name))?.[1] ?? 'workers');
    time[kind] += ms;
    time.all += ms;
  }
  return time;
}

/** What was used between two readings, for each of `count` pieces of work. */
export function usedBetween(before: ProcessorTime, after: ProcessorTime, count: number): ProcessorTime {
  const kinds = Object.keys(before) as (keyof ProcessorTime)[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, (after[kind] - before[kind]) / count]),
  ) as unknown as ProcessorTime;
}

/** A process that used less of a second than this, in milliseconds, only answers health checks; a thread that compiles uses all of it. */
const REST_MS = 300;

/** Waits until a process has been at rest for three seconds. @throws after two minutes */
export async function untilRest(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; quiet < 3; second += 1) {
    if (second > 120) throw new Error('The process does not come to rest');
    const before = processorTime(pid).all;
    await after(1_000);
    quiet = processorTime(pid).all - before < REST_MS ? quiet + 1 : 0;
  }
}
