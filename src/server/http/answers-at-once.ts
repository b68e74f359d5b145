import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId } from '../../platform/request-id.ts';
import type { AnswerCache, CachedAnswer } from '../pages/answer-cache.ts';
import { cleanPath } from '../pages/page-address.ts';
import { knownCoding, PreparedAnswer } from './prepared-answer.ts';
import type { ReportAnswered } from './report-answered.ts';
import { withoutSecrets } from './secret-paths.ts';
import { securityHeaders } from './security-headers.ts';
import { namesEtag } from './send-cached.ts';

/** Request targets that are remembered. Above this number the oldest are forgotten. */
const MOST_TARGETS = 4_000;
/** Longer targets are left to the other way. */
const LONGEST_TARGET = 500;

/** What is known of a request target whose answer was sent from a cache. */
export interface KnownTarget {
  cache: Pick<AnswerCache, 'kept'>;
  /** The address of the answer in the cache. */
  address: string;
  /** Only an answer with this ETag may be sent: the links of a list depend on the target too. */
  etag: string;
  /** The answer is JSON, whatever the client accepts. */
  json: boolean;
}

interface Target extends KnownTarget {
  pathname: string;
  /** The path for the log, without secrets. */
  path: string;
}

/** Values of Accept that allow JSON beyond doubt. */
const ANY_OR_JSON: ReadonlySet<string | undefined> = new Set([undefined, '*/*', 'application/json']);

/**
 * Answers requests for what a cache has, before anything else looks at them: one look-up for the target, one in the
 * cache, one write. Targets become known when the other way (request-handler.ts) has answered them from the cache, and
 * the answers are those of the cache, so whatever is dropped there is not sent here.
 *
 * Measured with `npm run bench -- load`: docs/performance.md, Load.
 */
export class AnswersAtOnce {
  readonly #known = new Map<string, Target>();
  readonly #prepared = new WeakMap<CachedAnswer, PreparedAnswer>();
  readonly #securityHeaders: Readonly<Record<string, string>>;
  readonly #report: ReportAnswered;

  constructor(publicOrigin: string, report: ReportAnswered) {
    this.#securityHeaders = securityHeaders(publicOrigin);
    this.#report = report;
  }

  /** Called with a target that was answered from a cache. */
  remember(target: string | undefined, known: KnownTarget): void {
    if (target === undefined || target.length > LONGEST_TARGET) return;
    if (this.#known.get(target)?.etag === known.etag) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= MOST_TARGETS) this.#known.delete(oldest);
    const pathname = cleanPath(target.split('?')[0]!) ?? '';
    this.#known.set(target, { ...known, pathname, path: withoutSecrets(pathname) });
  }

  /** @returns whether the request was answered; if not, nothing has been done with it */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const known = this.#known.get(request.url ?? '');
    if (known === undefined || !isPlain(request, known.json)) return false;
    const started = performance.now();
    const kept = known.cache.kept(known.address);
    if (kept?.etag !== known.etag) return false;
    const prepared = this.#preparedOf(kept);
    const { headers, method = '' } = request;
    const form =
      kept.status === 200 && namesEtag(headers['if-none-match'], kept.etag)
        ? prepared.unchanged
        : prepared.whole(knownCoding(headers['accept-encoding']));
    const requestId = newRequestId();
    form.head[1] = requestId;
    response.writeHead(form.status, form.head).end(method === 'HEAD' ? undefined : form.body);
    const answered = () =>
      this.#report({
        requestId,
        method,
        pathname: known.pathname,
        path: known.path,
        status: form.status,
        took: performance.now() - started,
      });
    if (request.socket.writableLength === 0) answered();
    else response.once('close', answered);
    return true;
  }

  #preparedOf(answer: CachedAnswer): PreparedAnswer {
    const known = this.#prepared.get(answer);
    if (known) return known;
    const prepared = new PreparedAnswer(answer, this.#securityHeaders);
    this.#prepared.set(answer, prepared);
    return prepared;
  }
}

/** Whether a request has nothing that the other way has to look at: a body, a token, or headers that it refuses. */
function isPlain({ method, headers, httpVersion }: IncomingMessage, json: boolean): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    httpVersion === '1.1' &&
    headers.host !== undefined &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    (!json || ANY_OR_JSON.has(headers.accept))
  );
}
