import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentForm } from '../../contract/account-forms.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { isDatabaseDown } from '../../platform/database/outage.ts';
import { RemoteApiError } from '../../site/remote-api.ts';
import type { Log } from '../../platform/log.ts';
import type { AnswerCache, KeptAnswer, Made } from './answer-cache.ts';
import { ERROR_PAGE, ERROR_PAGE_HEADERS } from './error-page.ts';
import { pageAddress } from './page-address.ts';
import { renderPage, type AstroHandler, type RawPage } from './page-renderer.ts';
import { keep, sendKept } from '../http/send-kept.ts';
import { sendText } from '../http/send.ts';
import { formAt, readSentForm } from './sent-forms.ts';
import { watchFailures } from '../public-reads.ts';
import type { WorkLimit } from './work-limit.ts';

interface PagesOptions {
  handler: AstroHandler;
  reads: PublicReads;
  publicOrigin: string;
  /** Origin of another back end that islands call, for the content security policy. */
  apiOrigin: string | undefined;
  /** The back office, where staff go after logging in. */
  adminUrl: string;
  cache: AnswerCache;
  /** On pages that are rendered, by client address; undefined: none (RATE_LIMITS=off). */
  limit: WorkLimit | undefined;
  log: Log;
}

const HTML = 'text/html; charset=utf-8';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The page for who opens more pages than we render for one address; no address of ours. */
const TOO_MANY = '/429';
/** The page for when the database, or the back end of API_BASE_URL, does not answer; no address of ours. */
const AWAY = '/503';
/** The page for a form that is none of ours or far too long; no address of ours. */
const UNREAD_FORM = '/400';
/** Seconds after which to ask again: a database that is started again is back by then. */
const AWAY_SECONDS = 10;

/** Answers GET and HEAD of pages from the cache, or renders them; and forms that a browser sent without our script. */
export function createPages(options: PagesOptions) {
  const { cache, limit, log } = options;
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    clientAddress: string,
  ): Promise<void> => {
    const asked = pageAddress(request.url ?? '');
    const form = asked && formAt(asked.address);
    const sends = request.method === 'POST' && form !== undefined;
    if (!sends && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', form ? 'GET, HEAD, POST' : 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    if (asked === undefined) return sendText(response, 400, 'Bad request');
    // A page holds nothing of whoever asks, so it is the kept one; what was asked for with a token stays out of other caches.
    if (request.headers.authorization !== undefined) response.setHeader('cache-control', 'no-store');
    let { address } = asked;
    try {
      const seconds = limit && (sends || !cache.has(address)) ? await limit.take(clientAddress) : 0;
      if (seconds > 0) {
        response.setHeader('retry-after', String(seconds));
        address = TOO_MANY;
      } else if (sends) return await answerForm(options, request, response, { address, form, requestId });
      const render = () => makePage(options, address, requestId);
      const { answer, hit } = await cache.get(address, render, asked);
      response.setHeader('x-cache', hit ? 'hit' : 'miss');
      sendKept(request, response, answer);
    } catch (error) {
      log.error({ requestId, path: address.split('?')[0]!, error }, 'A page could not be rendered');
      response.setHeader('content-security-policy', ERROR_PAGE_HEADERS['content-security-policy']);
      sendText(response, 500, ERROR_PAGE, ERROR_PAGE_HEADERS['content-type']);
    }
  };
}

/** What may be kept; the rest is somebody's moment. */
const KEPT: ReadonlySet<number> = new Set([200, 400, 404, 429]);

interface Sent {
  address: string;
  form: NonNullable<ReturnType<typeof formAt>>;
  requestId: string;
}

/** Shows a form again with what is wrong with it. It is that visitor's alone: neither taken from what is kept nor kept. */
async function answerForm(
  options: PagesOptions,
  request: IncomingMessage,
  response: ServerResponse,
  { address, form, requestId }: Sent,
): Promise<void> {
  const sent = await readSentForm(request, form, options.publicOrigin).catch(() => null);
  // Whoever sent it has left, or was too slow and has been told so.
  if (sent === null || response.headersSent) return void response.destroy();
  response.setHeader('cache-control', 'no-store');
  if (typeof sent === 'number') {
    // What is not read must not keep the connection.
    response.setHeader('connection', 'close');
    const { answer } = await options.cache.get(UNREAD_FORM, () => makePage(options, UNREAD_FORM, requestId));
    return sendKept(request, response, { ...answer, status: sent });
  }
  const { answer } = await makePage(options, address, requestId, sent);
  // Nothing was done with it, also where everything in it is right.
  sendKept(request, response, answer.status === 200 ? { ...answer, status: 422 } : answer);
}

/** @param sentForm what the visitor sent; without it the page is the same for everybody */
async function makePage(
  options: PagesOptions,
  address: string,
  requestId: string,
  sentForm?: SentForm,
): Promise<Made> {
  const { handler, reads, publicOrigin, apiOrigin = '', adminUrl } = options;
  // A page may do without what it could not read (a guide without its links to courses); such a page is not kept.
  let incomplete = false;
  let away = false;
  const watched = watchFailures(reads, (_name, error) => {
    incomplete = true;
    away ||= isDatabaseDown(error) || error instanceof RemoteApiError;
  });
  const locals = { reads: watched, publicOrigin, apiOrigin, adminUrl, requestId, sentForm };
  const raw = await renderPage(handler, address, new URL(publicOrigin).host, locals);
  if (raw.status >= 500 && away) return awayPage(options, requestId);
  const failed = raw.status >= 500;
  const plain = failed && !String(raw.headers['content-type']).startsWith('text/html');
  const answer = await toAnswer(
    plain ? { ...raw, body: Buffer.from(ERROR_PAGE), headers: ERROR_PAGE_HEADERS } : raw,
    options,
  );
  // no-store is for browsers, which draw what is somebody's own into the page. As it leaves here it holds nothing of anybody's.
  return { answer, cacheable: KEPT.has(raw.status) && !raw.setsCookie && !incomplete };
}

/** It reads nothing, so it is made once and kept; what it stands in for is not kept. */
async function awayPage(options: PagesOptions, requestId: string): Promise<Made> {
  const { answer } = await options.cache.get(AWAY, async () => ({
    ...(await makePage(options, AWAY, requestId)),
    cacheable: true,
  }));
  return { answer, cacheable: false };
}

function toAnswer({ status, headers, body }: RawPage, { apiOrigin }: PagesOptions): Promise<KeptAnswer> {
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = headers;
  const policy = kept['content-security-policy'];
  if (policy && apiOrigin)
    kept['content-security-policy'] = policy.replace(/connect-src [^;]*/, `$& ${apiOrigin}`);
  if (kept['content-type'] === 'text/html') kept['content-type'] = HTML;
  const caching = status === 429 || status === 503 ? 'no-store' : REVALIDATE;
  const retry: Record<string, string> = status === 503 ? { 'retry-after': String(AWAY_SECONDS) } : {};
  return keep(status, { 'cache-control': caching, ...kept, ...retry }, body);
}
