import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { guardConnections, type GuardOptions } from './connections.ts';
import { listenRefusal } from './listening.ts';
import { answerRaw, problemOf } from './raw-answer.ts';
import { createSecurityHeaders } from './security-headers.ts';

/** How long requests in progress may take to finish after a stop was requested, unless the caller says otherwise. */
const GRACE_MS = 10_000;
/**
 * Connections that wait to be accepted, as many as the system allows. With Node's 511 a health check that comes with 2,000 others is
 * dropped, and TCP repeats it only after one and three seconds.
 */
const BACKLOG = 4_096;

/**
 * Starts a node:http server with our connection limits (connections.ts). Node's own limit for a whole request is off,
 * because it would end slow uploads; multipart.ts limits those by a lowest speed and a longest time.
 * @throws StartError when it cannot listen on host and port
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  guard: GuardOptions = {},
): Promise<Server> {
  const { headersMs, idleMs, checkMs } = { ...CONNECTION_LIMITS, ...guard.limits };
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: headersMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkMs,
    // Off, because the request handler answers requests without a Host header: with JSON under /api, else with text.
    requireHostHeader: false,
  });
  const connections = guardConnections(server, guard);
  const addSecurityHeaders = createSecurityHeaders(guard.publicOrigin ?? '');
  /** An idle keep-alive connection would otherwise keep the process running during a stop. */
  const closeIdleAfter = (response: ServerResponse) =>
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  server.on('request', (request, response) => {
    if (connections.answerAtOnce(request, response)) {
      if (request.socket.writableLength > 0 || !server.listening) closeIdleAfter(response);
      return;
    }
    // Before all else: what is refused here never reaches a handler.
    addSecurityHeaders(response);
    closeIdleAfter(response);
    if (connections.admit(request, response)) handler(request, response);
  });
  server.on('clientError', (error, socket) =>
    connections.answerUnreadable(socket as Socket, ...problemOf(error)),
  );
  // The request handler refuses these too, because Node's own response has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => answerRaw(socket, 405, 'Method "CONNECT" not allowed.'));
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening').catch((error: unknown) => {
    throw listenRefusal(error, host, port);
  });
  return server;
}

/** The port that the server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/**
 * Goes on answering for `ms` milliseconds and asks clients to open other connections: those that a balancer keeps open
 * are used up before `closeServer` closes them, when a request might be on its way.
 */
export async function drainServer(server: Server, ms: number): Promise<void> {
  server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await setTimeout(ms);
}

/** Stops accepting requests. Resolves when those in progress are answered, at the latest after `graceMs` milliseconds. */
export async function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = globalThis.setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
