import { launchOptions } from '../../playwright.config.ts';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';

// Playwright starts Chromium without the cache that keeps pages as they were left.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('going back shows the page as it was left', async ({ page }) => {
  for (const address of [routes.home(), routes.courseSearch(), routes.universities(), routes.login()]) {
    await page.goto(address);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(routes.privacyPolicy());
    await page.evaluate(() => history.back());
    // A page from the cache has no 'load' again.
    await page.waitForURL(address, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), address).toBe(true);
  }
});
