import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Log } from '../../platform/log.ts';
import { listenRefusal } from '../http/listening.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { sendText } from '../http/send.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface Options {
  host: string;
  port: number;
  /** Unset: no token is needed, because only this computer reaches the port. */
  token: string | undefined;
  metrics: () => Promise<string>;
  log: Log;
}

const addSecurityHeaders = createSecurityHeaders('');

/** Serves /metrics on a port of its own (decision 52). @throws StartError when it cannot listen there */
export async function serveMetrics({ host, port, token, metrics, log }: Options): Promise<Server> {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    addSecurityHeaders(response);
    if (request.url !== '/metrics') return sendText(response, 404, 'Not found');
    if (request.method !== 'GET') return sendText(response, 405, 'Method not allowed');
    if (token !== undefined && !same(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.setHeader('www-authenticate', 'Bearer');
      return sendText(response, 401, 'A token is needed');
    }
    metrics().then(
      (text) => sendText(response, 200, text, TYPE),
      (error: unknown) => {
        log.error({ component: 'metrics', error }, 'The metrics could not be written');
        sendText(response, 500, 'Failed');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenRefusal(error, host, port);
  });
  return server;
}

/** Compares hashes, so that the time reveals nothing about the token. */
function same(sent: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(wanted));
}
