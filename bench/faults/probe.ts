import { Worker } from 'node:worker_threads';
import { latencyOf } from '../measure.ts';

/** How quickly /healthz answered, in milliseconds. */
export interface Health {
  count: number;
  p99: number;
  worst: number;
  /** When the worst was asked for: milliseconds after this start of the site was asked first. */
  worstAt: number;
  /** Answers other than 200, and connections without an answer. */
  wrong: number;
  /** The worst answer of a server that does nothing, at the same time: what the machine itself was late. */
  idleWorst: number;
}

export interface Probe {
  /** From now on asks this port; 0: nobody, because the site is down on purpose. */
  watch(port: number): void;
  stop(): Promise<Health>;
}

/** What the thread tells at its end. */
interface Times {
  site: number[];
  idle: number[];
  wrong: number;
  worst: number;
  worstAt: number;
}

/** Asks /healthz all the time from a thread of its own, so that the load of a scenario does not delay its clock. */
export function startProbe(): Probe {
  const shared = new SharedArrayBuffer(8);
  const port = new Int32Array(shared);
  const worker = new Worker(new URL('probe-thread.ts', import.meta.url), { workerData: shared });
  const told = new Promise<Times>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    watch: (next) => void Atomics.store(port, 0, next),
    async stop() {
      Atomics.store(port, 1, 1);
      const { site, idle, wrong, worst, worstAt } = await told;
      const idleWorst = idle.reduce((most, time) => Math.max(most, time), 0);
      return { count: site.length, p99: latencyOf(site).p99, worst, worstAt, wrong, idleWorst };
    },
  };
}
