import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import type { Services } from '../contract/services.ts';
import type { Log } from '../platform/log.ts';
import { acceptsJson } from './accept.ts';
import { answerError, answerOptions, answerPublic } from './answers.ts';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { docsPage } from './docs-page.ts';
import { ERRORS, methodNotAllowed, wireError } from './errors.ts';
import { withoutValues } from './failure.ts';
import { openApiDocument } from './openapi.ts';

interface ApiOptions {
  services: Services;
  /** Every absolute link is built on it, never on the Host header. */
  publicOrigin: string;
  log?: Log | undefined;
}

/**
 * The JSON API. Whatever a client sends gets an answer in JSON: 404 for paths that are none, then 406, 405, 400 in
 * that order; what fails inside is logged and answered with 500.
 */
export function createApi({ services, publicOrigin, log }: ApiOptions): {
  fetch(request: Request): Promise<Response>;
} {
  const app = new Hono();
  for (const [path, calls] of Map.groupBy(CALLS, (call) => call.path)) {
    for (const form of bothForms(path)) app.all(form, (context) => answerCall(context, calls, services));
  }
  const document = openApiDocument(CALLS, publicOrigin);
  const documentText = JSON.stringify(document);
  const docs = docsPage(document);
  const texts: [string, (request: Request) => Response][] = [
    ['/api/openapi.json', (request) => answerPublic(request, documentText)],
    ['/api/docs/', (request) => answerPublic(request, docs.html, 'text/html; charset=utf-8', docs.headers)],
  ];
  for (const [path, answer] of texts) {
    for (const form of bothForms(path)) app.all(form, (context) => answerText(context.req.raw, answer));
  }
  app.notFound(() => answerError(404, ERRORS.not_found.example));
  const failed = (error: unknown, method: string, path: string) => {
    log?.error({ method, path, status: 500, error: withoutValues(error) }, 'API request failed');
    return answerError(500, ERRORS.server_error.example);
  };
  // The route's pattern, not the address: addresses carry ids and search texts.
  app.onError((error, context) => failed(error, context.req.method, routePath(context)));
  return {
    async fetch(request) {
      try {
        return await app.fetch(request);
      } catch (error) {
        // Hono passes on what was thrown and is no Error.
        return failed(error, request.method, '/api');
      }
    },
  };
}

/** A path with and without its last slash, in Hono's notation. */
function bothForms(path: string): string[] {
  const bare = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1');
  return [bare, `${bare}/`];
}

/** HEAD is answered like GET; Hono leaves out the body. */
const readMethod = (request: Request) => (request.method === 'HEAD' ? 'GET' : request.method);
const READS = 'GET, HEAD, OPTIONS';

async function answerCall(context: Context, calls: readonly Call[], services: Services): Promise<Response> {
  const request = context.req.raw;
  if (request.method === 'OPTIONS') return answerOptions(READS);
  if (!acceptsJson(request.headers.get('Accept'))) return answerError(406, ERRORS.not_acceptable.example);
  const call = calls.find(({ method }) => method.toUpperCase() === readMethod(request));
  if (!call) return answerError(405, methodNotAllowed(request.method), { Allow: READS });
  const query = new URL(request.url).searchParams;
  const result = await call.run(services, { id: context.req.param('id') ?? '', query });
  if (result.ok) return answerPublic(request, JSON.stringify(result.value));
  const { status, body } = wireError(result.error);
  return answerError(status, body);
}

function answerText(request: Request, answer: (request: Request) => Response): Response {
  if (request.method === 'OPTIONS') return answerOptions(READS);
  if (readMethod(request) !== 'GET')
    return answerError(405, methodNotAllowed(request.method), { Allow: READS });
  return answer(request);
}
