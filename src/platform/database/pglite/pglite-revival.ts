import type { PgliteEngine } from './pglite-engine.ts';
import type { WorkerEngine } from './pglite-worker-client.ts';

/** Milliseconds between two attempts to restart a crashed database: each takes half a second of CPU time. */
const PAUSE_MS = 2_000;

/** An engine that is restarted after it has crashed, for example because the disk was full. */
export function revivingEngine(first: WorkerEngine, start: () => Promise<WorkerEngine>): PgliteEngine {
  let current = first;
  let closed = false;
  let nextTry = 0;
  const listeners: ((channel: string, payload: string) => void)[] = [];
  return {
    run: (text, parameters) => current.run(text, parameters),
    onNotification(listener) {
      listeners.push(listener);
      current.onNotification(listener);
    },
    async revive() {
      if (closed || !current.hasEnded() || performance.now() < nextTry) return false;
      nextTry = performance.now() + PAUSE_MS;
      current = await start();
      for (const listener of listeners) current.onNotification(listener);
      return true;
    },
    async close() {
      closed = true;
      await current.close();
    },
  };
}
