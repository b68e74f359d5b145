import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';
import { REFERENCE } from '../../contract/reference.ts';
import { BROWSER_ERROR_BYTES } from '../../contract/browser-errors.ts';
import { agentInWords } from '../../domain/accounts/policy.agents.ts';
import type { Log } from '../../platform/log.ts';
import { readableMessage, readableName, readablePage } from './error-text.ts';
import { sendText } from '../http/send.ts';

/** Reports accepted per minute: from one client address, and from all together. */
const OF_ONE = 10;
const OF_ALL = 60;
/** Longest time to receive a report, which has a few hundred bytes. */
const BODY_MS = 5_000;

const schema = z.object({
  part: z.string().regex(/^[A-Za-z ]{1,40}$/),
  name: z.string(),
  message: z.string(),
  at: z.array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(10),
  page: z.string(),
  reference: z.string().regex(REFERENCE).optional(),
});

/**
 * Creates the handler that receives reports of script errors from pages and writes them to the log. Reports that are too
 * large, too many or malformed are refused and not logged. The server decides what may be logged, because anybody can send
 * a report.
 */
export function createBrowserErrors(log: Log, publicOrigin: string) {
  const ofOne = new RateLimiterMemory({ points: OF_ONE, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: OF_ALL, duration: 60 });
  const refusal = async (request: IncomingMessage, address: string): Promise<number | null> => {
    if (request.method !== 'POST') return 405;
    const { origin } = request.headers;
    if (origin !== undefined && origin !== publicOrigin) return 403;
    if (Number(request.headers['content-length'] ?? Infinity) > BROWSER_ERROR_BYTES) return 413;
    const taken = await ofOne
      .consume(address)
      .then(() => ofAll.consume('all'))
      .catch(() => null);
    return taken ? null : 429;
  };
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const status = await refusal(request, address);
    if (status !== null) {
      // The body is not read, so the connection has to be closed.
      response.setHeader('connection', 'close');
      if (status === 405) response.setHeader('allow', 'POST');
      return sendText(response, status, 'The report was not accepted');
    }
    const report = schema.safeParse(await readJson(request));
    if (!report.success) return sendText(response, 400, 'This is not a report');
    const { part, name, message, at, page, reference } = report.data;
    const error = Object.assign(new Error(readableMessage(message)), {
      name: readableName(name),
      stack: at.join('\n'),
    });
    const agent = agentInWords(request.headers['user-agent'] ?? '');
    log.warn(
      {
        ...(reference && { requestId: reference }),
        component: `browser.${part}`,
        path: readablePage(page),
        agent,
        error,
      },
      'A page reported an error',
    );
    response.writeHead(204).end();
  };
}

/** The body as JSON; null if it is not JSON or does not arrive in time. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const late = setTimeout(() => request.destroy(), BODY_MS);
  try {
    return JSON.parse(Buffer.concat(await request.toArray()).toString('utf8')) as unknown;
  } catch {
    return null;
  } finally {
    clearTimeout(late);
  }
}
