import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsJson } from '../../api/http/accept.ts';
import { answerThrottled } from '../../api/http/responses.ts';
import type { PublicRead } from '../../api/public/cacheable-reads.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { AnswerCache, type Made } from './answer-cache.ts';
import { keep, sendKept } from '../http/send-kept.ts';
import type { WorkLimit } from './work-limit.ts';

/** Half of what pages have: answers are smaller. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Answers say which events are over and which intakes are open: by the minute is soon enough. */
const MAX_AGE_MS = 60_000;

export interface KeptReads {
  cache: AnswerCache;
  /** On answers that are made, by client address; undefined: none (RATE_LIMITS=off). */
  limit: WorkLimit | undefined;
  /** Resolves when this process has dropped what changes committed before made stale. */
  caughtUp(): Promise<void>;
}

/** Keeps public answers of the API until the catalogue changes, in whichever process; those about events also until a place is taken. */
export async function keepReads(
  handle: Pick<DatabaseHandle, 'listen' | 'caughtUp'>,
  limit: WorkLimit | undefined,
): Promise<KeptReads> {
  const cache = new AnswerCache({ maxBytes: MAX_BYTES, maxAge: MAX_AGE_MS });
  await handle.listen('catalogue', () => cache.clear());
  await handle.listen('seats', () => cache.clear((address) => address.startsWith('/api/app/event-')));
  return { cache, limit, caughtUp: handle.caughtUp };
}

interface Asked {
  read: PublicRead;
  clientAddress: string;
  /** Asks the API itself, as somebody of whom nothing is known. */
  make(address: string): Promise<Response>;
}

/**
 * Answers a public read from what is kept, or makes the answer and keeps it. A token is ignored (WIRE), so everybody has the
 * same answer; what cannot be answered with success or 404 is left to the API, which words it for this very request.
 * @returns whether the request was answered, or the refusal that it gets
 */
export async function answerKept(
  { cache, limit }: KeptReads,
  request: IncomingMessage,
  response: ServerResponse,
  { read, clientAddress, make }: Asked,
): Promise<boolean | Response> {
  // Refused before it costs anything.
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
  sendKept(request, response, body === identity ? answer : await keep(answer.status, answer.headers, body));
  return true;
}

async function made(response: Response): Promise<Made> {
  const { etag: _etag, ...headers } = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  const cacheable = response.status === 200 || response.status === 404;
  return { answer: await keep(response.status, headers, body), cacheable };
}
