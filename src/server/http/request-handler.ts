import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ERRORS } from '../../api/errors/error-table.ts';
import { BROWSER_ERRORS_PATH } from '../../contract/browser-errors.ts';
import { StorageError, storageFault } from '../../platform/files/encrypted-files.ts';
import type { Log } from '../../platform/log.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { createBrowserErrors } from '../browser-errors/browser-errors.ts';
import { createClientAddresses, type TrustedProxies } from './client-address.ts';
import { cleanPath, isForApi } from '../pages/page-address.ts';
import { isPreview } from '../pages/previews.ts';
import type { Checks, Details } from '../readiness.ts';
import { createHealth } from './health.ts';
import { createReport, type CountAnswered } from './report-answered.ts';
import { withoutSecrets } from './secret-paths.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { sendJson, sendProblem, sendText } from './send.ts';
import { trustOnlyPublicOrigin } from './trusted-host.ts';

export interface Surfaces {
  publicOrigin: string;
  log: Log;
  checks: Checks;
  details?: Details;
  /** Whether this process was told to stop. */
  stopping?: (() => boolean) | undefined;
  /** The proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: TrustedProxies;
  api: ((request: IncomingMessage, response: ServerResponse, clientAddress: string) => unknown) | undefined;
  /** Null if there is no picture at this address. */
  serveMedia(pathname: string): Promise<Response | null>;
  /** @returns whether the address belongs to the back office and was answered. */
  admin(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  /** @returns whether the address is a built file and was answered. */
  serveFile(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  /** Answers links to drafts. Unset: there are none, because another back end is used. */
  previews?: Surfaces['pages'] | undefined;
  /** Called with each request that has been answered. */
  count?: CountAnswered | undefined;
  pages(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    clientAddress: string,
  ): Promise<void>;
}

/** The handler of all requests. It tries in turn: health checks, API, pictures, back office, built files, pages. */
export function createRequestHandler(surfaces: Surfaces): RequestListener {
  const { publicOrigin, log } = surfaces;
  const report = createReport(log, surfaces.count);
  const addSecurityHeaders = createSecurityHeaders(publicOrigin);
  const addressOf = createClientAddresses(surfaces.trustedProxies, log);
  const { host } = new URL(publicOrigin);
  const health = createHealth(surfaces);
  const handleBrowserError = createBrowserErrors(log, publicOrigin);
  return (request, response) => {
    const requestId = newRequestId();
    const started = performance.now();
    const pathname = cleanPath((request.url ?? '').split('?')[0]!);
    const path = withoutSecrets(pathname ?? '');
    response.setHeader('x-request-id', requestId);
    addSecurityHeaders(response);
    const address = addressOf(request);
    const target = request.url ?? '';
    const malformed = malformedHeaders(request);
    trustOnlyPublicOrigin(request, host);
    response.once('close', () => {
      const { method = '' } = request;
      const took = performance.now() - started;
      report({ requestId, method, pathname, path, status: response.statusCode, took });
    });
    if (malformed) return sendProblem(response, target, ...malformed);
    const answer =
      pathname === BROWSER_ERRORS_PATH
        ? handleBrowserError(request, response, address)
        : route(surfaces, request, response, { pathname, requestId, address, health });
    answer.catch((error: unknown) => {
      log.error({ requestId, path, error }, 'A request failed');
      if (isForApi(target)) sendJson(response, 500, ERRORS.server_error.example);
      else if (storageFault(error) instanceof StorageError) {
        response.setHeader('retry-after', '10');
        sendText(
          response,
          503,
          `We cannot show this right now. Please try again in a minute. Reference: ${requestId}`,
        );
      } else sendText(response, 500, `Unexpected Application Error! Reference: ${requestId}`);
    });
  };
}

/** Status and message for headers that node:http accepts although HTTP does not allow them. */
function malformedHeaders({ httpVersion, headers }: IncomingMessage): [number, string] | undefined {
  if (httpVersion === '1.1' && headers.host === undefined) return [400, 'The Host header is missing.'];
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return [417, 'Only 100-continue can be expected here: leave the Expect header out.'];
  return undefined;
}

interface Route {
  pathname: string | undefined;
  requestId: string;
  address: string;
  health: ReturnType<typeof createHealth>;
}

async function route(
  surfaces: Surfaces,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, requestId, address, health }: Route,
): Promise<void> {
  const target = request.url ?? '';
  if (pathname === undefined || !target.startsWith('/')) {
    return sendProblem(response, target, 400, ERRORS.bad_address.example.detail);
  }
  const healthy = health(pathname, request.method, response);
  if (healthy) return healthy;
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    if (!surfaces.api) {
      return sendJson(response, 404, { detail: 'Not found. This site reads from another back end.' });
    }
    await surfaces.api(request, response, address);
    return;
  }
  if (pathname.startsWith('/media/')) return sendMedia(surfaces, request, response, pathname);
  if (surfaces.previews && isPreview(pathname)) {
    return surfaces.previews(request, response, requestId, address);
  }
  if (pathname === SECURITY_TXT) return sendSecurityTxt(request, response, surfaces.publicOrigin);
  if (surfaces.admin(request, response, pathname)) return;
  if (surfaces.serveFile(request, response, pathname)) return;
  await surfaces.pages(request, response, requestId, address);
}

function sendSecurityTxt(request: IncomingMessage, response: ServerResponse, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD')
    return sendText(response, 200, securityTxt(publicOrigin, new Date()));
  response.setHeader('allow', 'GET, HEAD');
  sendText(response, 405, 'Method not allowed');
}

async function sendMedia(
  { serveMedia }: Surfaces,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }
  const picture = await serveMedia(pathname);
  if (!picture?.body) return sendText(response, 404, 'Not found');
  response.writeHead(picture.status, Object.fromEntries(picture.headers));
  if (request.method === 'HEAD') {
    await picture.body.cancel();
    response.end();
    return;
  }
  await pipeline(picture.body, response).catch(() => response.destroy());
}
