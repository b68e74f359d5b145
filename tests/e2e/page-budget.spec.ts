import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';
import { loadedFiles, scriptBytes, sumOf } from '../support/page-scripts.ts';
import { publicPages } from '../support/public-pages.ts';

/** Bytes after brotli of what a page loads before it is touched or scrolled (docs/performance.md). */
interface Weight {
  html: number;
  scripts: number;
  /** The page with all its files: styles, font, pictures, scripts. */
  all: number;
}

const MOST: Weight = { html: 15_000, scripts: 5_000, all: 70_000 };
/** Forms that come alive at once, because a link in a mail leads to them: React and ReactDOM take 60 kB. */
const FORM: Weight = { html: 15_000, scripts: 90_000, all: 150_000 };
/** Pages with limits of their own, by the beginning of their pattern. */
const OTHERS: readonly (readonly [RegExp, Weight])[] = [
  // On a phone with its film (below); here browsers save data and get the still picture.
  [/^\/$/, { html: 26_000, scripts: 15_000, all: 120_000 }],
  [/^\/(password-reset|join|keep-email|new-email|verify-email)/, FORM],
];
const limitOf = (pattern: string): Weight => OTHERS.find(([pages]) => pages.test(pattern))?.[1] ?? MOST;

/** @returns what the page that is open has loaded so far */
async function weigh(page: Page, request: APIRequestContext): Promise<Weight> {
  const files = await loadedFiles(page, request);
  const html = brotliCompressSync(await (await request.get(page.url())).body()).length;
  return { html, scripts: await scriptBytes(page, files), all: html + sumOf(files) };
}

test('every public page stays within its budget', both, async ({ page, request }) => {
  test.slow();
  const pages = await publicPages(async (path) => (await request.get(path)).json());
  const over: string[] = [];
  for (const [pattern, address] of pages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const weight = await weigh(page, request);
    const most = limitOf(pattern);
    if (process.env['PRINT_WEIGHTS']) console.log(pattern, JSON.stringify(weight));
    for (const what of ['html', 'scripts', 'all'] as const)
      if (!(weight[what] <= most[what])) over.push(`${pattern}: ${what} ${weight[what]} of ${most[what]}`);
  }
  expect(over).toEqual([]);
});

test.describe('with the film', () => {
  test.use({ film: true });

  test('the home page on a phone', phoneOnly, async ({ page, request }) => {
    const connection = { saveData: false, effectiveType: '4g' };
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await page.goto('/');
    await expect(page.locator('.hero-art video')).toHaveClass('is-playing');
    const { all } = await weigh(page, request);
    if (process.env['PRINT_WEIGHTS']) console.log('/ with the film', all);
    expect(all).toBeLessThanOrEqual(limitOf('/').all);
  });
});

/** Bytes after brotli and number of files that a list of the back office loads the first time. */
const OFFICE = { all: 520_000, files: 50 };

test('a list of the back office loads few files', async ({ page, request }) => {
  await openOffice(page, '/admin/applications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const files = await loadedFiles(page, request, /\/admin\/assets\//);
  if (process.env['PRINT_WEIGHTS']) console.log('/admin/applications', sumOf(files), files.length);
  expect(sumOf(files)).toBeLessThanOrEqual(OFFICE.all);
  expect(files.length).toBeLessThanOrEqual(OFFICE.files);
});
