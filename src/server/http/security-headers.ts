import type { ServerResponse } from 'node:http';

const YEAR_SECONDS = 31_536_000;
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The security headers of every response. The content security policy here is for responses other than pages: they
 * may load nothing and must not be framed. Astro replaces it on pages with the page's own policy, which has its script
 * hashes.
 */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'content-security-policy': CLOSED_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  if (publicOrigin.startsWith('https:')) {
    headers['strict-transport-security'] = `max-age=${YEAR_SECONDS}; includeSubDomains`;
  }
  return headers;
}

/** Creates the function that sets them. */
export function createSecurityHeaders(publicOrigin: string): (response: ServerResponse) => void {
  const headers = Object.entries(securityHeaders(publicOrigin));
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
