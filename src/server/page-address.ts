import { withoutSecrets } from './secret-paths.ts';

/**
 * The only query parameters that reach a page. Everything else is cut off before rendering: pages are cached by address,
 * and a parameter that a page reads but the key leaves out would let one visitor choose what the others see.
 */
const QUERY_NAMES: ReadonlySet<string> = new Set(
  'search interest specialization country university ordering page city category intake tab ids'.split(' '),
);
/** The way back, on the two pages whose links carry it on. They are not cached. */
const CARRY_NEXT: ReadonlySet<string> = new Set(['/login', '/signup']);

const MAX_LENGTH = 2_000;

/**
 * The address a request stands for, as path and sorted allowed query; also its cache key. Secrets of links stay out of
 * it: pages that need them read them in the browser.
 * Undefined when the request line is no address of ours (malformed escapes, other forms than /path, far too long).
 */
export function pageAddress(requestUrl: string): string | undefined {
  if (!requestUrl.startsWith('/') || requestUrl.length > MAX_LENGTH) return undefined;
  const cut = requestUrl.indexOf('?');
  const rawPath = cut < 0 ? requestUrl : requestUrl.slice(0, cut);
  const clean = cleanPath(rawPath);
  if (clean === undefined) return undefined;
  const path = withoutSecrets(clean);
  const query = new URLSearchParams(cut < 0 ? '' : requestUrl.slice(cut + 1));
  const allowed = (name: string) => QUERY_NAMES.has(name) || (name === 'next' && CARRY_NEXT.has(path));
  const kept = [...query].filter(([name, value]) => allowed(name) && value !== '');
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}

/** One slash between parts, none at the end, escapes valid, no control characters. */
export function cleanPath(rawPath: string): string | undefined {
  try {
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(rawPath))) return undefined;
  } catch {
    return undefined;
  }
  const path = new URL(`http://local/${rawPath.replace(/^\/+/, '')}`).pathname.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
