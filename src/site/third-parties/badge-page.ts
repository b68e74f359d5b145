import { createHash } from 'node:crypto';

/** The origins of the scripts in a piece of HTML. */
export function scriptOrigins(html: string): string[] {
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?(https:[^"'\s>]+)/gi)].map(
    ([, src = '']) => src,
  );
  return [...new Set(sources.map((src) => new URL(src).origin))];
}

/** How a policy names the scripts that stand in a piece of HTML. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script/gi)]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * A page that contains only another firm's snippet. Its policy gives it an opaque origin, so that the script cannot
 * read this site's storage or pages. It may load pictures and styles from anywhere, run only the snippet's scripts and
 * others from their origins, and only our pages may frame it. Inline styles are allowed in this frame alone: nobody
 * knows what such a script adds to its badge.
 */
export function badgePage(name: string, snippet: string): Response {
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const policy = [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "base-uri 'none'",
    ['script-src', ...scriptHashes(snippet), ...scriptOrigins(snippet)].join(' '),
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https:',
    'connect-src https:',
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><body style="margin:0">${snippet}`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy.join('; '),
        'x-frame-options': 'SAMEORIGIN',
      },
    },
  );
}
