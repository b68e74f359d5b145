import type { Page } from '@playwright/test';
import { destinations } from '../../src/content/destinations.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

const submenu = (page: Page, name: string) =>
  page.locator('.main-menu details').filter({ has: page.locator('summary', { hasText: name }) });
const summary = (page: Page, name: string) => submenu(page, name).locator('summary');
const panel = (page: Page, name: string) => submenu(page, name).locator('ul');

test.describe('the main menu of wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  test('lists the entries of docs/specification', async ({ page }) => {
    const entries = await page.locator('.main-menu-item').allInnerTexts();
    expect(entries).toEqual([
      'Search Course',
      'Study Abroad',
      'Test Preparation',
      'Services',
      'Scholarship',
      'Universities',
      'Events',
    ]);
    await expect(page.locator('.site-login')).toHaveAttribute('href', '/login');
    await expect(panel(page, 'Study Abroad').locator('a')).toHaveCount(destinations.length + 1);
    await expect(panel(page, 'Test Preparation').locator('a')).toHaveCount(3);
    await expect(panel(page, 'Services').locator('a')).toHaveCount(9);
  });

  test('opens 200 ms after the pointer enters and closes 150 ms after it leaves', async ({ page }) => {
    await summary(page, 'Services').hover();
    await page.clock.runFor(199);
    await expect(panel(page, 'Services')).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page, 'Services')).toBeVisible();

    await page.mouse.move(5, 700);
    await page.clock.runFor(149);
    await expect(panel(page, 'Services')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('does not open when the pointer only passes', async ({ page }) => {
    await summary(page, 'Services').hover();
    await page.clock.runFor(100);
    await page.mouse.move(5, 700);
    await page.clock.runFor(1000);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('stays open on the way from the entry into its panel', async ({ page }) => {
    await summary(page, 'Services').hover();
    await page.clock.runFor(200);
    await panel(page, 'Services').getByRole('link', { name: 'Visa Assistance' }).hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Services')).toBeVisible();
  });

  test('the neighbour opens at once while one is open, and within 300 ms after', async ({ page }) => {
    await summary(page, 'Study Abroad').hover();
    await page.clock.runFor(200);
    await summary(page, 'Test Preparation').hover();
    await expect(panel(page, 'Test Preparation')).toBeVisible();
    await expect(panel(page, 'Study Abroad')).toBeHidden();

    await page.mouse.move(5, 700);
    await page.clock.runFor(150 + 299);
    await summary(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();

    await page.mouse.move(5, 700);
    await page.clock.runFor(150 + 300);
    await summary(page, 'Services').hover();
    await page.clock.runFor(199);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a click on a hovered entry keeps it open, the next closes it', async ({ page }) => {
    await summary(page, 'Services').hover();
    await page.clock.runFor(200);
    await summary(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await summary(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a click elsewhere closes it', async ({ page }) => {
    await summary(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('Enter opens and closes; Escape closes and returns the focus', async ({ page }) => {
    await summary(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Services')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Services').locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(summary(page, 'Services')).toBeFocused();
  });

  test('the arrow keys walk through panels and entries', async ({ page }) => {
    const links = panel(page, 'Test Preparation').locator('a');
    await summary(page, 'Test Preparation').focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(summary(page, 'Test Preparation')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(summary(page, 'Services')).toBeFocused();
    await expect(panel(page, 'Test Preparation')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(summary(page, 'Study Abroad')).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await summary(page, 'Test Preparation').focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
    await expect(panel(page, 'Test Preparation')).toBeHidden();
  });
});

test('an open submenu has no accessibility violations', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submenus open', async ({ page }) => {
    await page.goto('/');
    await summary(page, 'Services').click();
    await expect(panel(page, 'Services').getByRole('link', { name: 'Visa Assistance' })).toBeVisible();
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 }, isMobile: false });

  test('a tap opens a submenu, the next closes it', async ({ page }) => {
    await page.goto('/');
    await summary(page, 'Services').tap();
    await expect(panel(page, 'Services')).toBeVisible();
    await summary(page, 'Test Preparation').tap();
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(panel(page, 'Test Preparation')).toBeVisible();
    await summary(page, 'Test Preparation').tap();
    await expect(panel(page, 'Test Preparation')).toBeHidden();
  });
});
