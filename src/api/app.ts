import type { Readable } from 'node:stream';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { isDatabaseDown } from '../platform/database/outage.ts';
import { currentRequestId } from '../platform/request-id.ts';
import { withOrigin } from '../platform/security/request-origin.ts';
import type { Log } from '../platform/log.ts';
import { answerCall, readMethod } from './http/run-call.ts';
import { answerOnce, answerOptions, answerPublic } from './http/responses.ts';
import { audienceOf, type Audience } from './http/audience.ts';
import type { Call, Product } from './http/handle-call.ts';
import { CALLS } from './all-calls.ts';
import { docsPage } from './openapi/docs-page.ts';
import { withoutValues } from './errors/without-values.ts';
import { openApiDocument } from './openapi/document.ts';
import { knownSchemas, type KnownSchemas } from './openapi/schemas.ts';
import { publicReads, type PublicRead } from './public/cacheable-reads.ts';
import { methodNotAllowed, plainError } from './errors/error-bodies.ts';

interface ApiOptions extends Product {
  /** Origin of all absolute links; the Host header is never used. */
  publicOrigin: string;
  log?: Log | undefined;
}

/** What the server knows of a request besides its headers, such as the client's real address. */
export interface Connection {
  clientAddress?: string;
  /** The request body as node:http provides it: uploads are read from it directly. */
  incoming?: Readable;
}

/**
 * The JSON API. Every request gets an answer in JSON: 404 for unknown paths, else the checks of run-call.ts. Unexpected
 * errors are logged and answered with 500, or with 503 while the database is unavailable.
 */
export function createApi({ publicOrigin, log, ...product }: ApiOptions): {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Finds the public read for a request target (/path?query); undefined if it is not one. */
  publicRead(target: string): PublicRead | undefined;
} {
  const audiences = new Map<string, Audience>();
  const app = new Hono<{ Bindings: Connection }>();
  for (const [path, [first, ...others]] of Map.groupBy(CALLS, (call) => call.path)) {
    const calls: [Call, ...Call[]] = [first!, ...others];
    for (const form of bothForms(path)) {
      audiences.set(form, audienceOf(calls));
      app.all(form, ({ req, env }) => {
        const agent = (req.header('User-Agent') ?? '').slice(0, 512);
        const client = { address: env?.clientAddress ?? 'unknown', agent };
        const asked = {
          request: req.raw,
          params: req.param(),
          client,
          incoming: env?.incoming,
          publicOrigin,
        };
        const origin = { ...client, call: `${req.method} ${path}` };
        return withOrigin(origin, () => answerCall(calls, asked, product));
      });
    }
  }
  let made: Documentation | undefined;
  const known = knownSchemas();
  const documentation = () => (made ??= documentationAt(publicOrigin, known));
  const texts: [string, (request: Request) => Response][] = [
    ['/api/openapi.json', (request) => answerPublic(request, documentation().json)],
    [
      '/api/docs/',
      (request) => {
        const { page } = documentation();
        return answerPublic(request, page.html, 'text/html; charset=utf-8', page.headers);
      },
    ],
  ];
  for (const [path, answer] of texts) {
    for (const form of bothForms(path)) app.all(form, (context) => answerText(context.req.raw, answer));
  }
  app.notFound(() => answerOnce(plainError('not_found'), 'public'));
  const failed = (error: unknown, method: string, path: string) => {
    const answer = plainError(isDatabaseDown(error) ? 'unavailable' : 'server_error');
    const requestId = currentRequestId();
    const fields = { method, path, status: answer.status, error: withoutValues(error) };
    log?.error({ ...(requestId !== undefined && { requestId }), ...fields }, 'API request failed');
    return answerOnce(answer, audiences.get(path) ?? 'private');
  };
  // The route's pattern, not the address: addresses contain ids and search texts.
  app.onError((error, context) => failed(error, context.req.method, routePath(context)));
  return {
    publicRead: publicReads(
      CALLS,
      texts.map(([path]) => path.replace(/\/$/, '')),
      publicOrigin,
    ),
    async fetch(request, connection = {}) {
      try {
        return await app.fetch(request, connection);
      } catch (error) {
        // Hono rethrows values that are not Error objects.
        return failed(error, request.method, '/api');
      }
    },
  };
}

interface Documentation {
  /** The OpenAPI document. */
  json: string;
  page: ReturnType<typeof docsPage>;
}

/** Takes a tenth of a second and several megabytes, so it is made when it is first asked for, not at the start. */
function documentationAt(publicOrigin: string, known: KnownSchemas): Documentation {
  const document = openApiDocument(CALLS, publicOrigin, known);
  return { json: JSON.stringify(document), page: docsPage(document) };
}

/** A path with and without a trailing slash, in Hono's notation. */
function bothForms(path: string): string[] {
  const bare = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1');
  return [bare, `${bare}/`];
}

const READS = 'GET, HEAD, OPTIONS';

function answerText(request: Request, answer: (request: Request) => Response): Response {
  if (request.method === 'OPTIONS') return answerOptions(READS, 'public');
  if (readMethod(request) !== 'GET') {
    const refused = { status: 405, body: methodNotAllowed(request.method), headers: { Allow: READS } };
    return answerOnce(refused, 'public');
  }
  return answer(request);
}
