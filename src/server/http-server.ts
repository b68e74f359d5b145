import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** How long requests in flight may take to finish after a stop was asked for. */
const GRACE_MS = 10_000;

/**
 * node:http with our time limits: no limit on a whole request (Node's 300 s kills slow uploads, which the upload code
 * bounds by a minimum rate instead), but the headers must come at once.
 */
export async function listen(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(
    { requestTimeout: 0, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    handler,
  );
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  // A kept-alive connection whose last answer went out while stopping would otherwise hold the process.
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
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
