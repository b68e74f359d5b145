/** Where the scripts of a piece of HTML come from. */
export function scriptOrigins(html: string): string[] {
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?(https:[^"'\s>]+)/gi)].map(
    ([, src = '']) => src,
  );
  return [...new Set(sources.map((src) => new URL(src).origin))];
}

/**
 * A page that holds nothing but another firm's snippet. Its policy takes its origin away, so that the script sees neither
 * storage nor pages of this site; it may load pictures and styles from anywhere, scripts only from where the snippet
 * says, and only pages of ours may frame it.
 */
export function badgePage(name: string, snippet: string): Response {
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const policy = [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    ["script-src 'unsafe-inline'", ...scriptOrigins(snippet)].join(' '),
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
