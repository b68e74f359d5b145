import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../src/contract/pages.ts';
import { findCycle, readImports, sourceFiles, type Import } from './support/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const imports = sourceFiles(path.join(root, 'src')).flatMap((file) => readImports(root, file));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const product = imports.filter(({ from }) => !isTest(from));
const show = ({ from, to }: Import) => `${from} -> ${to}`;
const inside = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`src/${folder}/`));
const isBrowserCode = (file: string) => inside(file, 'admin') || /^src\/site\/(.*\/)?browser\//.test(file);

it('finds imports', () => {
  expect(product.map(show)).toContain(
    'src/platform/database/db.ts -> src/platform/database/pglite/pglite-database.ts',
  );
});

describe('shared folders', () => {
  const offenders = (folder: string, allowed: RegExp) =>
    product.filter(({ from, to }) => inside(from, folder) && !allowed.test(to)).map(show);

  it('contract imports only zod', () =>
    expect(offenders('contract', /^(src\/contract\/|zod(\/mini)?$)/)).toEqual([]));

  it('content imports only contract', () =>
    expect(offenders('content', /^(src\/(content|contract)\/|zod(\/mini)?$)/)).toEqual([]));

  // Packages with icons or generic behaviour are allowed: they contain no product logic.
  it('ui imports only React, contract and CSS', () =>
    expect(
      offenders('ui', /^(src\/(ui|contract)\/|react(-dom)?(\/|$)|lucide-react|embla-|.*\.css$)/),
    ).toEqual([]));
});

it('browser code imports only contract, content, ui and its own folder', () => {
  const allowed = (from: string, to: string) =>
    !to.startsWith('src/') ||
    inside(to, 'contract', 'content', 'ui') ||
    (inside(from, 'admin') ? inside(to, 'admin') : isBrowserCode(to) && inside(to, 'site'));
  expect(product.filter(({ from, to }) => isBrowserCode(from) && !allowed(from, to)).map(show)).toEqual([]);
});

describe('mail', () => {
  const foreign = (allowed: RegExp) =>
    product.filter(({ from, to }) => inside(from, 'mail') && !allowed.test(to));

  it('imports contract, content, React and only types of domain', () => {
    // Only the previews may write files.
    const others = foreign(
      /^(src\/(mail|contract|content)\/|react$|qrcode$|html-to-text$|@react-email\/)/,
    ).filter(
      ({ from, to, typeOnly }) =>
        !(typeOnly && inside(to, 'domain')) && !(from === 'src/mail/previews.ts' && to.startsWith('node:')),
    );
    expect(others.map(show)).toEqual([]);
  });

  // Templates have to be built, because Node cannot run TSX.
  it('is imported by others for its types only', () => {
    const loading = product.filter(
      ({ from, to, typeOnly }) => inside(to, 'mail') && !inside(from, 'mail') && !typeOnly,
    );
    expect(loading.map(show)).toEqual([]);
  });
});

describe('layers', () => {
  const surfaces = ['site', 'api', 'admin', 'jobs'];

  it('surfaces do not import each other', () => {
    const surfaceOf = (file: string) => surfaces.find((surface) => inside(file, surface));
    const crossing = product.filter(({ from, to }) => {
      const [a, b] = [surfaceOf(from), surfaceOf(to)];
      return a && b && a !== b;
    });
    expect(crossing.map(show)).toEqual([]);
  });

  it('no layer imports a layer above it', () => {
    const above: Record<string, string[]> = {
      domain: [...surfaces, 'mail', 'server', 'ui'],
      platform: [...surfaces, 'mail', 'server', 'ui', 'domain'],
    };
    const upward = product.filter(({ from, to }) =>
      Object.entries(above).some(([layer, higher]) => inside(from, layer) && inside(to, ...higher)),
    );
    expect(upward.map(show)).toEqual([]);
  });

  it('domain imports only contract, content, platform, itself and packages', () => {
    const allowed = (to: string) =>
      !to.startsWith('src/') || inside(to, 'domain', 'contract', 'content', 'platform');
    expect(product.filter(({ from, to }) => inside(from, 'domain') && !allowed(to)).map(show)).toEqual([]);
  });

  it('platform imports only packages, itself and column types of contract', () => {
    const allowed = ({ from, to, typeOnly }: Import) =>
      !to.startsWith('src/') ||
      inside(to, 'platform') ||
      (typeOnly && inside(to, 'contract') && inside(from, 'platform/database/tables'));
    const strangers = product.filter((line) => inside(line.from, 'platform') && !allowed(line));
    expect(strangers.map(show)).toEqual([]);
  });

  it('the course search is used through one file, updated through another, and shares its text folding', () => {
    const open = /^src\/domain\/search\/(data|commands|terms)\.ts$/;
    const inner = product.filter(
      ({ from, to }) => inside(to, 'domain/search') && !inside(from, 'domain/search') && !open.test(to),
    );
    expect(inner.map(show)).toEqual([]);
  });

  it('only domain, platform and the composition roots import the database', () => {
    const doors = /^src\/platform\/database\/(db|schema|handle|migrate|(tables|pglite|postgres)\/.*)\.ts$/;
    // The server (in production and development), which opens its database before it loads the rest, and the commands.
    const commands = ['import', 'import-run', 'demo', 'key', 'backup', 'backup-run', 'restore', 'move'].map(
      (name) => `src/server/commands/${name}.ts`,
    );
    const roots = new Set(['src/server/own-database.ts', 'src/server/backend.ts', ...commands]);
    const elsewhere = product.filter(
      ({ from, to }) => doors.test(to) && !inside(from, 'domain', 'platform') && !roots.has(from),
    );
    expect(elsewhere.filter(({ typeOnly }) => !typeOnly).map(show)).toEqual([]);
  });

  it('has no cycles, also not of type imports', () => {
    expect(findCycle(imports)).toBeUndefined();
  });
});

it('files of a domain entity have names from a fixed list', () => {
  const nouns = [
    'courses',
    'universities',
    'scholarships',
    'events',
    'articles',
    'accounts',
    'applications',
    'countries',
    'mails',
    'second-factors',
    'security',
  ];
  const vocabulary =
    /^(facade|context|data|rows|commands|policy|states|present)(\.[a-z-]+)?(\.unit)?(\.test)?\.ts$/;
  const strangers = nouns.flatMap((noun) => {
    const folder = path.join(root, 'src', 'domain', noun);
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    return names.filter((name) => !vocabulary.test(name)).map((name) => `src/domain/${noun}/${name}`);
  });
  // Exceptions with their reasons. Do not add any.
  const known: Record<string, string> = {};
  expect(strangers.filter((name) => !(name in known))).toEqual([]);
});

it('bundles no module of domain or platform for the browser', ({ skip }) => {
  const report = path.join(root, 'dist', 'client-modules.json');
  if (!fs.existsSync(report)) return skip('the site is not built');
  const { site, admin } = JSON.parse(fs.readFileSync(report, 'utf8')) as Record<string, string[]>;
  // Neither does the site bundle modules of the back office, nor the other way round.
  const leaked = (modules: readonly string[] | undefined, other: string) =>
    modules?.filter((file) => new RegExp(`^src/(domain|platform|server|api|jobs|mail|${other})/`).test(file));
  expect(leaked(site, 'admin')).toEqual([]);
  expect(leaked(admin, 'site')).toEqual([]);
});

describe('pages and their queries', () => {
  const pages = path.join(root, 'src/site/pages');
  const files = fs
    .readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(pages, path.join(entry.parentPath, entry.name)));
  const patternOf = (file: string) => `/${file}`.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') || '/';
  /** Pages that the server renders by itself, which have no address of their own. */
  const ANSWERS: ReadonlySet<string> = new Set(['/400', '/404', '/429', '/500', '/503']);

  it('the table of pages lists exactly the existing pages', () => {
    const patterns = files.map(patternOf).filter((pattern) => !ANSWERS.has(pattern));
    expect(patterns.toSorted()).toEqual([...PAGES].toSorted());
  });

  it('each page reads its query through its own row of the table', () => {
    const reading = files.flatMap((file) => {
      const text = fs.readFileSync(path.join(pages, file), 'utf8');
      return [...text.matchAll(/readPageQuery\(\s*'([^']+)'/g)].map(([, read]) => [patternOf(file), read]);
    });
    expect(reading.length).toBeGreaterThan(8);
    expect(reading.filter(([own, read]) => own !== read)).toEqual([]);
  });

  it('no page reads its query in another way', () => {
    const site = sourceFiles(path.join(root, 'src/site')).concat(files.map((file) => path.join(pages, file)));
    const reading = site.filter((file) => {
      const name = path.relative(root, file);
      const asksAnother = name === 'src/site/remote-api.ts';
      return (
        !asksAnother && !isTest(name) && !isBrowserCode(name) && readsAQuery(fs.readFileSync(file, 'utf8'))
      );
    });
    expect(reading.map((file) => path.relative(root, file))).toEqual([]);
  });

  const readsAQuery = (text: string) => /searchParams|\burl\.(search|href)\b|request\.url/.test(text);
});

describe('the wire is for the API', () => {
  const textsOf = (folder: string) =>
    sourceFiles(path.join(root, 'src', folder)).map((file) => ({
      name: path.relative(root, file),
      text: fs.readFileSync(file, 'utf8'),
    }));
  const holding = (folder: string, pattern: RegExp) =>
    textsOf(folder).flatMap(({ name, text }) => (pattern.test(text) ? [name] : []));

  it('domain knows no address of it', () => {
    expect(holding('domain', /\/api\//)).toEqual([]);
  });

  it('domain writes no sentence of its errors, only codes', () => {
    const sentences =
      /invalidChoice|Select a valid choice|This field (is|may)|Ensure this|Invalid pk|Enter a valid|is not a valid|The submitted/;
    expect(holding('domain', sentences).filter((name) => !isTest(name))).toEqual([]);
  });

  it('domain makes no links between the pages of a list', () => {
    expect(holding('domain', /\bpageLink\b|URLSearchParams|(next|previous): .*publicOrigin/)).toEqual([]);
  });

  it('the site reads page numbers only from its own addresses, never from a link', () => {
    expect(holding('site', /searchParams\.get\(\s*['"]page['"]|pageOfLink/)).toEqual([]);
    expect(holding('contract', /searchParams\.get\(\s*['"]page['"]/)).toEqual([]);
  });
});

describe('the back office', () => {
  it('has no colors of text that Material UI ignores', () => {
    // It takes textSecondary; text.secondary is taken in sx alone, and as a prop it leaves the text as dark as the rest.
    const ignored = sourceFiles(path.join(root, 'src/admin')).filter((file) =>
      /\bcolor="\w+\.\w+"/.test(fs.readFileSync(file, 'utf8')),
    );
    expect(ignored).toEqual([]);
  });
});

it('a part of a page without properties reads no clock, because its HTML is kept until staff publish', () => {
  const of = Map.groupBy(product, ({ from }) => from);
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const parts = sourceFiles(path.join(root, 'src/site')).flatMap((file) => {
    const page = path.relative(root, file);
    if (!page.endsWith('.astro')) return [];
    const alone = [...read(page).matchAll(/<([A-Z]\w+) *\/>/g)].map(([, name]) => name!);
    return (of.get(page) ?? []).filter(({ to }) =>
      alone.some(
        (name) => to.endsWith('.tsx') && new RegExp(`export (function|const) ${name}\\b`).test(read(to)),
      ),
    );
  });
  expect(parts.length).toBeGreaterThan(10);
  const found = new Set(parts.map(({ to }) => to));
  for (const file of found)
    for (const { to, typeOnly } of of.get(file) ?? [])
      if (!typeOnly && /^src\/.*\.tsx?$/.test(to)) found.add(to);
  const clocks = /new Date\(\)|Date\.now|Temporal\.Now|Math\.random|performance\.now/;
  expect([...found].filter((file) => clocks.test(read(file)))).toEqual([]);
});
