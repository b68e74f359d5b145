import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { destinations, type Destination } from '../../src/content/destinations.ts';
import { fact } from '../../src/content/facts/index.ts';
import { valueWords } from '../../src/content/facts/words.ts';
import { guideOf } from '../../src/content/guides/index.ts';
import { visaQuestions } from '../../src/content/guides/visa-hub.ts';
import { routes } from '../../src/contract/routes.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

const BEFORE_TOUCH = 5_000;
const address = ({ slug }: Destination) => `/study-abroad/${slug}`;
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const question = (page: Page, index: number) => page.locator('#questions details').nth(index);

/** The catalogue's country; undefined for a destination that it has no courses of yet. */
async function countryId(request: APIRequestContext, iso2: string): Promise<number | undefined> {
  const { results } = (await (await request.get('/api/app/country-list/')).json()) as {
    results: { id: number; iso2: string }[];
  };
  return results.find((country) => country.iso2 === iso2)?.id;
}

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; mainEntity?: { acceptedAnswer: { text: string } }[] },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Every part of every guide is checked by guides.unit.test.tsx; one of them is looked at here.
  test(
    'a guide shows its parts, and links to courses and universities of its country',
    both,
    async ({ page, request }) => {
      const [destination] = destinations as [Destination, ...Destination[]];
      await page.goto(address(destination));
      const main = page.getByRole('main');
      for (const name of ['Visa process, step by step', 'What it costs', 'Questions that families ask'])
        await expect(main.getByRole('heading', { name }).first()).toBeVisible();
      await main.getByText(/^Show all \d+ figures/).click();
      await expect(main.getByRole('table', { name: 'Every figure on this page' })).toBeVisible();
      const id = await countryId(request, destination.iso2);
      const courses = main.getByRole('link', { name: /^See \d+ courses/ });
      await expect(courses).toHaveAttribute(
        'href',
        routes.courseSearch({ country: id === undefined ? [] : [id] }),
      );
      const universities = main.getByRole('link', { name: 'Universities' });
      await expect(universities).toHaveAttribute('href', routes.universities({ country: id }));
    },
  );

  test('the index links to each guide, and guides to the visa hub', phoneOnly, async ({ page }) => {
    await page.goto('/study-abroad');
    const cards = page.getByRole('main').getByRole('listitem');
    for (const { name, slug } of destinations) {
      const card = cards.filter({ has: page.getByRole('heading', { name: `Study in ${name}` }) });
      await expect(card.getByText('Learn more >')).toBeVisible();
      await expect(card.getByRole('link')).toHaveAttribute('href', `/study-abroad/${slug}`);
    }
    await cards.getByRole('link', { name: /Canada/ }).click();
    await expect(page).toHaveURL('/study-abroad/canada');
    await page.getByRole('link', { name: 'Compare visas' }).click();
    await expect(page).toHaveURL('/student-visa');
  });

  test('the hub compares visas; cards on phones leave out what nobody states', both, async ({ page }) => {
    await page.goto('/student-visa');
    const table = page.getByRole('table', { name: 'Student visas compared' });
    for (const { name, slug } of destinations) {
      const row = table.getByRole('row').filter({ hasText: `Study in ${name}` });
      for (const [index, { key }] of visaQuestions.entries()) {
        const ids = guideOf(slug).compared[key];
        const cell = row.locator('td').nth(index);
        const remark = guideOf(slug).remarks[key];
        for (const id of ids) await expect(cell).toContainText(valueWords(fact(id)));
        if (remark) await expect(cell).toContainText(remark);
        if (ids.length > 0 || remark) continue;
        await expect(cell).toContainText('not stated');
        await expect(cell).toBeVisible({ visible: isWide(page) });
      }
    }
    await table.getByRole('link', { name: 'Study in New Zealand' }).click();
    await expect(page).toHaveURL('/study-abroad/newzealand');
  });

  test('the questions open without JavaScript', async ({ page }) => {
    await page.goto('/study-abroad/uk');
    await question(page, 0).locator('summary').click();
    await expect(question(page, 0).getByText('28 consecutive days').first()).toBeVisible();
  });
});

test('one question is open at a time and can be closed, also by keyboard', async ({ page }) => {
  await page.goto('/study-abroad/canada');
  await question(page, 0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 0)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(question(page, 1).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question(page, 1)).toHaveAttribute('open');
  await expect(question(page, 0)).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('#questions details[open]')).toHaveCount(0);
});

test('the table of contents scrolls to each part below the header', both, async ({ page }) => {
  await page.goto('/study-abroad/usa');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Costs' }).click();
  await expect(page).toHaveURL('/study-abroad/usa#costs');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  const bars = await page.locator('.site-header').boundingBox();
  const part = await page.getByRole('heading', { name: 'What it costs' }).boundingBox();
  expect(part?.y).toBeGreaterThanOrEqual(bars?.height ?? 0);
});

test('structured data has breadcrumbs, the article and every answer', async ({ page, request }) => {
  await page.goto('/study-abroad/australia');
  const data = await structuredData(page);
  expect(data.map((each) => each['@type'])).toEqual(
    expect.arrayContaining(['Article', 'FAQPage', 'BreadcrumbList']),
  );
  const answers = data.find((each) => each['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(answers).toHaveLength(guideOf('australia').faq.length);
  expect(JSON.stringify(answers)).not.toContain('{fact');
  const listed = await (await request.get('/sitemap-pages-1.xml')).text();
  for (const path of ['/study-abroad', '/student-visa', ...destinations.map(address)])
    expect(listed).toContain(`${path}</loc>`);
});

test('an unknown destination is a 404', async ({ request }) => {
  expect((await request.get('/study-abroad/atlantis')).status()).toBe(404);
});

test('printing shows the answers', async ({ page }) => {
  await page.goto('/study-abroad/dubai');
  await page.emulateMedia({ media: 'print' });
  await expect(question(page, 0).getByText(/^Normally the university/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

for (const [index, path] of ['/study-abroad', '/student-visa', ...destinations.map(address)].entries()) {
  // Guides differ in texts and colours only, and a text that is too wide shows on the phone.
  const windows = index < 3 ? both : phoneOnly;
  test(`${path}: no accessibility violation, nothing wider than the screen`, windows, async ({ page }) => {
    await page.goto(path);
    if (path.startsWith('/study-abroad/')) await question(page, 1).locator('summary').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('pages have hardly any script', async ({ page, request }) => {
  for (const path of ['/study-abroad', '/student-visa', '/study-abroad/australia']) {
    await page.goto(path);
    const [inline, fetched] = await page.evaluate(() => [
      [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(
        (script) => script.textContent,
      ),
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    ]);
    const files = await Promise.all(fetched.map(async (name) => (await request.get(name)).body()));
    const bytes = [Buffer.from(inline.join('\n')), ...files].map((body) => brotliCompressSync(body).length);
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(BEFORE_TOUCH);
  }
});
