import { canonicalQuery, numberOf } from '../../contract/page-queries.ts';
import { hasQuery, isTyped, PAGES } from '../../contract/pages.ts';
import { withoutSecrets } from '../http/secret-paths.ts';

const MAX_LENGTH = 2_000;
/** Astro's address of the not-found page. */
const NOT_FOUND = '/404';

/** The pages with parameters in their path, each with a regular expression for it. */
const NAMED = PAGES.filter((pattern) => pattern.includes('[')).map((pattern) => {
  const parts = pattern.replaceAll('.', '\\.').split(/\[\w+\]/);
  return { pattern, matches: new RegExp(`^${parts.join('([^/]+?)')}$`) };
});

export interface PageAddress {
  /** Path and query in canonical form: the address that is rendered, and the cache key. */
  address: string;
  /** It contains free text, so the number of such addresses is unlimited. */
  endless: boolean;
}

/**
 * The canonical address of a requested page, by the tables in src/contract/pages.ts and page-queries.ts. Unknown
 * parameters are removed before rendering, because pages are cached by this address: an unknown parameter must not
 * create another cache entry, and a parameter that a page reads but that is not in the key would let one visitor choose
 * what others see. All unknown addresses become the address of the not-found page. Secrets of links are replaced; pages
 * that need them read them in the browser. Undefined for an invalid request target (malformed escapes, other forms than
 * /path, far too long).
 */
export function pageAddress(requestUrl: string): PageAddress | undefined {
  if (!requestUrl.startsWith('/') || requestUrl.length > MAX_LENGTH) return undefined;
  const cut = requestUrl.indexOf('?');
  const clean = cleanPath(cut < 0 ? requestUrl : requestUrl.slice(0, cut));
  if (clean === undefined) return undefined;
  const path = onePath(withoutSecrets(clean));
  const pattern = patternOf(path);
  if (pattern === undefined) return { address: NOT_FOUND, endless: false };
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

/** The canonical path: no unnecessary escapes (RFC 3986, 6.2.2.2) and no leading zeros in numbers. */
const onePath = (path: string): string =>
  path
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape;
    })
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, numberOf);

/**
 * Whether a request is for the API, so that its answer has to be JSON. Accepts any request target, even an invalid one:
 * invalid characters are read as slashes.
 */
export function isForApi(target: string): boolean {
  const raw = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('?')[0]!;
  const path = cleanPath(raw.replaceAll(UNREADABLE, '/'));
  return path === '/api' || (path?.startsWith('/api/') ?? false);
}

/** Control characters, backslashes and non-ASCII characters, escaped or not, and percent signs without a valid escape. */
const UNREADABLE = /%(?:[01][\da-f]|5c|7f|[89a-f][\da-f])|%(?![\da-f]{2})|[^!-~]|\\/gi;

/**
 * The path with single slashes and without a trailing one. Undefined if it has invalid escapes, control characters or
 * backslashes.
 */
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
