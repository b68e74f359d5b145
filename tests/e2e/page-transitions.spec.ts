import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../src/ui/page-transitions.ts';
import { expect, test } from '../support/browser.ts';

// Test browsers have an empty cache, and then Chromium drops cross-fades. That no promise is
// rejected without somebody handling it is what tests/support/browser.ts asserts for all pages.

/** Follows a link and waits until the page is shown. Resolves to whether it cross-faded. */
async function follow(page: Page, path: string, shown: string | RegExp = path) {
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(shown);
  return page.evaluate(() => (window as unknown as Revealed).revealed);
}

interface Revealed {
  revealed: Promise<boolean>;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const revealed = new Promise<boolean>((resolve) =>
      addEventListener('pagereveal', (event) =>
        // Rejections are reported before the next frame.
        requestAnimationFrame(() => resolve(event.viewTransition !== null)),
      ),
    );
    Object.assign(window, { revealed });
  });
});

test('pages cross-fade even if their styles are not cached', async ({ page }) => {
  await page.goto(routes.blog());
  expect(await follow(page, routes.login())).toBe(true);
  expect(await follow(page, routes.courseSearch())).toBe(true);
});

test('the back office redirects to the login, from outside and from the site', async ({ page }) => {
  await page.goto(routes.admin());
  await page.waitForURL(/\/login/);
  await follow(page, routes.blog());
  await follow(page, routes.admin(), /\/login/);
});

test('going back to a page whose address the browser keeps to itself is not an error', async ({ page }) => {
  // The back office and the account pages send no referrer, and their addresses are not told to the page that is left.
  await page.goto(routes.login());
  await page.goto(routes.blog());
  await page.goBack();
  await expect(page).toHaveURL(routes.login());
});

test.describe('addresses that are not pages of the site', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, fades] of [
    ['/no/such/page', true],
    ['/api/docs', false],
    ['/blog/rss.xml', false],
    ['/robots.txt', false],
  ] as const) {
    test(`${path} ${fades ? 'fades in' : 'appears without a fade'}`, async ({ page }) => {
      await page.goto(routes.blog());
      expect(await follow(page, path)).toBe(fades);
    });
  }
});

test('a dropped cross-fade is not an error: page left at once, page shown before its styles have loaded', async ({
  page,
}) => {
  await page.goto(routes.blog());
  // The styles never load: the browser drops the cross-fade, and the page is left before it is shown.
  await page.route('**/*.css', () => {});
  await page.evaluate((address) => location.assign(address), routes.universities());
  await page.waitForURL(routes.universities(), { waitUntil: 'commit' });
  await page.unroute('**/*.css');
  await follow(page, routes.scholarships());
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages appear without a fade', async ({ page }) => {
    await page.goto(routes.login());
    expect(await follow(page, routes.blog())).toBe(false);
    expect(await follow(page, routes.admin(), /\/login/)).toBe(false);
  });
});

test('every page has the cross-fade style and script first', async ({ request }) => {
  for (const path of [routes.home(), routes.login(), routes.account(), routes.admin(), '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html.slice(0, html.indexOf('<link')), path).toContain(PAGE_TRANSITIONS_HEAD);
  }
});
