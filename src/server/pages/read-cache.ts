import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsJson } from '../../api/http/accept.ts';
import { answerThrottled } from '../../api/http/responses.ts';
import type { PublicRead } from '../../api/public/cacheable-reads.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { AnswerCache, type NewAnswer } from './answer-cache.ts';
import { forgetExpired } from './forget-expired.ts';
import type { AnswersAtOnce } from '../http/answers-at-once.ts';
import { prepareAnswer, sendCached } from '../http/send-cached.ts';
import type { WorkLimit } from './work-limit.ts';

/** Half the limit of pages, because answers are smaller. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Answers depend on the time: which events are over, which intakes are open. A delay of a minute is acceptable. */
const MAX_AGE_MS = 60_000;

export interface ReadCache {
  cache: AnswerCache;
  /** Limit on computed answers by client address; undefined if there is none (RATE_LIMITS=off). */
  limit: WorkLimit | undefined;
  /** Resolves when this process has removed all answers that are stale because of earlier commits. */
  caughtUp(): Promise<void>;
  /** Is told which targets the cache has answered. */
  atOnce?: Pick<AnswersAtOnce, 'remember'> | undefined;
}

/**
 * Creates the cache of public API reads. It is cleared when any process changes the catalogue; answers about events also
 * when seats are taken or freed.
 */
export async function createReadCache(
  handle: Pick<DatabaseHandle, 'listen' | 'caughtUp'>,
  limit: WorkLimit | undefined,
  atOnce?: ReadCache['atOnce'],
): Promise<ReadCache> {
  const cache = new AnswerCache({ maxBytes: MAX_BYTES, maxAge: MAX_AGE_MS });
  forgetExpired(cache, MAX_AGE_MS / 2);
  await handle.listen('catalogue', () => cache.clear());
  await handle.listen('seats', () => cache.clear((address) => address.startsWith('/api/app/event-')));
  return { cache, limit, caughtUp: handle.caughtUp, atOnce };
}

interface Asked {
  read: PublicRead;
  clientAddress: string;
  /** Calls the API itself, anonymously. */
  make(address: string): Promise<Response>;
}

/**
 * Answers a public read from the cache, or computes and caches the answer. A token is ignored (docs/wire.md), so the
 * answer is the same for everybody. Everything but 200 and 404 is left to the API, whose message depends on the
 * request.
 * @returns whether the request was answered; a Response if the client exceeds the limit
 */
export async function answerFromCache(
  { cache, limit, atOnce }: ReadCache,
  request: IncomingMessage,
  response: ServerResponse,
  { read, clientAddress, make }: Asked,
): Promise<boolean | Response> {
  // Left to the API, which refuses it; checked first because it costs nothing.
  if (read.json && !acceptsJson(request.headers.accept ?? null)) return false;
  const { address } = read;
  if (limit && (address === undefined || !cache.has(address))) {
    const seconds = await limit.take(clientAddress);
    if (seconds > 0) return answerThrottled(seconds);
  }
  if (address === undefined) return false;
  const { answer, hit } = await cache.get(address, async () => made(await make(address)), read);
  if (answer.status !== 200 && answer.status !== 404) return false;
  response.setHeader('x-cache', hit ? 'hit' : 'miss');
  const { identity } = answer.bodies;
  const body = read.relink(identity);
  if (body !== identity) {
    sendCached(request, response, prepareAnswer(answer.status, answer.headers, body));
    return true;
  }
  sendCached(request, response, answer);
  if (hit) atOnce?.remember(request.url, { cache, address, etag: answer.etag, json: read.json });
  return true;
}

async function made(response: Response): Promise<NewAnswer> {
  const { etag: _etag, ...headers } = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  const cacheable = response.status === 200 || response.status === 404;
  return { answer: prepareAnswer(response.status, headers, body), cacheable };
}
