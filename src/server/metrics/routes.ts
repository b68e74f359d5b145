import { PAGES } from '../../contract/pages.ts';

/** Paths whose pattern is remembered, so that asking again costs one look-up. Above this number all are forgotten. */
const MOST_REMEMBERED = 2_000;
/** The parts of a path that stand for any value, such as [id] of a page and {id} of a call. */
const ANY = /^[[{]/;

interface Node {
  route?: string;
  next: Map<string, Node>;
  any?: Node;
}

const FOLDERS: readonly [start: string, route: string][] = [
  ['/_astro/', '/_astro/*'],
  ['/media/', '/media/*'],
  ['/admin/', '/admin'],
  ['/sitemap-', '/sitemap-*'],
];
const PLAIN = [
  '/healthz',
  '/readyz',
  '/browser-errors',
  '/admin',
  '/api/openapi.json',
  '/api/docs',
  '/.well-known/security.txt',
];

/** The route of addresses that match no pattern: whatever people and robots try. */
const OTHER = 'other';

/**
 * Returns a function that finds the route pattern of a path, such as `/course_details/[id]`. Paths contain ids, tokens
 * and whatever anybody typed, so metrics never have the path itself.
 * @param calls path patterns of the API, such as /api/app/course/{id}/
 */
export function createRoutes(calls: Iterable<string>): (pathname: string | undefined) => string {
  const root: Node = { next: new Map() };
  for (const pattern of [...PAGES, ...PLAIN, ...calls]) {
    if (!pattern.startsWith('/sitemap-')) add(root, pattern);
  }
  const known = new Map<string, string>();
  return (pathname) => {
    if (pathname === undefined) return OTHER;
    const kept = known.get(pathname);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const route = FOLDERS.find(([start]) => pathname.startsWith(start))?.[1] ?? find(root, pathname);
    known.set(pathname, route);
    return route;
  };
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function add(root: Node, pattern: string): void {
  let node = root;
  for (const part of partsOf(pattern)) {
    if (ANY.test(part)) node = node.any ??= { next: new Map() };
    else {
      const next = node.next.get(part) ?? { next: new Map() };
      node.next.set(part, next);
      node = next;
    }
  }
  node.route ??= pattern;
}

function find(root: Node, pathname: string): string {
  const parts = partsOf(pathname);
  const search = (node: Node, at: number): string | undefined => {
    if (at === parts.length) return node.route;
    const exact = node.next.get(parts[at]!);
    return (exact && search(exact, at + 1)) ?? (node.any && search(node.any, at + 1));
  };
  return search(root, 0) ?? OTHER;
}
