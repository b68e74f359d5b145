import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

interface Post {
  id: number;
  main_title: string;
  excerpt: string;
  sections: { paragraph_title: string | null; paragraphs: { text: string }[] }[];
}

async function posts(request: APIRequestContext, query = '?records=100'): Promise<Post[]> {
  const response = await request.get(`/api/app/blog-list/${query}`);
  return ((await response.json()) as { results: Post[] }).results;
}

const grid = (page: Page) => page.getByRole('main').locator('li.card');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Posts' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of posts' });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a grid of posts, two columns where there is room, and the first four as recent',
      both,
      async ({ page, request }) => {
        const all = await posts(request);
        await page.goto('/blog');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Students Read');
        await expect(grid(page).getByRole('heading')).toHaveText(
          all.slice(0, 8).map(({ main_title: title }) => title),
        );
        await expect(recent(page).getByRole('link')).toHaveText(
          all.slice(0, 4).map(({ main_title: title }) => title),
        );
        const [first, second] = await grid(page).all();
        const [a, b] = [await first?.boundingBox(), await second?.boundingBox()];
        expect(a?.y === b?.y).toBe((page.viewportSize()?.width ?? 0) >= 480);
        const clamped = grid(page).first().locator('p.line-clamp-2');
        const lines = await clamped.evaluate(
          (text) =>
            text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
        );
        expect(Math.round(lines)).toBe(2);
        await grid(page).first().getByRole('link', { name: 'See More' }).click();
        await expect(page).toHaveURL(`/blog/${all[0]?.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[0]?.main_title ?? '');
      },
    );

    test('pages are turned by links and Back works; first and last page have no further link', async ({
      page,
      request,
    }) => {
      const all = await posts(request);
      await page.goto('/blog');
      const previous = pages(page).getByText('Previous');
      const next = pages(page).getByText('Next');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(previous).not.toHaveAttribute('href');
      await next.click();
      await expect(page).toHaveURL('/blog?page=2');
      await expect(grid(page)).toHaveCount(all.length - 8);
      await expect(next).not.toHaveAttribute('href');
      await expect(recent(page).getByRole('link').first()).toHaveText(all[0]?.main_title ?? '');
      await page.goBack();
      await expect(page).toHaveURL('/blog');
      await expect(grid(page)).toHaveCount(8);
      await page.goForward();
      await previous.click();
      await expect(page).toHaveURL('/blog');
    });
  });
}

test('a post has its sections, a table of contents and structured data', both, async ({ page, request }) => {
  const [post] = await posts(request);
  await page.goto(`/blog/${post?.id}`);
  const titles = post?.sections.flatMap(({ paragraph_title: title }) => title ?? []) ?? [];
  for (const title of titles)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: titles.at(-1), exact: true })).toBeInViewport();
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; headline?: string },
  );
  expect(data.map((each) => each['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(data[0]?.headline).toBe(post?.main_title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', post?.excerpt ?? '');
});

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const id of ['99999999', 'nursing']) {
    test(`the post ${id}: 404, a message and a link`, async ({ page }) => {
      expect((await page.goto(`/blog/${id}`))?.status()).toBe(404);
      await expect(page.getByText('No blogs found.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All Blogs' }).click();
      await expect(page).toHaveURL('/blog');
    });
  }

  test('a page past the end', async ({ page }) => {
    expect((await page.goto('/blog?page=99'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('the feed is RSS and links to posts', async ({ page, request }) => {
  await page.goto('/blog');
  const address = await page.getByRole('link', { name: 'Follow by RSS' }).getAttribute('href');
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', address ?? '');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  // On an empty page, because ours takes no text as a document.
  await page.goto('about:blank');
  const links = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return [...feed.querySelectorAll('parsererror, item > link')].map((each) => each.textContent);
  }, xml);
  expect(links.length).toBeGreaterThanOrEqual(12);
  expect((await request.get(links[0] ?? '')).status()).toBe(200);
});

test('no accessibility violations, and hardly any script', both, async ({ page, request }) => {
  const [post] = await posts(request);
  for (const address of ['/blog', `/blog/${post?.id}`]) {
    await page.goto(address);
    expect(await accessibilityFaults(page)).toEqual([]);
    const scripts = await page.evaluate(() => ({
      inline: [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
        .map((script) => script.textContent)
        .join('\n'),
      files: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    }));
    let bytes = brotliCompressSync(scripts.inline).length;
    for (const file of scripts.files)
      bytes += brotliCompressSync(await (await request.get(file)).body()).length;
    expect(bytes, address).toBeLessThanOrEqual(5_000);
  }
});
