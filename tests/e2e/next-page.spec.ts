import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';

/** Presses on a link without releasing it. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
}

/** How the page that is shown came: 'navigational-prefetch' if it was asked for before its link was followed. */
const cameBy = (page: Page) =>
  page.evaluate(
    () =>
      (
        performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
          deliveryType: string;
        }
      ).deliveryType,
  );

test.describe('the next page', () => {
  // 'film' is a visitor who does not save data.
  test.use({ film: true });

  test('is asked for as soon as its link is pressed', async ({ page }) => {
    await page.goto(routes.blog());
    const asked = page.waitForRequest((request) => /\/blog\/\d+$/.test(request.url()));
    await press(page, page.locator('main a[href^="/blog/"]').first());
    const request = await asked;
    expect((await request.allHeaders())['sec-purpose']).toBe('prefetch');
    await page.mouse.up();
    await page.waitForURL(/\/blog\/\d+$/);
    expect(await cameBy(page)).toBe('navigational-prefetch');
  });

  test('is not asked for if it is a file, or belongs to one person', async ({ page }) => {
    await page.goto(routes.blog());
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/_astro/')) asked.push(pathname);
    });
    for (const address of [routes.blogFeed(), routes.admin(), '/account/applications', '/api/docs']) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'There', id: 'there' });
        document.querySelector('main')!.prepend(link);
      }, address);
      await press(page, page.locator('#there'));
      // Released somewhere else, so the link is not followed.
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await page.locator('#there').evaluate((link) => link.remove());
    }
    // What was asked for later than these would have been.
    await press(page, page.locator('main a[href^="/blog/"]').first());
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/blog\/\d+$/);
  });
});

test('a visitor who saves data asks for the next page only by following its link', async ({ page }) => {
  await page.goto(routes.blog());
  await expect(page.locator('[type=speculationrules]')).toHaveCount(0);
  await page.locator('main a[href^="/blog/"]').first().click();
  await page.waitForURL(/\/blog\/\d+$/);
  expect(await cameBy(page)).toBe('');
});
