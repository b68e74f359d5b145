import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Search courses' });
const level = (page: Page) => page.getByLabel('Qualification Level');
const program = (page: Page) => page.getByLabel('Program of Interest');
const country = (page: Page) => page.getByLabel('Select Country');
const search = (page: Page) => form(page).getByRole('searchbox', { name: 'Search' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Search courses' }).click();
/** Waits until the island is hydrated. */
const hydrated = async (page: Page) => {
  await form(page).getByText('Qualification Level').hover();
  await expect(page.locator('astro-island[ssr]', { has: form(page) })).toHaveCount(0);
};

test('shows the form with its choices in the first HTML', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  for (const label of ['Qualification Level', 'Program of Interest', 'Select Country'])
    expect(html).toContain(label);
  await page.goto('/');
  expect(await level(page).locator('option').count()).toBeGreaterThan(2);
  expect(await program(page).locator('option').count()).toBeGreaterThan(5);
  await expect(country(page).locator('option', { hasText: 'Australia' })).toHaveCount(1);
});

test.describe('with the video', () => {
  test.use({ film: true });

  // Only the scripts of header and video, without carousel and chat.
  test('loads hardly any script before touch or scroll', both, async ({ page, request }) => {
    const scripts = new Set<string>();
    page.on('request', (each) => {
      if (each.resourceType() === 'script') scripts.add(each.url());
    });
    // Tall enough for the form, but not for the first carousel.
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.size).toBeGreaterThan(0);
    let bytes = 0;
    for (const address of scripts) {
      bytes += brotliCompressSync(await (await request.get(address)).body()).length;
    }
    expect(bytes).toBeLessThanOrEqual(5_000);
  });
});

test('shows missing fields on submit', both, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await send(page);
  await expect(page.locator('.field-error')).toHaveText([
    'Interest is required',
    'Specialization is required',
    'Country is required',
    'Search field is required',
  ]);
  await expect(level(page)).toBeFocused();
  await expect(level(page)).toHaveAccessibleDescription('Interest is required');
  await expect(search(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.field-error').first()).toHaveCSS('color', 'rgb(189, 20, 57)');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('checks on every change', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await search(page).fill('nu');
  await expect(search(page)).toHaveAccessibleDescription('Search must be at least 3 characters long');
  await search(page).fill('');
  await expect(search(page)).toHaveAccessibleDescription('Search field is required');
  await search(page).fill('   ');
  await expect(search(page)).toHaveAccessibleDescription('Search field is required');
  await search(page).fill('nur');
  await expect(search(page)).toHaveAccessibleDescription('');
  for (const [field, message] of [
    [level(page), 'Interest is required'],
    [program(page), 'Specialization is required'],
    [country(page), 'Country is required'],
  ] as const) {
    await field.selectOption({ index: 1 });
    await expect(field).toHaveAccessibleDescription('');
    await field.selectOption({ index: 0 });
    await expect(field).toHaveAccessibleDescription(message);
  }
});

async function fill(page: Page): Promise<Record<string, string>> {
  await level(page).selectOption({ index: 2 });
  await program(page).selectOption({ index: 3 });
  await country(page).selectOption({ label: 'Australia' });
  await search(page).fill('science');
  return {
    search: 'science',
    interest: await level(page).inputValue(),
    specialization: await program(page).inputValue(),
    country: await country(page).inputValue(),
  };
}

test('leads a valid search to the course search', both, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const values = await fill(page);
  await send(page);
  await page.waitForURL('**/course-search?**');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(values);
});

test('keeps values entered before its script has loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // The page's own script is held back too, so the load event does not fire.
  await page.goto('/', { waitUntil: 'commit' });
  await level(page).selectOption({ index: 2 });
  const chosen = await level(page).inputValue();
  await search(page).pressSequentially('biology');
  release();
  await hydrated(page);
  await expect(level(page)).toHaveValue(chosen);
  await expect(search(page)).toHaveValue('biology');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the same address', async ({ page }) => {
    await page.goto('/');
    const values = await fill(page);
    await send(page);
    await page.waitForURL('**/course-search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(values);
  });
});

test('has no accessibility violations and nothing wider than the screen', both, async ({ page }) => {
  await page.goto('/');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
