import { expect, test } from '../support/browser.ts';
import { courses, expected, heading, live } from '../support/course-search-browser.ts';

test('a slow request shows a loading state, and a newer one replaces it', async ({ page, request }) => {
  const slow = Promise.withResolvers<void>();
  await page.goto('/course-search');
  await live(page);
  await page.route(/course-search\?ordering=total_fees/, async (route) => {
    await slow.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Sort by').selectOption('total_fees');
  await expect(page.getByRole('region', { name: /Search Result/ })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('-duration_year');
  const longest = await expected(request, 'ordering=-duration_year');
  await expect(courses(page)).toHaveText(longest.names);
  slow.resolve();
  await expect(page.getByRole('region', { name: /Search Result/ })).toHaveAttribute('aria-busy', 'false');
  await expect(courses(page)).toHaveText(longest.names);
});

test.describe('a failed request', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [kind, fulfil] of [
    ['no connection', null],
    ['an answer that is no page', { status: 500, body: 'oops' }],
  ] as const) {
    test(`${kind}: the message, the filters kept, and trying again works`, async ({ page, request }) => {
      const longest = await expected(request, 'ordering=-duration_year');
      await page.goto('/course-search');
      await live(page);
      await page.route(/course-search\?/, (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
      await page.getByLabel('Sort by').selectOption('-duration_year');
      await expect(page.getByRole('alert')).toContainText('An error occurred while fetching courses');
      await expect(page.getByLabel('Sort by')).toHaveValue('-duration_year');
      await page.unroute(/course-search\?/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(courses(page)).toHaveText(longest.names);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('an address with unknown values shows a message and a link', async ({ page }) => {
    const wrong = await page.goto('/course-search?country=999999');
    expect(wrong?.status()).toBe(400);
    await expect(page.getByText('Select a valid choice. 999999')).toBeVisible();
    await page.getByRole('link', { name: 'Start without filters' }).click();
    await expect(heading(page)).toHaveText(/Search Result: \d+/);
    expect((await page.goto('/course-search?page=9999'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(courses(page)).toHaveCount(20);
  });
});
