import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { listenRefusal } from './listening.ts';
import { answerRaw, problemOf } from './raw-answer.ts';

/** How long requests in flight may take to finish after a stop was asked for. */
const GRACE_MS = 10_000;

/**
 * node:http with our time limits: no limit on a whole request (Node's 300 s kills slow uploads, which the upload code
 * bounds by a minimum rate instead), but the headers must come at once.
 */
export async function listen(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(
    // The handler itself answers requests without a Host header, in the form that suits their address.
    { requestTimeout: 0, headersTimeout: 20_000, keepAliveTimeout: 65_000, requireHostHeader: false },
    handler,
  );
  const answering = new WeakMap<object, ServerResponse>();
  server.on('clientError', (error, socket) => {
    // In the middle of an answer nothing else can be said.
    if (answering.get(socket)?.headersSent) socket.destroy();
    else answerRaw(socket, ...problemOf(error));
  });
  // The handler refuses these too; node's own answer has no body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => answerRaw(socket, 405, 'Method "CONNECT" not allowed.'));
  // A kept-alive connection whose last answer went out while stopping would otherwise hold the process.
  server.on('request', (request, response) => {
    answering.set(request.socket, response);
    response.once('close', () => {
      if (answering.get(request.socket) === response) answering.delete(request.socket);
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
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
