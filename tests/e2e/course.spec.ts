import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

interface Found {
  id: number;
  course_name: string;
  intake: unknown[];
  university: { id: number; city: { country: { id: number } } };
}

/** Every course of the demo catalogue, page by page. */
async function* courses(request: APIRequestContext): AsyncGenerator<Found> {
  for (let page = 1, more = true; more; page += 1) {
    const response = await request.get(`/api/app/course-list/?records=100&page=${page}`);
    const { results, next } = (await response.json()) as { results: Found[]; next: string | null };
    yield* results;
    more = next !== null;
  }
}

async function courseWith(request: APIRequestContext, wanted: (course: Found) => boolean): Promise<Found> {
  for await (const course of courses(request)) if (wanted(course)) return course;
  throw new Error('The demo catalogue has no such course');
}

const course = (request: APIRequestContext) => courseWith(request, ({ intake }) => intake.length > 0);

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; name?: string },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a course shows its facts and links to its university and the login',
    both,
    async ({ page, request }) => {
      const { id, course_name: name, university } = await course(request);
      await page.goto(`/course_details/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const fact of [
        'Course Intake',
        'Course Length',
        'Program Type',
        'Location',
        'Course Type',
        'Annual Fees',
      ])
        await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
      const apply = page
        .getByRole('complementary', { name: 'Start here' })
        .getByRole('link', { name: 'Apply Now' });
      await expect(apply).toHaveAttribute('href', /^\/login/);
      await page.getByRole('link', { name: 'University Details' }).click();
      await expect(page).toHaveURL(`/university/${university.id}/${university.city.country.id}`);
    },
  );
});

test('Apply Now asks to log in first', both, async ({ page, request }) => {
  const { id } = await course(request);
  await page.goto(`/course_details/${id}`);
  await page
    .getByRole('complementary', { name: 'Start here' })
    .getByRole('link', { name: 'Apply Now' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have to login first.');
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/login/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('structured data matches the page', async ({ page, request }) => {
  const { id, course_name: name } = await course(request);
  await page.goto(`/course_details/${id}`);
  const data = await structuredData(page);
  expect(data.map((each) => each['@type'])).toEqual(['Course', 'BreadcrumbList']);
  expect(data[0]?.name).toBe(name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/course_details/${id}$`),
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
});

test('a course without an intake says N/A', async ({ page, request }) => {
  const bare = await courseWith(request, ({ intake }) => intake.length === 0);
  await page.goto(`/course_details/${bare.id}`);
  const fact = page.locator('dl > div', { hasText: 'Course Intake' });
  await expect(fact.getByRole('definition')).toHaveText('N/A');
});

test.describe('a course that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const id of ['99999999', 'nursing']) {
    test(`${id}: 404, a message and a link`, async ({ page }) => {
      const response = await page.goto(`/course_details/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('No course found.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Search Course' }).click();
      await expect(page).toHaveURL('/course-search');
    });
  }
});

test('no accessibility violation', both, async ({ page, request }) => {
  await page.goto(`/course_details/${(await course(request)).id}`);
  expect(await accessibilityFaults(page)).toEqual([]);
});
