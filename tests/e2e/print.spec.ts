import { expect, test } from '../support/browser.ts';

// Parents read pages on paper, and most printers omit backgrounds.
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

const PAGES = [
  '/',
  '/services/visa-assistance',
  '/study-abroad/uk',
  '/test-preparation/ielts',
  '/who-we-are',
];

for (const address of PAGES)
  test(`${address} prints dark on white, without interactive elements`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.site-header')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main .button:visible')).toHaveCount(0);
    const pale = await page.locator('main').evaluate((main) => {
      const lightness = (colour: string) =>
        Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) / 255;
      return [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li')]
        .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
        .filter((element) => lightness(getComputedStyle(element).color) > 0.75)
        .map((element) => element.innerText.slice(0, 40));
    });
    expect(pale).toEqual([]);
  });

test('closed answers are printed', async ({ page }) => {
  await page.goto('/services/visa-assistance');
  for (const answer of await page.locator('.accordion-body').all()) await expect(answer).toBeVisible();
});

test('cards that were not scrolled into view are printed', async ({ page }) => {
  await page.goto('/');
  for (const card of await page.locator('.destination-card:visible').all())
    expect((await card.boundingBox())?.width).toBeGreaterThan(100);
});
