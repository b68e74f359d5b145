// Asks the site's /healthz, and a server that does nothing, one after the other, until it is told to stop.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 20;
const PATIENCE_MS = 10_000;
const shared = new Int32Array(workerData as SharedArrayBuffer);
const portNow = () => Atomics.load(shared, 0);

/** @returns the status; undefined without an answer */
function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/healthz', agent: false, timeout: PATIENCE_MS };
    const request = http.get(options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(undefined));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}

const idleServer = http.createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
await once(idleServer, 'listening');
const idlePort = (idleServer.address() as AddressInfo).port;
const times = { site: [] as number[], idle: [] as number[], wrong: 0, worst: 0, worstAt: 0 };
/** The port that is asked and since when, as `performance.now()`. */
let since = { port: 0, start: 0 };
while (Atomics.load(shared, 1) === 0) {
  const port = portNow();
  if (port !== 0) {
    const start = performance.now();
    if (since.port !== port) since = { port, start };
    const status = await statusOf(port);
    // A site that was stopped meanwhile owes no answer.
    if (portNow() === port) {
      const took = performance.now() - start;
      times.site.push(took);
      if (took > times.worst) Object.assign(times, { worst: took, worstAt: start - since.start });
      if (status !== 200) times.wrong += 1;
    }
  }
  const start = performance.now();
  await statusOf(idlePort);
  times.idle.push(performance.now() - start);
  await after(PAUSE_MS);
}
idleServer.close();
parentPort?.postMessage(times);
