import type { MiddlewareHandler } from 'astro';
import { bytesOf } from './layout/byte-text.ts';
import { withDataStyles } from './layout/data-styles.ts';
import { narrowPolicy } from './layout/page-policy.ts';

const POLICY = 'content-security-policy';
/** How Astro begins what a page may load as styles. */
const STYLES = "style-src 'self'";

/**
 * Gives each page its styles that depend on data (layout/data-styles.ts), and a policy that names these and what else stands
 * in the page.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const answer = await next();
  const policy = answer.headers.get(POLICY);
  if (!policy?.includes(STYLES) || !answer.headers.get('content-type')?.startsWith('text/html'))
    return answer;
  const page = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const { pieces, hash } = withDataStyles(page);
  const body = bytesOf(pieces);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const own = narrowPolicy(policy, page);
  headers.set(POLICY, hash ? own.replace(STYLES, `$& ${hash}`) : own);
  return new Response(locals.finish?.(body) ?? body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
};
