import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../contract/services.ts';
import type { Log } from '../platform/log.ts';
import { compress, MIN_COMPRESSED_BYTES, preferredEncoding } from './encoding.ts';
import { ERROR_PAGE, ERROR_PAGE_HEADERS } from './error-page.ts';
import { pageAddress } from './page-address.ts';
import type { CachedPage, PageCache, Rendered } from './page-cache.ts';
import { renderPage, type AstroHandler, type RawPage } from './page-renderer.ts';
import { sendText } from './send.ts';
import { watchFailures } from './services.ts';

interface PagesOptions {
  handler: AstroHandler;
  services: Services;
  publicOrigin: string;
  /** Origin of another back end that islands call, for the content security policy. */
  apiOrigin: string | undefined;
  /** The back office, where staff go after logging in. */
  adminUrl: string;
  cache: PageCache;
  log: Log;
}

const TEXT_TYPES = /^(text\/|application\/(xml|json|rss\+xml|atom\+xml|manifest\+json)|image\/svg)/;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Answers GET and HEAD of pages from the cache, or renders them. */
export function createPages(options: PagesOptions) {
  const { cache, log } = options;
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const address = pageAddress(request.url ?? '');
    if (address === undefined) return sendText(response, 400, 'Bad request');
    const render = () => renderForEverybody(options, address, requestId);
    if (request.headers.authorization !== undefined) {
      const { page } = await render();
      response.setHeader('cache-control', 'no-store');
      return sendPage(request, response, page);
    }
    try {
      const { page, hit } = await cache.get(address, render);
      response.setHeader('x-cache', hit ? 'hit' : 'miss');
      sendPage(request, response, page);
    } catch (error) {
      log.error({ requestId, path: address.split('?')[0]!, error }, 'A page could not be rendered');
      response.setHeader('content-security-policy', ERROR_PAGE_HEADERS['content-security-policy']);
      sendText(response, 500, ERROR_PAGE, ERROR_PAGE_HEADERS['content-type']);
    }
  };
}

async function renderForEverybody(
  options: PagesOptions,
  address: string,
  requestId: string,
): Promise<Rendered> {
  const { handler, services, publicOrigin, apiOrigin = '', adminUrl } = options;
  // A page may do without what it could not read (a guide without its links to courses); such a page is not kept.
  let incomplete = false;
  const watched = watchFailures(services, () => (incomplete = true));
  const locals = { services: watched, publicOrigin, apiOrigin, adminUrl, requestId };
  const raw = await renderPage(handler, address, new URL(publicOrigin).host, locals);
  const failed = raw.status >= 500;
  const plain = failed && !String(raw.headers['content-type']).startsWith('text/html');
  const page = await toPage(
    plain ? { ...raw, body: Buffer.from(ERROR_PAGE), headers: ERROR_PAGE_HEADERS } : raw,
    options,
  );
  // no-store is for browsers, which draw what is somebody's own into the page. As it leaves here it holds nothing of anybody's.
  return { page, cacheable: (raw.status === 200 || raw.status === 404) && !raw.setsCookie && !incomplete };
}

async function toPage({ status, headers, body }: RawPage, { apiOrigin }: PagesOptions): Promise<CachedPage> {
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = headers;
  const policy = kept['content-security-policy'];
  if (policy && apiOrigin)
    kept['content-security-policy'] = policy.replace(/connect-src [^;]*/, `$& ${apiOrigin}`);
  if (kept['content-type'] === 'text/html') kept['content-type'] = 'text/html; charset=utf-8';
  const bodies: CachedPage['bodies'] = { identity: body };
  if (body.length >= MIN_COMPRESSED_BYTES && TEXT_TYPES.test(kept['content-type'] ?? '')) {
    [bodies.br, bodies.gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
  }
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { 'cache-control': REVALIDATE, ...kept }, etag, bodies };
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  for (const [name, value] of Object.entries(page.headers)) {
    if (name !== 'cache-control' || !response.hasHeader(name)) response.setHeader(name, value);
  }
  response.setHeader('vary', 'Accept-Encoding');
  if (page.status === 200) response.setHeader('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const body = (encoding && page.bodies[encoding]) ?? page.bodies.identity;
  if (body !== page.bodies.identity) response.setHeader('content-encoding', encoding!);
  response.writeHead(page.status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
