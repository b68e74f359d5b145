import type { IncomingMessage } from 'node:http';

const UNTRUSTED = /^(host|forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*)$/i;

/**
 * Replaces the Host header by our own host and removes forwarding headers. Links, redirects and cached pages are built
 * from PUBLIC_ORIGIN, so a forged Host header has no effect.
 */
export function trustOnlyPublicOrigin(request: IncomingMessage, host: string): void {
  const raw: string[] = [];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i]!;
    if (!UNTRUSTED.test(name)) raw.push(name, request.rawHeaders[i + 1]!);
  }
  // Both forms are used: Astro reads `headers`, Hono's adapter `rawHeaders`.
  request.rawHeaders = ['Host', host, ...raw];
  for (const name of Object.keys(request.headers)) if (UNTRUSTED.test(name)) delete request.headers[name];
  request.headers.host = host;
}
