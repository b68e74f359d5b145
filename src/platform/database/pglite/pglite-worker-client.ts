import { Worker } from 'node:worker_threads';
import { EMBEDDED_ENDED } from '../outage.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import type { RawResult } from './raw-result.ts';
import { fromWireError, type WorkerReply, type WorkerRequest } from './pglite-protocol.ts';

interface Waiting {
  resolve(result: RawResult | null): void;
  reject(error: Error): void;
}

/** An engine that runs in a worker thread. */
export interface WorkerEngine extends PgliteEngine {
  /** True once the thread has ended: every statement fails from then on. */
  hasEnded(): boolean;
}

/**
 * Starts the durable database of a directory in a worker thread; resolves when it is ready for statements.
 * @throws when it does not start; then its thread has ended
 */
export async function startPgliteWorker(directory: string): Promise<WorkerEngine> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { directory } });
  const waiting = new Map<number, Waiting>();
  const listeners: ((channel: string, payload: string) => void)[] = [];
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let stopped: Error | undefined;

  const stop = (reason: Error) => {
    stopped ??= reason;
    ready.reject(stopped);
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
  };
  const ended = (message: string, cause?: unknown) =>
    stop(Object.assign(new Error(message, { cause }), { code: EMBEDDED_ENDED }));
  worker.on('error', (error) => ended('The embedded database stopped', error));
  worker.on('exit', () => ended('The embedded database is closed'));

  worker.on('message', (reply: WorkerReply) => {
    if (reply.kind === 'ready') return ready.resolve();
    if (reply.kind === 'notification') {
      return listeners.forEach((listener) => listener(reply.channel, reply.payload));
    }
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'result') caller?.resolve(reply.result);
    else caller?.reject(fromWireError(reply.error));
  });

  const ask = (sql: string | null, parameters: WorkerRequest['parameters']) =>
    new Promise<RawResult | null>((resolve, reject) => {
      if (stopped) return reject(stopped);
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters } satisfies WorkerRequest);
    });

  try {
    await ready.promise;
  } catch (error) {
    // Only then are its files closed.
    await worker.terminate();
    throw error;
  }
  return {
    run: async (sql, parameters) => (await ask(sql, parameters))!,
    onNotification: (listener) => void listeners.push(listener),
    hasEnded: () => stopped !== undefined,
    async close() {
      if (stopped) return;
      await ask(null, []);
      await worker.terminate();
    },
  };
}
