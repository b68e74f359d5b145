import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

// React logs errors that a boundary caught.
test.use({ expectedErrors: [/TypeError/] });

const failed = (page: Page) => page.getByRole('main').getByRole('alert');

/** New lines of the site's log. */
function newLines() {
  const log = process.env['SITE_LOG'] ?? '';
  const { size } = fs.statSync(log);
  return () => fs.readFileSync(log).subarray(size).toString().split('\n');
}

test('an island that cannot be rendered shows an error in its place, and Reload restores it', async ({
  page,
}) => {
  const lines = newLines();
  const list = '**/api/user/applications/*';
  await page.route(list, (route) =>
    route.fulfill({ json: { count: 2, next: null, previous: null, results: [null, 7] } }),
  );
  await keepInBrowser(page, await logIn(page.request, await verifiedAccount(page.request)));
  await page.goto(routes.accountApplications());
  await expect(failed(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(failed(page).getByRole('button', { name: 'Reload' })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The error is reported to the server.
  await expect
    .poll(() => lines().filter((line) => line.includes('browser.ApplicationsPage')))
    .toEqual([expect.stringMatching(/"path":"\/account".*\.js:\d+:\d+/)]);
  await page.unroute(list);
  await failed(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('main')).toContainText('You have not applied for a course yet');
  await expect(failed(page)).toHaveCount(0);
});

test('a failed screen of the back office leaves the menu, and its reference finds the error', async ({
  page,
}) => {
  await page.route('**/api/staff/mails/*', (route) =>
    route.fulfill({ json: { count: 1, next: null, previous: null, results: [{ id: 'x', created_at: {} }] } }),
  );
  await openOffice(page, '/admin/mails');
  await expect(failed(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(failed(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  const told = await failed(page).getByText('Reference: ').innerText();
  const reference = told.slice('Reference: '.length);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(failed(page)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Errors' }).click();
  await page.getByRole('searchbox', { name: 'Reference, as 7F3K-9QXM' }).fill(reference.toLowerCase());
  await expect(page.getByText('1 kind of error')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('In a browser: /admin');
  await expect(row).toContainText(/TypeError.*\.js:\d+:\d+/);
  await expectUsable(page, 'the list of errors');
});
