import { renderToStaticMarkup } from 'react-dom/server';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { HOSTILE } from '../../../tests/support/content.ts';
import { fail, ok } from '../../contract/errors.ts';
import { readPageQuery } from '../../contract/page-queries.ts';
import { brokenReads, fixtureReads } from '../../../tests/support/public-reads.ts';
import { jsonForScript } from '../layout/json-for-script.ts';
import { articleData } from './article-data.ts';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { feedXml } from './feed.ts';
import { article } from '../../../tests/support/article.ts';
import { loadArticle, loadBlog, recentArticles } from './load-blog.ts';
import { RecentArticles } from './recent-articles.tsx';
import { MissingRecord } from '../layout/missing-record.tsx';

const ORIGIN = 'https://prasthan.test';
const blogAt = (path: string) => readPageQuery('/blog', new URL(path, ORIGIN));
const posts = Array.from({ length: 6 }, (_, index) =>
  article({ id: index + 1, main_title: `Post ${index + 1}` }),
);
const reads = fixtureReads({
  articles: ({ page, records = '20' }) => {
    if (page === '9') return Promise.resolve(fail({ code: 'invalid_page' }));
    const results = posts.slice(0, Number(records));
    return Promise.resolve(ok({ results, count: 14, page: Number(page ?? 1), pages: 2 }));
  },
  article: (id) => Promise.resolve(id === '3' ? ok(posts[2]!) : fail({ code: 'not_found' })),
});
const hostile = article({
  main_title: HOSTILE,
  excerpt: HOSTILE,
  author: HOSTILE,
  sections: [
    {
      ...article().sections[0]!,
      paragraph_title: HOSTILE,
      paragraphs: [{ id: 1, text: HOSTILE, point_texts: [{ id: 1, point_text: HOSTILE }] }],
    },
  ],
});

const escaped = 'We don&#x27;t';

test('the blog shows posts, the first four again as recent, and the page number', async () => {
  const view = await loadBlog(reads, blogAt('/blog?page=2'));
  expect(view.recent.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  const html = renderToStaticMarkup(<BlogPage view={view} />);
  for (const text of ['What Students Read', 'Recent Posts', 'See More', 'Page 2 of 2', 'href="/blog/6"'])
    expect(html).toContain(text);
  expect(html).toMatch(/<a href="\/blog" class="[^"]*" rel="prev">/);
  expect(html).toMatch(/aria-disabled="true"[^>]*rel="next"/);
});

test('an empty blog, a failed read and a missing page show the specified texts', async () => {
  const empty = await loadBlog(fixtureReads(), blogAt('/blog'));
  expect(renderToStaticMarkup(<BlogPage view={empty} />)).toContain(
    `Sorry,${escaped} have any blogs currently.`,
  );
  const broken = await loadBlog(brokenReads(), blogAt('/blog'));
  const html = renderToStaticMarkup(<BlogPage view={broken} />);
  expect(broken.status).toBe(503);
  expect(html).toContain(
    `<span class="max-md:hidden">Sorry, ${escaped} have any results currently to show. Please visit later.</span>`,
  );
  expect(html).toContain(
    '<span class="md:hidden">We dont have any results currently to show. Visit later.</span>',
  );
  expect((await loadBlog(reads, blogAt('/blog?page=9'))).status).toBe(404);
});

test('a post shows its parts, its contents and other posts', async () => {
  const loaded = await loadArticle(reads, '3');
  expect(loaded.value?.recent.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  const html = renderToStaticMarkup(<ArticlePage article={article()} recent={loaded.value?.recent ?? []} />);
  for (const text of ['How to read a fee page', '12 November 2026', '3 minutes to read', '>a year</li>'])
    expect(html).toContain(text);
  expect(html).toContain('href="#part-2"');
  expect(html).toContain('id="part-2"');
});

test('a missing post and a failed read have their own texts and status', async () => {
  expect((await loadArticle(reads, '99')).status).toBe(404);
  expect((await loadArticle(brokenReads(), '3')).status).toBe(503);
  expect(renderToStaticMarkup(<MissingRecord kind="article" status={404} />)).toContain('No blogs found.');
  expect(renderToStaticMarkup(<MissingRecord kind="article" status={503} />)).toContain(
    `${escaped} have any results currently to show. Visit later.`,
  );
});

test('the home page shows three posts, the third on medium and larger screens only', async () => {
  const html = renderToStaticMarkup(<RecentArticles articles={await recentArticles(reads)} />);
  expect(html.match(/href="\/blog\/\d"/g)).toEqual(['href="/blog/1"', 'href="/blog/2"', 'href="/blog/3"']);
  expect(html.match(/<li class="[^"]*"/g)?.map((item) => item.includes('max-md:hidden'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(html).toMatch(/href="\/blog"[^>]*>All Blogs/);
  expect(renderToStaticMarkup(<RecentArticles articles={[]} />)).toBe('');
});

test('typed markup stays text on the page and in structured data', () => {
  const html = renderToStaticMarkup(<ArticlePage article={hostile} recent={[hostile]} />);
  expect(html).not.toMatch(/<(script|img|svg\/onload)|javascript:alert\(1\)"/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(jsonForScript(articleData(hostile, ORIGIN))).not.toContain('<');
});

test('the feed is well-formed RSS with absolute URLs, whatever the posts contain', () => {
  const about = { origin: ORIGIN, title: 'Blog & more', description: 'x' };
  const xml = feedXml([article({ ...hostile, excerpt: `${HOSTILE}\u0000\u0007\ud800` }), article()], about);
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void open.push(name));
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    if (text.trim()) (texts[open.join('/')] ??= []).push(text);
  });
  parser.write(xml).close();
  expect(texts['rss/channel/title']).toEqual(['Blog & more']);
  expect(texts['rss/channel/item/title']).toEqual([HOSTILE, 'How to read a fee page']);
  expect(texts['rss/channel/item/link']).toEqual([`${ORIGIN}/blog/5`, `${ORIGIN}/blog/5`]);
  expect(texts['rss/channel/item/pubDate']?.[1]).toBe('Thu, 12 Nov 2026 02:15:00 +0000');
  // Parsed as HTML, a description must not start a tag.
  for (const description of texts['rss/channel/item/description'] ?? [])
    expect(description).not.toContain('<');
});
