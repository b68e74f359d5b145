/** Directives that count only in the header (Content Security Policy 3, 3.3); a proxy sends this one with every page. */
const HEADER_ONLY = /^frame-ancestors 'none'$/;
const NEVER_INSIDE = /^(frame-ancestors|report-uri|sandbox)\b/;

/**
 * A page with its policy in a meta element instead of the header. What comes before the element is not subject to it, so
 * it is the first in the head. @returns undefined if the policy has what is possible in a header only
 */
export function withPolicyInside(html: string, policy: string): string | undefined {
  const directives = policy.split(';').map((part) => part.trim());
  const inside = directives.filter((each) => each !== '' && !HEADER_ONLY.test(each));
  const start = /^<!doctype html><html[^>]*><head>/i.exec(html)?.[0];
  if (start === undefined || inside.some((each) => NEVER_INSIDE.test(each))) return undefined;
  if (!directives.some((each) => HEADER_ONLY.test(each))) return undefined;
  const content = inside.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${start}<meta http-equiv="content-security-policy" content="${content}">${html.slice(start.length)}`;
}
