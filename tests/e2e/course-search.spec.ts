import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import {
  chips,
  closeFilters,
  country,
  courses,
  expected,
  heading,
  live,
  openFilters,
  openGroup,
  textField,
} from '../support/course-search-browser.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, the filters, paging and Reset work', both, async ({ page, request }) => {
    const all = await expected(request, 'records=20');
    await page.goto('/course-search');
    await expect(heading(page)).toHaveText(`Search Result: ${all.count}`);
    await expect(courses(page)).toHaveText(all.names);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/course-search?page=2');
    await textField(page).fill('nursing');
    const group = await openGroup(page, 'Country');
    await group.getByRole('checkbox', { name: /^Australia/ }).check();
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    const { id } = await country(request, 'Australia');
    const found = await expected(request, `search=nursing&country=${id}`);
    await expect(heading(page)).toHaveText(`Search Result: ${found.count}`);
    await openFilters(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(heading(page)).toHaveText(`Search Result: ${all.count}`);
  });

  test('limits work as a form', async ({ page }) => {
    await page.goto('/course-search');
    const fee = await openGroup(page, 'Fee in rupees');
    await fee.getByLabel('A year, up to').selectOption('2000000');
    const english = await openGroup(page, 'English score I have');
    await english.getByLabel('Test').selectOption('IELTS');
    await english.getByLabel('Overall score').fill('6.5');
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(chips(page)).toHaveText([/Up to 20\slakh a year/, /IELTS 6.5/]);
    await page.getByRole('link', { name: /Remove IELTS/ }).click();
    await expect(page).toHaveURL('/course-search?year_npr=2000000');
  });

  test('a card links to its course', async ({ page }) => {
    await page.goto('/course-search');
    const name = await courses(page).first().textContent();
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });
});

test(
  'a ticked filter updates the results and the address; Back and reload work',
  both,
  async ({ page, request }) => {
    const { id } = await country(request, 'Canada');
    const all = await expected(request, 'records=1');
    const canada = await expected(request, `country=${id}`);
    await page.goto('/course-search');
    await live(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const group = await openGroup(page, 'Country');
    await expect(group.locator('label', { hasText: 'Canada' })).toContainText(String(canada.count));
    await group.getByRole('checkbox', { name: /^Canada/ }).check();
    await expect(page).toHaveURL(`/course-search?country=${id}`);
    await expect(heading(page)).toHaveText(`Search Result: ${canada.count}`);
    await expect(courses(page)).toHaveText(canada.names);
    await expect(page).toHaveTitle(/^Canada: Search Course/);
    await closeFilters(page);
    await expect(page).toHaveURL(`/course-search?country=${id}`);
    await page.goBack();
    await expect(heading(page)).toHaveText(`Search Result: ${all.count}`);
    await expect(page.locator(`[name=country][value="${id}"]`)).not.toBeChecked();
    await page.goForward();
    await expect(heading(page)).toHaveText(`Search Result: ${canada.count}`);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.reload();
    await expect(heading(page)).toHaveText(`Search Result: ${canada.count}`);
    await page.getByRole('link', { name: 'Remove Canada' }).click();
    await expect(heading(page)).toHaveText(`Search Result: ${all.count}`);
  },
);

test('several countries can be shared as one link', async ({ page, request }) => {
  const [canada, uk] = [await country(request, 'Canada'), await country(request, 'UK')];
  const query = `country=${canada.id}&country=${uk.id}`;
  await page.goto(`/course-search?${query}`);
  await expect(heading(page)).toHaveText(`Search Result: ${(await expected(request, query)).count}`);
  await expect(chips(page)).toHaveCount(2);
});

test.describe('limits', () => {
  // The page of an impossible score has status 400.
  test.use({ expectedErrors: [/status of 400/] });

  test('a limit applies at once, a score when it is complete, and an impossible one is explained', async ({
    page,
    request,
  }) => {
    await page.goto('/course-search');
    await live(page);
    const fee = await openGroup(page, 'Fee in rupees');
    await fee.getByLabel('A year, up to').selectOption('2000000');
    await expect(page).toHaveURL('/course-search?year_npr=2000000');
    const cheaper = await expected(request, 'year_npr=2000000');
    await expect(heading(page)).toHaveText(`Search Result: ${cheaper.count}`);
    const english = await openGroup(page, 'English score I have');
    await english.getByLabel('Test').selectOption('IELTS');
    await english.getByLabel('Overall score').fill('9.5');
    await expect(page).toHaveURL('/course-search?year_npr=2000000');
    await page.keyboard.press('Enter');
    await expect(english.locator('.field-error')).toHaveText(
      'An overall IELTS score is from 1 to 9, in steps of 0.5.',
    );
    await expect(english.getByLabel('Overall score')).toHaveAttribute('aria-invalid', 'true');
    await english.getByLabel('Overall score').fill('7');
    await english.getByLabel('Overall score').press('Tab');
    await expect(page).toHaveURL('/course-search?year_npr=2000000&english=ielts%3A7');
    await expect(english.locator('.field-error')).toHaveCount(0);
    await expect(chips(page)).toHaveText([/Up to 20\slakh a year/, /IELTS 7/]);
  });
});

test('results begin on the first screen of a small phone', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const query of ['', '?country=1&year_npr=9000000', '?search=cheap+nursing']) {
    await page.goto(`/course-search${query}`);
    const card = await page.getByRole('article').first().boundingBox();
    // The name of the course and of its university too.
    expect(card!.y, query).toBeLessThan(540);
  }
  // Chips scroll in their row; the page itself does not.
  await page.goto('/course-search?search=masters+in+australia+below+15+lakh');
  await expect(chips(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: /^Remove “up to NPR 15\slakh a year” \(\d+ courses\)$/ }).click();
  await expect(page).toHaveURL('/course-search?search=masters+in+australia');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'sorting and paging update the results; paging moves the focus to the top of the results',
  both,
  async ({ page, request }) => {
    const sorted = await expected(request, 'ordering=-total_fees');
    const second = await expected(request, 'ordering=-total_fees&page=2');
    await page.goto('/course-search');
    await live(page);
    await page.getByLabel('Sort by').selectOption('-total_fees');
    await expect(courses(page)).toHaveText(sorted.names);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/course-search?ordering=-total_fees&page=2');
    await expect(courses(page)).toHaveText(second.names);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(courses(page)).toHaveText(sorted.names);
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'Enter searches, typing errors are tolerated, Reset shows everything',
  both,
  async ({ page, request }) => {
    const all = await expected(request, 'records=1');
    const nursing = await expected(request, 'search=nursng');
    expect(nursing.count).toBeGreaterThan(0);
    await page.goto('/course-search');
    await live(page);
    await textField(page).fill('nursng');
    await textField(page).press('Enter');
    await expect(page).toHaveURL('/course-search?search=nursng');
    await expect(heading(page)).toHaveText(`Search Result: ${nursing.count}`);
    await expect(page.getByText(/^Showing results for nursing/)).toBeVisible();
    await openFilters(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL('/course-search');
    await expect(heading(page)).toHaveText(`Search Result: ${all.count}`);
    await expect(page.locator('#course-search-text')).toHaveValue('');
  },
);

/** Whether the document is read to its end and has its styles. */
const allButScripts = () =>
  document.readyState !== 'loading' &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

test('what is typed and ticked before the script has loaded stays', both, async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/course-search', { waitUntil: 'commit' });
  // Without its styles the page shows the button of the sheet and the filters at once.
  await expect.poll(() => page.evaluate(allButScripts)).toBe(true);
  await textField(page).fill('design');
  const group = await openGroup(page, 'Country');
  await group.getByRole('checkbox', { name: /^Canada/ }).check();
  scripts.resolve();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
  await expect(textField(page)).toHaveValue('design');
  await expect(group.getByRole('checkbox', { name: /^Canada/ })).toBeChecked();
  await expect(page).toHaveURL(/search=design&country=\d+$/);
});

test('a search without results says so and offers alternatives', async ({ page }) => {
  await page.goto('/course-search?search=qqqqzzzzxxxx');
  await expect(heading(page)).toHaveText('Search Result: 0');
  await expect(page.getByText('No courses found.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all courses' }).click();
  await expect(courses(page)).toHaveCount(20);
});

test('the keyboard reaches filters, results and pages', async ({ page }) => {
  await page.goto('/course-search');
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const group = page.locator('#course-filters details').first();
  await expect(group).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/interest=\d+$/);
  await expect(group.getByRole('checkbox').first()).toBeFocused();
});

test('no accessibility violations with open filters, with results and without', both, async ({ page }) => {
  for (const address of ['/course-search', '/course-search?search=qqqqzzzzxxxx']) {
    await page.goto(address);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await openGroup(page, 'Country');
  expect(await accessibilityFaults(page)).toEqual([]);
});
