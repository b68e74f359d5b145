import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { PublicRead } from '../api/public/cacheable-reads.ts';
import type { Log } from '../platform/log.ts';
import { withRequestId } from '../platform/request-id.ts';
import { compress, MIN_COMPRESSED_BYTES, preferredEncoding } from './http/encoding.ts';
import { answerFromCache, type ReadCache } from './pages/read-cache.ts';

/** The parts of the API that the server uses. */
export interface Api {
  fetch(
    request: Request,
    connection: { clientAddress: string; incoming?: Readable },
  ): Response | Promise<Response>;
  publicRead?(target: string): PublicRead | undefined;
}

const hasBody = (response: Response): response is Response & { body: object } => response.body !== null;
const isText = ({ headers }: Response): boolean =>
  /^(application\/(problem\+)?json|text\/(html|plain))/.test(headers.get('content-type') ?? '');

/**
 * Sends a file while it is read. If reading fails, the connection ends before the announced length. The listener would read
 * two pieces before it begins its answer, and send the message of an error in them as a 500.
 */
async function sendFile(
  { status, headers, body }: Response & { body: object },
  response: ServerResponse,
  log: Log,
): Promise<Response> {
  response.statusCode = status;
  response.setHeaders(headers);
  try {
    await pipeline(Readable.fromWeb(body as NodeStream), response);
  } catch (error) {
    const gone = (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!gone) log.warn({ component: 'api', error }, 'A file was not sent to its end');
  }
  return RESPONSE_ALREADY_SENT;
}

/** Compresses JSON and text responses of the API. */
async function compressText(request: Request, response: Response): Promise<Response> {
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined);
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const body = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  if (!encoding || body.length < MIN_COMPRESSED_BYTES || headers.has('content-encoding')) {
    return new Response(body, { status, headers });
  }
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await compress(body, encoding)), { status, headers });
}

/** The id that the request handler has given the request. */
const idOf = (response: ServerResponse): string | undefined => {
  const id = response.getHeader('x-request-id');
  return typeof id === 'string' ? id : undefined;
};

const SERVER_ERROR = { detail: 'A server error occurred.' };

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Connects the API to node:http. @param kept cache of public reads; without it every answer is computed */
export function createApiListener(api: Api, log: Log, kept?: ReadCache) {
  // Values that getRequestListener cannot pass on, because its callback gets only the request.
  const addresses = new WeakMap<object, string>();
  const refusals = new WeakMap<object, Response>();
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const clientAddress = addresses.get(incoming) ?? 'unknown';
      const refused = refusals.get(incoming);
      const answer = refused ?? (await api.fetch(request, { clientAddress, incoming }));
      // A client that has changed something sees the change in the next answer of this process.
      if (!READS.has(request.method) && answer.ok) await kept?.caughtUp();
      if (!hasBody(answer)) return answer;
      return isText(answer)
        ? compressText(request, answer)
        : sendFile(answer, outgoing as ServerResponse, log);
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.error({ component: 'api', error }, 'The API failed outside its own error handling');
        return Response.json(SERVER_ERROR, { status: 500 });
      },
    },
  );
  const make = async (address: string) =>
    api.fetch(new Request(new URL(address, 'http://local')), { clientAddress: 'unknown' });
  return async (request: IncomingMessage, response: ServerResponse, clientAddress: string) => {
    addresses.set(request, clientAddress);
    const { method, url = '' } = request;
    const read = kept && (method === 'GET' || method === 'HEAD') ? api.publicRead?.(url) : undefined;
    if (kept && read) {
      const answered = await answerFromCache(kept, request, response, { read, clientAddress, make });
      if (answered === true) return;
      if (answered) refusals.set(request, answered);
    }
    await withRequestId(idOf(response), () => listener(request, response));
  };
}
