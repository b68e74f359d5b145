import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { guardConnections, type GuardOptions } from './connections.ts';
import { listenRefusal } from './listening.ts';
import { answerRaw, problemOf } from './raw-answer.ts';

/** How long requests in flight may take to finish after a stop was asked for. */
const GRACE_MS = 10_000;

/**
 * node:http with our limits: every connection has an end (connections.ts). Node's own limit on a whole request is off: it
 * kills slow uploads, which the code that reads them bounds by a lowest speed and a longest time.
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  guard: GuardOptions = {},
): Promise<Server> {
  const { headersMs, idleMs, lookMs } = { ...CONNECTION_LIMITS, ...guard.limits };
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: headersMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: lookMs,
    // The handler itself answers requests without a Host header, in the form that suits their address.
    requireHostHeader: false,
  });
  const connections = guardConnections(server, guard);
  server.on('request', (request, response) => {
    // A kept-alive connection whose last answer went out while stopping would otherwise hold the process.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (connections.admit(request, response)) handler(request, response);
  });
  server.on('clientError', (error, socket) =>
    connections.answerUnreadable(socket as Socket, ...problemOf(error)),
  );
  // The handler refuses these too; node's own answer has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => answerRaw(socket, 405, 'Method "CONNECT" not allowed.'));
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenRefusal(error, host, port);
  });
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Takes no new requests and resolves when those in flight are answered, at the latest after the grace time. */
export async function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
