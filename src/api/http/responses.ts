import { createHash } from 'node:crypto';
import type { Audience } from './audience.ts';
import { throttled, type WireAnswer } from '../errors/error-bodies.ts';

/** Answers of the API are data: browsers must not run them, frame them or guess another type. */
export const answerSecurity = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Public reads are the same for everybody and use no cookies, so scripts on any site may read them; sites written for the
 * old API do. The Authorization header is allowed because those sites send it with every request; public reads ignore it.
 *
 * Calls of accounts and staff have no CORS headers, in answers and preflights alike: only scripts of our own origin may
 * make them, so that no other site can collect passwords or tokens through them.
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

/** A JSON answer that is never cached: errors, and everything about accounts. */
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

/** The refusal of a public read: too many came from this client address. */
export const answerThrottled = (seconds: number): Response => answerOnce(throttled(seconds), 'public');

/** A public answer that caches must revalidate each time; 304 if the client has the current one. */
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

/** The methods of a path, for OPTIONS and CORS preflights. */
export function answerOptions(allow: string, audience: Audience): Response {
  const headers = { ...answerSecurity, ...readers(audience), ...(audience === 'public' ? PREFLIGHT : {}) };
  return new Response(null, { status: 204, headers: { ...headers, Allow: allow } });
}
