import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewPassOf } from '../../api/http/preview-cookie.ts';
import { setPreview } from '../../content/live.ts';
import type { Preview, Previews } from '../../domain/edits/previews.ts';
import { prepareAnswer, sendCached } from '../http/send-cached.ts';
import { sendText } from '../http/send.ts';
import { readInTurn } from '../public-reads.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { ERROR_PAGE_HEADERS } from './error-page.ts';
import { pageAddress } from './page-address.ts';
import { makePage, type PagesOptions } from './pages.ts';
import { closedPreview, PREVIEW_BAR_HASH, previewBar } from './preview-bar.ts';

/** Addresses of previews: /preview/{token}/blog/7 */
const ADDRESS = /^\/preview\/([\w.-]{1,2000})(\/.*)?$/s;
export const isPreview = (pathname: string): boolean =>
  pathname.startsWith('/preview/') || pathname === '/preview';

type PreviewPagesOptions = PagesOptions & { previews: Previews };

/**
 * Creates the handler of previews: the ordinary page with the draft in it, and a bar at its top. Nothing of it is cached,
 * neither here nor anywhere else.
 */
export function createPreviewPages(options: PreviewPagesOptions) {
  const { previews, log, limit, publicOrigin } = options;
  const secure = publicOrigin.startsWith('https:');
  // The page for an outage is cached when it is rendered, and must not have a draft in it.
  const nothingKept = new AnswerCache({ maxBytes: 1, maxAge: 1 });
  const shown = new AsyncLocalStorage<ReadonlyMap<string, unknown>>();
  setPreview(() => shown.getStore());
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    clientAddress: string,
  ): Promise<void> => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    // The address holds the token.
    response.setHeader('referrer-policy', 'no-referrer');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const seconds = (await limit?.take(clientAddress)) ?? 0;
    if (seconds > 0) {
      response.setHeader('retry-after', String(seconds));
      return sendText(response, 429, `Too many requests. Please wait ${seconds} seconds.`);
    }
    const [, token = '', rest = '/'] = ADDRESS.exec(request.url ?? '') ?? [];
    const link = await previews.readLink(token);
    const asked = pageAddress(rest);
    if (!link.ok || !asked) return sendClosed(response, !link.ok && link.failure === 'expired' ? 410 : 404);
    const pass = previewPassOf(request.headers.cookie, secure);
    if (pass === undefined || !(await previews.admits(pass))) {
      // The back office asks to log in, and brings staff back.
      response.writeHead(302, { location: `/admin/preview/${token}${rest}` }).end();
      return;
    }
    const { edited, expiresAt } = link.value;
    const page = async (preview: Preview): Promise<CachedAnswer> => {
      const own = { ...options, reads: readInTurn(preview.reads), cache: nothingKept };
      const { answer } = await shown.run(preview.documents, () => makePage(own, asked.address, requestId));
      return withBar(answer, previewBar({ ...preview, expiresAt }));
    };
    try {
      const answer = await previews.show(edited, page);
      if (!answer.ok) return sendClosed(response, 404);
      sendCached(request, response, answer.value);
    } catch (error) {
      log.error({ requestId, error }, 'A preview could not be rendered');
      sendClosed(response, 500);
    }
  };
}

function sendClosed(response: ServerResponse, status: 404 | 410 | 500): void {
  const { 'content-type': type, 'content-security-policy': policy } = ERROR_PAGE_HEADERS;
  response.setHeader('content-security-policy', policy);
  sendText(response, status, closedPreview(status), type);
}

/** The page with the bar as the first thing in its body, and its policy with the bar's style. Answers other than HTML have no bar. */
function withBar({ status, headers, bodies }: CachedAnswer, bar: string): CachedAnswer {
  const html = bodies.identity.toString();
  const { 'cache-control': _public, ...kept } = headers;
  if (!kept['content-type']?.startsWith('text/html')) return prepareAnswer(status, kept, Buffer.from(html));
  const body = Buffer.from(html.replace(/<body[^>]*>/, (tag) => `${tag}${bar}`));
  const policy = kept['content-security-policy']?.replace("style-src 'self'", `$& ${PREVIEW_BAR_HASH}`);
  return prepareAnswer(status, { ...kept, ...(policy && { 'content-security-policy': policy }) }, body);
}
