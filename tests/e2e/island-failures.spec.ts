import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { openOffice } from '../support/office-browser.ts';

// React logs errors that a boundary caught.
test.use({ expectedErrors: [/TypeError/] });

const LIST = '**/api/app/course-list/*';
const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const courses = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

/** Opens the hydrated search; its next answer is `json`. */
async function searchAnswering(page: Page, json: object) {
  await page.goto(routes.courseSearch());
  await page.getByRole('heading', { name: /^Search Result/ }).click();
  await expect(page.locator('astro-island[ssr]:has(#course-filters)')).toHaveCount(0);
  await page.route(LIST, (route) => route.fulfill({ json }));
}

const sortBy = (page: Page, value: string) => page.getByLabel('Sort by').selectOption(value);

/** New lines of the site's log. */
function newLines() {
  const log = process.env['SITE_LOG'] ?? '';
  const { size } = fs.statSync(log);
  return () => fs.readFileSync(log).subarray(size).toString().split('\n');
}

test('results that cannot be rendered show an error in their place', async ({ page }) => {
  const lines = newLines();
  await searchAnswering(page, { count: 2, next: null, previous: null, results: [null, 7] });
  await sortBy(page, 'total_fees');
  await expect(failed(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(failed(page).getByRole('button', { name: 'Reload' })).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The error is reported to the server.
  await expect
    .poll(() => lines().filter((line) => line.includes('browser.CourseResults')))
    .toEqual([expect.stringMatching(/"path":"\/course-search".*\.js:\d+:\d+/)]);
  // The filters still work: the next answer is shown.
  await page.unroute(LIST);
  await sortBy(page, '-duration_year');
  await expect(courses(page).first()).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});

test('an error that breaks the filters too leaves the rest of the page, and Reload restores them', async ({
  page,
}) => {
  await searchAnswering(page, { count: 0, next: null, previous: null, results: [], facets: { interest: 7 } });
  await sortBy(page, 'total_fees');
  await expect(failed(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Course');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(LIST);
  await failed(page).getByRole('button', { name: 'Reload' }).click();
  await expect(courses(page).first()).toBeVisible();
});

test('a failed screen of the back office leaves the menu and other screens', async ({ page }) => {
  await page.route('**/api/staff/mails/*', (route) =>
    route.fulfill({ json: { count: 1, next: null, previous: null, results: [{ id: 'x', created_at: {} }] } }),
  );
  await openOffice(page, '/admin/mails');
  await expect(failed(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(failed(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});
