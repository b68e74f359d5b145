import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

test.describe('the slide-in menu of phones', phoneOnly, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
  });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap();

  test('opens by touch, with independent submenus', async ({ page }) => {
    await open(page);
    await expect(menu(page)).toBeVisible();
    const abroad = menu(page).locator('summary', { hasText: 'Study Abroad' });
    await abroad.tap();
    await menu(page).locator('summary', { hasText: 'Test Preparation' }).tap();
    await expect(menu(page).getByRole('link', { name: 'Australia' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'IELTS' })).toBeVisible();
    await abroad.tap();
    await expect(menu(page).getByRole('link', { name: 'Australia' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'IELTS' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes the focus, traps it and returns it on Escape', async ({ page }) => {
    await open(page);
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    // The browser opens the menu by itself; the script, which may load later, keeps the focus in it.
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('Tab');
      const escaped = await page.evaluate(() =>
        document.activeElement?.closest('main, footer, .site-header-row'),
      );
      expect(escaped).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('traps the focus also if it was opened before its script had loaded', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await open(page);
    await expect(menu(page)).toBeVisible();
    held.resolve();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
  });

  test('closes by its button and by a press outside it', async ({ page }) => {
    await open(page);
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await open(page);
    await page.touchscreen.tap(10, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('is closed after leaving the page and going back', async ({ page }) => {
    await open(page);
    await menu(page).getByRole('link', { name: 'Universities' }).tap();
    await page.waitForURL('**/universitieslist');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });
});

test.describe('without JavaScript', phoneOnly, () => {
  test.use({ javaScriptEnabled: false });

  test('the slide-in menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.locator('.side-menu summary', { hasText: 'Services' }).tap();
    await expect(page.locator('.side-menu').getByRole('link', { name: 'Visa Assistance' })).toBeVisible();
  });
});
