import type { Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';

// Playwright starts Chromium without the cache that keeps pages as they were left.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/**
 * Leaves the page that is shown and goes back. @returns what in the page keeps a browser from showing it as it was left.
 * The browser's own reasons do not count: Chromium without a window system keeps no page at all.
 */
async function hindrances(page: Page): Promise<string[]> {
  const left = page.url();
  await page.goto(routes.privacyPolicy());
  const browser = await page.context().newCDPSession(page);
  const cameBack = new Promise<string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      ),
    );
    browser.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await browser.send('Page.enable');
  await page.evaluate(() => history.back());
  // A page from the cache has no 'load' again.
  await page.waitForURL(left, { waitUntil: 'commit' });
  return cameBack;
}

test('nothing keeps a browser from showing a page as it was left', async ({ page }) => {
  for (const address of [routes.home(), routes.courseSearch(), routes.universities(), routes.login()]) {
    await page.goto(address);
    expect(await hindrances(page), address).toEqual([]);
  }
});

test('a page that listens to being unloaded would be noticed', async ({ page }) => {
  await page.goto(routes.blog());
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
