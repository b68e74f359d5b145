import { parentPort, workerData } from 'node:worker_threads';
import { openDurable } from './durable-pglite.ts';
import { engineOf } from './pglite-engine.ts';
import { toWireError, type WorkerReply, type WorkerRequest } from './pglite-protocol.ts';

const port = parentPort!;
const send = (reply: WorkerReply) => port.postMessage(reply);

/** In a thread of its own, so that a long query does not block the event loop. */
const { directory } = workerData as { directory: string };
const engine = await engineOf(await openDurable(directory));
engine.onNotification((channel, payload) => send({ kind: 'notification', channel, payload }));

/**
 * True when the engine cannot run statements until it is restarted. PostgreSQL panics when there is no room for its
 * write-ahead log; PGlite survives that, but from then on fails every statement with SQLSTATE 24000 (invalid cursor
 * state).
 */
const isBroken = (error: unknown): boolean => {
  const { severity, code, name } = error as { severity?: string; code?: string; name?: string };
  return (
    severity === 'PANIC' ||
    severity === 'FATAL' ||
    code === '24000' ||
    name === 'ExitStatus' ||
    error instanceof WebAssembly.RuntimeError
  );
};

async function answer({ id, sql, parameters }: WorkerRequest): Promise<void> {
  try {
    const result = sql === null ? await engine.close().then(() => null) : await engine.run(sql, parameters);
    send({ kind: 'result', id, result });
  } catch (error) {
    if (isBroken(error)) throw error;
    send({ kind: 'error', id, error: toWireError(error) });
  }
}

port.on('message', (request: WorkerRequest) => void answer(request));
send({ kind: 'ready' });
