import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../src/ui/page-transitions.ts';
import { expect, test } from '../support/browser.ts';

// The browser of a test has no file in its cache yet, which is when Chromium drops cross-fades. That no promise is
// rejected without somebody handling it is what tests/support/browser.ts asserts for all pages.

/** Goes where a link would lead and waits until that page is shown; says whether it cross-faded into view. */
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
        // What is rejected is reported before the next frame.
        requestAnimationFrame(() => resolve(event.viewTransition !== null)),
      ),
    );
    Object.assign(window, { revealed });
  });
});

test('pages cross-fade into each other, with styles that have yet to be fetched', async ({ page }) => {
  await page.goto(routes.blog());
  expect(await follow(page, routes.login())).toBe(true);
  expect(await follow(page, routes.courseSearch())).toBe(true);
});

test('the gate of the back office leads to the login, from outside and from the site', async ({ page }) => {
  await page.goto(routes.admin());
  await page.waitForURL(/\/login/);
  await follow(page, routes.blog());
  await follow(page, routes.admin(), /\/login/);
});

test.describe('addresses that are no pages of the site', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, fades] of [
    ['/no/such/page', true],
    ['/api/docs', false],
    ['/blog/rss.xml', false],
    ['/robots.txt', false],
  ] as const) {
    test(`${path} ${fades ? 'fades in' : 'is just there'}`, async ({ page }) => {
      await page.goto(routes.blog());
      expect(await follow(page, path)).toBe(fades);
    });
  }
});

test('a cross-fade that is dropped is no error: left at once, shown before its styles are there', async ({
  page,
}) => {
  await page.goto(routes.blog());
  // Styles that never come: the browser gives up the cross-fade, and the page is left again before it was seen.
  await page.route('**/*.css', () => {});
  await page.evaluate((address) => location.assign(address), routes.universities());
  await page.waitForURL(routes.universities(), { waitUntil: 'commit' });
  await page.unroute('**/*.css');
  await follow(page, routes.scholarships());
});

test.describe('for people who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages are just there', async ({ page }) => {
    await page.goto(routes.login());
    expect(await follow(page, routes.blog())).toBe(false);
    expect(await follow(page, routes.admin(), /\/login/)).toBe(false);
  });
});

test('every page holds its part of the cross-fade first', async ({ request }) => {
  for (const path of [routes.home(), routes.login(), routes.account(), routes.admin(), '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html.slice(0, html.indexOf('<link')), path).toContain(PAGE_TRANSITIONS_HEAD);
  }
});
