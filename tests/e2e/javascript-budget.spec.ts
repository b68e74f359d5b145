import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from '../support/account-forms.ts';
import { expect, test } from '../support/browser.ts';
import { loadedFiles, scriptBytes } from '../support/page-scripts.ts';

/** Limits in bytes after brotli (docs/performance.md); the home page uses a fifth of its own. */
const HOME = 75_000;
const AFTER_TOUCH = 15_000;
const SEARCH_HTML = 15_000;
/** React and ReactDOM take 60 kB; the rest is forms. */
const ACCOUNT = 90_000;

const bytesOf = async (page: Page, request: APIRequestContext) =>
  scriptBytes(page, await loadedFiles(page, request));

test.describe('with the video', () => {
  test.use({ film: true });

  test('the home page uses a fifth of its budget when read to the end', async ({ page, request }) => {
    await page.goto('/');
    expect(await bytesOf(page, request)).toBeLessThanOrEqual(HOME / 5);
    for (const carousel of await page.locator('[data-carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveClass(/is-alive/);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await bytesOf(page, request)).toBeLessThanOrEqual(HOME / 5);
  });
});

test('the search stays within its budget', async ({ page, request }) => {
  await page.goto('/course-search');
  await page.getByRole('heading', { name: /^Search Result/ }).click();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
  expect(await bytesOf(page, request)).toBeLessThanOrEqual(AFTER_TOUCH);
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
    await hydrated(page);
    expect(await bytesOf(page, request), address).toBeLessThanOrEqual(ACCOUNT);
  }
});

test('the first HTML of a search with 20 results is small', async ({ request }) => {
  const html = await (await request.get('/course-search')).body();
  expect(html.toString().match(/class="[^"]*course-card[ "]/g)).toHaveLength(20);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(SEARCH_HTML);
});
