import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

test('the skip link is first and skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header is sticky and a new page starts at the top', both, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('.site-header')).toBeInViewport();
  await page.locator('footer').getByRole('link', { name: 'Who we are' }).scrollIntoViewIfNeeded();
  await page.locator('.steps').getByRole('link', { name: 'scholarships' }).click();
  await page.waitForURL('**/scholarship');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the footer has its links', both, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  const about = footer.getByRole('navigation', { name: 'About Us' }).getByRole('link');
  await expect(about).toHaveText(['Who we are', 'Upcoming Events', 'Blogs', 'Privacy Policy']);
  await expect(footer.getByRole('navigation', { name: 'Our Services' }).getByRole('link')).toHaveCount(9);
});

test('a page has language, title, description and canonical address', async ({ page }) => {
  await page.goto('/?utm_source=x');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/study abroad from Nepal/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w+/);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/');
  expect(new URL(canonical ?? '').search).toBe('');
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows a page with a search box', both, async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Looking for a course?').fill('nursing');
    await page.getByRole('button', { name: 'Search courses' }).click();
    await page.waitForURL('**/course-search?search=nursing');
  });
});

test.describe('Apply Now', () => {
  /** The first course of the list. */
  const openCourse = async (page: Page) => {
    await page.goto('/course-search');
    const href = await page.locator('main a[href^="/course_details/"]').first().getAttribute('href');
    await page.goto(href ?? '');
    return href ?? '';
  };
  const apply = (page: Page) => page.locator('main [data-apply]').first();

  test('asks visitors to log in, and returns the focus', async ({ page }) => {
    const course = await openCourse(page);
    await apply(page).focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('dialog', { name: 'Apply Now' });
    await expect(prompt).toContainText('You have to login first.');
    const login = prompt.getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent(`${course}#apply`)}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await expect(apply(page)).toBeFocused();
    await apply(page).click();
    await prompt.getByRole('button', { name: 'Close' }).click();
    await expect(prompt).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the login page', async ({ page }) => {
      await openCourse(page);
      await expect(apply(page)).toHaveAttribute('href', /^\/login/);
    });
  });
});
