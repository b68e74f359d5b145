import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentForm } from '../../contract/account-forms.ts';
import { NO_REFERENCE } from '../../contract/reference.ts';
import { APPOINTMENT, BOOKING } from '../../contract/enquiry-routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { withRequestId } from '../../platform/request-id.ts';
import { isDatabaseDown } from '../../platform/database/outage.ts';
import { RemoteApiError } from '../../site/remote-api.ts';
import type { Log } from '../../platform/log.ts';
import type { AnswerCache, CachedAnswer, NewAnswer } from './answer-cache.ts';
import { errorPage, ERROR_PAGE_HEADERS } from './error-page.ts';
import { pageAddress } from './page-address.ts';
import { renderPage, type AstroHandler, type RawPage } from './page-renderer.ts';
import type { AnswersAtOnce } from '../http/answers-at-once.ts';
import { prepareAnswer, sendCached } from '../http/send-cached.ts';
import { sendText } from '../http/send.ts';
import { formAt, readSentForm } from './sent-forms.ts';
import { NO_FORMS, type TakeForms } from './take-forms.ts';
import { watchFailures } from '../public-reads.ts';
import type { WorkLimit } from './work-limit.ts';

export interface PagesOptions {
  handler: AstroHandler;
  reads: PublicReads;
  publicOrigin: string;
  /** Origin of another back end that islands call, for the content security policy. */
  apiOrigin: string | undefined;
  /** Address of the back office, where staff are sent after login. */
  adminUrl: string;
  /** Takes forms of visitors; undefined with another back end, whose visitors are asked to call. */
  takeForms?: TakeForms | undefined;
  /** What can be booked, and what a person has booked; undefined with another back end. */
  booking?: App.Locals['booking'];
  cache: AnswerCache;
  /** Is told which targets the cache has answered. */
  atOnce?: Pick<AnswersAtOnce, 'remember'> | undefined;
  /** Limit on rendered pages by client address; undefined if there is none (RATE_LIMITS=off). */
  limit: WorkLimit | undefined;
  log: Log;
}

const HTML = 'text/html; charset=utf-8';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Internal address of the page for clients that exceed the limit on rendered pages. */
const TOO_MANY_REQUESTS = '/429';
/** Internal address of the page for an outage of the database or of the back end of API_BASE_URL. */
const UNAVAILABLE = '/503';
/** Internal address of the page for a form post that is invalid or far too long. */
const UNREAD_FORM = '/400';
/** Value of Retry-After in seconds: a restarted database is available by then. */
const RETRY_SECONDS = 10;

/** Creates the handler of pages: GET and HEAD from the cache or rendered, and forms posted without our script. */
export function createPages(options: PagesOptions) {
  const { cache, limit, log, atOnce } = options;
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
    // Pages contain no personal data, so the cached page is sent; but no other cache may store a response to a request
    // with a token.
    if (request.headers.authorization !== undefined) response.setHeader('cache-control', 'no-store');
    let { address } = asked;
    try {
      const seconds = limit && (sends || !cache.has(address)) ? await limit.take(clientAddress) : 0;
      if (seconds > 0) {
        response.setHeader('retry-after', String(seconds));
        address = TOO_MANY_REQUESTS;
      } else if (sends)
        return await answerForm(options, request, response, {
          address,
          form,
          requestId,
          clientAddress,
        });
      const render = () => makePage(options, address, requestId);
      const { answer, hit } = await cache.get(address, render, asked);
      response.setHeader('x-cache', hit ? 'hit' : 'miss');
      sendCached(request, response, referenced(answer, requestId));
      // Not the 429 page, which this client alone gets, and nothing that is asked for once only.
      if (hit && address === asked.address)
        atOnce?.remember(request.url, { cache, address, etag: answer.etag, json: false });
    } catch (error) {
      log.error({ requestId, path: pathOf(address), error }, 'A page could not be rendered');
      response.setHeader('content-security-policy', ERROR_PAGE_HEADERS['content-security-policy']);
      sendText(response, 500, errorPage(requestId), ERROR_PAGE_HEADERS['content-type']);
    }
  };
}

/** A failed page with the reference of this request: the page may have been rendered for another one. */
function referenced(answer: CachedAnswer, requestId: string): CachedAnswer {
  if (answer.status < 500) return answer;
  const identity = Buffer.from(answer.bodies.identity.toString().replaceAll(NO_REFERENCE, requestId));
  return { ...answer, bodies: { identity } };
}

const pathOf = (address: string): string => address.split('?')[0]!;

/** Status codes of pages that may be cached. */
const CACHEABLE: ReadonlySet<number> = new Set([200, 400, 404, 429]);

/** Pages that are true for the moment or for one person only. */
const FRESH: ReadonlySet<string> = new Set([BOOKING, APPOINTMENT]);

interface Sent {
  address: string;
  form: NonNullable<ReturnType<typeof formAt>>;
  requestId: string;
  clientAddress: string;
}

/** Renders the page of a posted form with its errors. The result is for this visitor only, so it bypasses the cache. */
async function answerForm(
  options: PagesOptions,
  request: IncomingMessage,
  response: ServerResponse,
  { address, form, requestId, clientAddress }: Sent,
): Promise<void> {
  const sent = await readSentForm(request, form, options.publicOrigin).catch(() => null);
  // The client has disconnected, or was too slow and has got its answer.
  if (sent === null || response.headersSent) return void response.destroy();
  response.setHeader('cache-control', 'no-store');
  if (typeof sent === 'number') {
    // The body is not read, so the connection has to be closed.
    response.setHeader('connection', 'close');
    const { answer } = await options.cache.get(UNREAD_FORM, () => makePage(options, UNREAD_FORM, requestId));
    return sendCached(request, response, { ...answer, status: sent });
  }
  const take = (options.takeForms ?? NO_FORMS)[pathOf(address)];
  if (take && Object.keys(sent.errors).length === 0) {
    const taken = await take(sent.values, address, clientAddress);
    if ('location' in taken) {
      // Reloading the page that follows sends nothing again.
      response.writeHead(303, { location: taken.location }).end();
      return;
    }
    sent.errors = { form: taken.problem };
  }
  const { answer } = await makePage(options, address, requestId, sent);
  const own = referenced(answer, requestId);
  // 422 even if the form has no errors, because nothing was done with it.
  sendCached(request, response, own.status === 200 ? { ...own, status: 422 } : own);
}

/** Renders a page. @param sentForm the posted form; without it the page is the same for everybody */
export async function makePage(
  options: PagesOptions,
  address: string,
  requestId: string,
  sentForm?: SentForm,
): Promise<NewAnswer> {
  const { handler, reads, publicOrigin, apiOrigin = '', adminUrl, booking } = options;
  // A page may leave out what it could not read, such as a guide its links to courses. Such a page is not cached.
  let incomplete = false;
  let databaseDown = false;
  const watched = watchFailures(reads, (_name, error) => {
    incomplete = true;
    databaseDown ||= isDatabaseDown(error) || error instanceof RemoteApiError;
  });
  const locals = { reads: watched, publicOrigin, apiOrigin, adminUrl, requestId, sentForm, booking };
  const { host } = new URL(publicOrigin);
  const raw = await withRequestId(requestId, () => renderPage(handler, address, host, locals));
  if (raw.status >= 500 && databaseDown) return unavailablePage(options, requestId);
  const failed = raw.status >= 500;
  const plain = failed && !String(raw.headers['content-type']).startsWith('text/html');
  const answer = toAnswer(
    plain ? { ...raw, body: Buffer.from(errorPage()), headers: ERROR_PAGE_HEADERS } : raw,
    options,
  );
  // no-store in a page's headers is for browsers, which add personal data to the page. The rendered page itself has none.
  const lasting = !incomplete && !FRESH.has(pathOf(address));
  return { answer, cacheable: CACHEABLE.has(raw.status) && !raw.setsCookie && lasting };
}

/** The 503 page. It reads no data, so it is rendered once and cached, but not under the address that it replaces. */
async function unavailablePage(options: PagesOptions, requestId: string): Promise<NewAnswer> {
  const { answer } = await options.cache.get(UNAVAILABLE, async () => ({
    ...(await makePage(options, UNAVAILABLE, requestId)),
    cacheable: true,
  }));
  return { answer, cacheable: false };
}

function toAnswer({ status, headers, body }: RawPage, { apiOrigin }: PagesOptions): CachedAnswer {
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = headers;
  const policy = kept['content-security-policy'];
  if (policy && apiOrigin)
    kept['content-security-policy'] = policy.replace(/connect-src [^;]*/, `$& ${apiOrigin}`);
  if (kept['content-type'] === 'text/html') kept['content-type'] = HTML;
  const caching = status === 429 || status === 503 ? 'no-store' : REVALIDATE;
  const retry: Record<string, string> = status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {};
  return prepareAnswer(status, { 'cache-control': caching, ...kept, ...retry }, body);
}
