import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

/** Limits in bytes after brotli (docs/performance.md). */
/** Hard limit for the home page. */
const HOME = 75_000;
const AFTER_TOUCH = 15_000;
const SEARCH_HTML = 15_000;
/** React and ReactDOM take 60 kB; the rest is forms. */
const ACCOUNT = 90_000;

/** Size of all scripts: loaded files as transferred, and inline scripts. */
async function scriptBytes(page: Page, request: APIRequestContext): Promise<number> {
  const [inline, fetched] = await page.evaluate(() => [
    [
      ...document.querySelectorAll(
        'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
      ),
    ].map((script) => script.textContent),
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  ]);
  const files = await Promise.all([...new Set(fetched)].map((address) => brotliBytes(request, address)));
  return brotliCompressSync(inline.join('\n')).length + files.reduce((sum, bytes) => sum + bytes, 0);
}

/** Size as our server compresses it; requested again, because the browser reports other sizes. */
async function brotliBytes(request: APIRequestContext, address: string): Promise<number> {
  const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  return brotliCompressSync(await response.body()).length;
}

test.describe('with the video', () => {
  test.use({ film: true });

  test('the home page uses a fifth of its budget when read to the end', async ({ page, request }) => {
    await page.goto('/');
    expect(await scriptBytes(page, request)).toBeLessThanOrEqual(HOME / 5);
    for (const carousel of await page.locator('[data-carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveClass(/is-alive/);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scriptBytes(page, request)).toBeLessThanOrEqual(HOME / 5);
  });
});

test('the search stays within its budget', async ({ page, request }) => {
  await page.goto('/course-search');
  await page.getByRole('heading', { name: /^Search Result/ }).click();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
  expect(await scriptBytes(page, request)).toBeLessThanOrEqual(AFTER_TOUCH);
});

test('the hydrated account pages stay within their budget', async ({ page, request }) => {
  for (const address of [
    '/account',
    '/account/applications',
    '/account/applications/00000000-0000-4000-8000-000000000000',
    '/account/events',
    '/account/security',
    '/account/data',
    '/login',
    '/signup',
  ]) {
    await page.goto(address);
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    expect(await scriptBytes(page, request), address).toBeLessThanOrEqual(ACCOUNT);
  }
});

test('the first HTML of a search with 20 results is small', async ({ request }) => {
  const html = await (await request.get('/course-search')).body();
  expect(html.toString().match(/class="[^"]*course-card[ "]/g)).toHaveLength(20);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(SEARCH_HTML);
});
