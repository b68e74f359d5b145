import { canonicalQuery, numberOf } from '../../contract/page-queries.ts';
import { hasQuery, isTyped, PAGES } from '../../contract/pages.ts';
import { withoutSecrets } from '../http/secret-paths.ts';

const MAX_LENGTH = 2_000;
/** Where Astro keeps the page for what is not there. */
const LOST = '/404';

/** The pages whose address holds names, each with the pattern that finds it. */
const NAMED = PAGES.filter((pattern) => pattern.includes('[')).map((pattern) => {
  const parts = pattern.replaceAll('.', '\\.').split(/\[\w+\]/);
  return { pattern, matches: new RegExp(`^${parts.join('([^/]+?)')}$`) };
});

export interface PageAddress {
  /** Path and query in their one form: what is rendered, and the key under which it is kept. */
  address: string;
  /** It holds what somebody typed, so that there is no end of addresses like it. */
  endless: boolean;
}

/**
 * The page that a request asks for, by the tables in src/contract/pages.ts and page-queries.ts. Everything else is cut off before rendering:
 * pages are kept by address, so a name that a page does not have must not make another page of it, and one that a page
 * reads but the key leaves out would let one visitor choose what the others see. All addresses that are no page are one.
 * Secrets of links stay out of it: pages that need them read them in the browser.
 * Undefined when the request line is no address of ours (malformed escapes, other forms than /path, far too long).
 */
export function pageAddress(requestUrl: string): PageAddress | undefined {
  if (!requestUrl.startsWith('/') || requestUrl.length > MAX_LENGTH) return undefined;
  const cut = requestUrl.indexOf('?');
  const clean = cleanPath(cut < 0 ? requestUrl : requestUrl.slice(0, cut));
  if (clean === undefined) return undefined;
  const path = onePath(withoutSecrets(clean));
  const pattern = patternOf(path);
  if (pattern === undefined) return { address: LOST, endless: false };
  if (!hasQuery(pattern)) return { address: path, endless: false };
  const query = canonicalQuery(pattern, new URLSearchParams(cut < 0 ? '' : requestUrl.slice(cut + 1)));
  return {
    address: query.size === 0 ? path : `${path}?${query.toString()}`,
    endless: [...query.keys()].some((name) => isTyped(pattern, name)),
  };
}

const EXACT: ReadonlySet<string> = new Set(PAGES);
const patternOf = (path: string): string | undefined =>
  EXACT.has(path) ? path : NAMED.find(({ matches }) => matches.test(path))?.pattern;

/** Escapes only where they are needed (RFC 3986, 6.2.2.2), and numbers without leading zeros. */
const onePath = (path: string): string =>
  path
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape;
    })
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, numberOf);

/**
 * Whether a request is for the API, so that its answer is JSON. Takes any request target, also one that is no address:
 * what makes it unreadable is read as a slash.
 */
export function isForApi(target: string): boolean {
  const raw = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('?')[0]!;
  const path = cleanPath(raw.replaceAll(UNREADABLE, '/'));
  return path === '/api' || (path?.startsWith('/api/') ?? false);
}

/** Control characters, backslashes and what is not ASCII, escaped or not, and percent signs that begin no escape. */
const UNREADABLE = /%(?:[01][\da-f]|5c|7f|[89a-f][\da-f])|%(?![\da-f]{2})|[^!-~]|\\/gi;

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
