import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

/** What opens on a phone: its page, its opener and the sheet, menu or dialog. */
const OVERLAYS: [string, string, (page: Page) => Locator, (page: Page) => Locator][] = [
  [
    'the filters',
    routes.courseSearch(),
    (page) => page.getByRole('button', { name: /^Filters/ }),
    (page) => page.locator('#course-filters'),
  ],
  [
    'the menu',
    routes.courseSearch(),
    (page) => page.getByRole('button', { name: 'Menu' }),
    (page) => page.getByRole('dialog', { name: 'Menu' }),
  ],
  [
    'the login prompt',
    routes.courseSearch(),
    (page) => page.getByRole('link', { name: /^Apply Now/ }).first(),
    (page) => page.locator('#login-prompt'),
  ],
];

for (const [name, address, openerOn, overlayOn] of OVERLAYS) {
  test(`Back closes ${name} and nothing else`, phoneOnly, async ({ page }) => {
    const [opener, overlay] = [openerOn(page), overlayOn(page)];
    await page.goto(routes.whoWeAre());
    await page.goto(address);
    await opener.click();
    await expect(overlay).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(1);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(opener).toBeFocused();
    // Closed by itself, it leaves no entry behind.
    await opener.click();
    await overlay
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
    await expect(overlay).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
    // Nor does one that was open when the page was reloaded.
    await opener.click();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(1);
    await page.reload();
    await expect(overlay).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(routes.whoWeAre());
  });
}

test('a link of the menu leaves no entry behind', phoneOnly, async ({ page }) => {
  await page.goto(routes.courseSearch());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(routes.events());
  await page.goBack();
  await expect(page).toHaveURL(routes.courseSearch());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect(await page.evaluate(() => history.state?.overlay)).toBeUndefined();
});

test(
  'Back from the sheet keeps what was ticked in it, and the next Back undoes it',
  phoneOnly,
  async ({ page }) => {
    await page.goto(routes.courseSearch());
    const heading = page.getByRole('heading', { name: /^Search Result/ });
    const all = await heading.textContent();
    const sheet = page.locator('#course-filters');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.locator('summary').first().click();
    for (const index of [0, 1]) {
      await sheet.getByRole('checkbox').nth(index).check();
      await expect(page).toHaveURL(new RegExp(`(interest=\\d+.*){${index + 1}}`));
    }
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(heading).not.toHaveText(all!);
    const found = await heading.textContent();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/interest=\d+&interest=\d+$/);
    await expect(heading).toHaveText(found!);
    await page.goBack();
    await expect(page).toHaveURL(routes.courseSearch());
    await expect(heading).toHaveText(all!);
  },
);
