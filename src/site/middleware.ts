import type { MiddlewareHandler } from 'astro';
import { withDataStyles } from './layout/data-styles.ts';
import { narrowPolicy } from './layout/page-policy.ts';

const POLICY = 'content-security-policy';
/** How Astro begins what a page may load as styles. */
const STYLES = "style-src 'self'";

/**
 * Gives each page its styles that depend on data (layout/data-styles.ts), and a policy that names these and what else stands
 * in the page.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const answer = await next();
  const policy = answer.headers.get(POLICY);
  if (!policy?.includes(STYLES) || !answer.headers.get('content-type')?.startsWith('text/html'))
    return answer;
  const { html, hash } = withDataStyles(await answer.text());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set(POLICY, narrowPolicy(hash ? policy.replace(STYLES, `$& ${hash}`) : policy, html));
  return new Response(html, { status: answer.status, statusText: answer.statusText, headers });
};
