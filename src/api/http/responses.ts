import { createHash } from 'node:crypto';
import type { Audience } from './audience.ts';
import { throttled, type WireAnswer } from '../errors/error-bodies.ts';

/** Answers of the API are data: nothing in them may run, frame or be taken for another type. */
export const answerSecurity = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Public reads are the same for everybody and use no cookies, so scripts on any site may read them, as sites written
 * for the old API do. Authorization is allowed because those send it everywhere; public reads ignore it.
 *
 * Calls of accounts and staff say nothing of the kind, in their answers and when a browser asks before it sends: only
 * scripts of this very origin may make them, so that no page elsewhere can collect passwords or tokens through them.
 */
const READABLE_ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
};
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, If-None-Match, X-Requested-With',
  'Access-Control-Max-Age': '86400',
};

const readers = (audience: Audience) => (audience === 'public' ? READABLE_ANYWHERE : {});

/** A JSON answer that no cache keeps: errors, and everything about accounts. */
export function answerOnce({ status, body, headers }: WireAnswer, audience: Audience): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...answerSecurity,
      ...readers(audience),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** A public read that is not carried out: too many came from this client address. */
export const answerThrottled = (seconds: number): Response => answerOnce(throttled(seconds), 'public');

/** A public answer, kept by caches but asked about each time; 304 when the client has it already. */
export function answerPublic(
  request: Request,
  body: string,
  contentType = 'application/json',
  headers: Record<string, string> = {},
): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = {
    ...answerSecurity,
    ...READABLE_ANYWHERE,
    'Cache-Control': 'no-cache',
    ETag: etag,
    ...headers,
  };
  if (namesEtag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  return new Response(body, { headers: { ...shared, 'Content-Type': contentType } });
}

/** Weak comparison. Source: RFC 9110, 13.1.2. */
function namesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** What a path can be asked, for OPTIONS and for browsers that ask before they read. */
export function answerOptions(allow: string, audience: Audience): Response {
  const headers = { ...answerSecurity, ...readers(audience), ...(audience === 'public' ? PREFLIGHT : {}) };
  return new Response(null, { status: 204, headers: { ...headers, Allow: allow } });
}
