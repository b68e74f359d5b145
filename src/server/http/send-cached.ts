import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedAnswer } from '../pages/answer-cache.ts';
import { bodyIn } from './body-in-encoding.ts';
import { MIN_COMPRESSED_BYTES, preferredCoding } from './encoding.ts';

const TEXT_TYPES = /^(text\/|application\/(xml|json|rss\+xml|atom\+xml|manifest\+json)|image\/svg)/;

/** Prepares an answer for the cache: computes its ETag. Its bodies are compressed when somebody asks for them. */
export function prepareAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): CachedAnswer {
  const compressible = body.length >= MIN_COMPRESSED_BYTES && TEXT_TYPES.test(headers['content-type'] ?? '');
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, compressible, bodies: { identity: body } };
}

/** Sends a cached answer as the request needs it: compressed, without a body for HEAD, or 304 if the ETag matches. */
export function sendCached(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (name !== 'cache-control' || !response.hasHeader(name)) response.setHeader(name, value);
  }
  response.setHeader('vary', 'Accept-Encoding');
  if (answer.status === 200) {
    response.setHeader('etag', answer.etag);
    if (namesEtag(request.headers['if-none-match'], answer.etag)) {
      response.removeHeader('content-type');
      response.writeHead(304).end();
      return;
    }
  }
  const { body, coding } = bodyIn(answer, preferredCoding(request.headers['accept-encoding']));
  if (coding) response.setHeader('content-encoding', coding);
  response.writeHead(answer.status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether an If-None-Match header matches the ETag, by weak comparison. Source: RFC 9110, 13.1.2. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
