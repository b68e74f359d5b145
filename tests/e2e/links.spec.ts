import { expect, test } from '../support/browser.ts';

/** How many pages with the same layout (courses, pages of a list) are visited. */
const MOST_OF_A_SHAPE = 12;
const shapeOf = (path: string) => path.replace(/\d+/g, 'N').replace(/\?.*/, '?');

const ATTRIBUTE = /<(?:a|link|img|source|script|use|video)\b[^>]*?\s(?:href|src|srcset|poster)="([^"]*)"/g;

function linksOf(html: string): string[] {
  return [...html.matchAll(ATTRIBUTE)].flatMap(([, value = '']) =>
    value
      .split(/,\s+/)
      .map((part) => (part.split(/\s/)[0] ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&')),
  );
}

test('no link on the site is broken', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const origin = new URL(baseURL ?? '').origin;
  const found = new Map<string, string>([['/', 'the start']]);
  const visits = new Map<string, number>();
  const pages = new Map<string, string>();
  const broken: string[] = [];
  for (const [path, from] of found) {
    const shape = shapeOf(path);
    visits.set(shape, (visits.get(shape) ?? 0) + 1);
    if ((visits.get(shape) ?? 0) > MOST_OF_A_SHAPE) continue;
    const response = await request.get(origin + path, { maxRedirects: 0 });
    if (response.status() !== 200) broken.push(`${response.status()} ${path} (linked from ${from})`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    pages.set(path, html);
    for (const link of linksOf(html)) {
      if (!URL.canParse(link, origin + path)) broken.push(`'${link}' on ${path} is no address`);
      const url = new URL(link, origin + path);
      if (url.origin !== origin) continue;
      const target = url.pathname + url.search;
      if (!found.has(target)) found.set(target, path);
      const anchor = decodeURIComponent(url.hash.slice(1));
      const there = target === path ? html : pages.get(target);
      if (anchor && there && !there.includes(` id="${anchor}"`))
        broken.push(`#${anchor} on ${target} (from ${path})`);
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(40);
});
