import type { Page } from '@playwright/test';
import { bearer, logIn, personId, staffAccount } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { followUp, press, student } from '../support/office-cases.ts';

const FUNNEL = '/admin/reports/funnel?period=this_month&by=counselor';

/** A counselor with two cases, of this run only, because the site has other cases too. */
async function counselorWithCases(page: Page) {
  const counselor = await staffAccount(page.request, 'counselor');
  const headers = bearer(await logIn(page.request, counselor));
  const id = await personId(page.request, headers, counselor.email);
  const names = ['Asha', 'Bina'].map((name) => `${name}${Date.now() % 1_000_000}`);
  for (const name of names) await followUp(page, await student(page, name), { counselor: id }, headers);
  const own = page.getByRole('row').filter({ hasText: counselor.email });
  return { counselor, names, own };
}

test('a report is found, and shown for each counselor of this month', both, async ({ page }) => {
  const { counselor, own } = await counselorWithCases(page);
  await openOffice(page, '/admin/reports', counselor);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expectUsable(page, 'reports');
  await page.getByRole('link', { name: 'From enquiry to enrolment' }).click();
  await expect(page.getByRole('img', { name: /^Chart of/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(14);
  await expectUsable(page, 'funnel');
  await page.getByLabel('Time').selectOption('This month');
  await page.getByLabel('A line for each').selectOption('Counselor');
  await expect(page).toHaveURL(/period=this_month/);
  await expect(own.getByRole('cell')).toHaveText(['0', '0', '2', '0', '0', '0']);
  await expectUsable(page, 'funnel by counselor');
});

test(
  'a number of a report leads to its records, and the report is saved and printed',
  both,
  async ({ page }) => {
    const { counselor, names, own } = await counselorWithCases(page);
    await openOffice(page, FUNNEL, counselor);
    await expect(own.getByRole('cell')).toHaveText(['0', '0', '2', '0', '0', '0']);

    // The shape of the page on paper: the numbers without menu and buttons.
    await page.emulateMedia({ media: 'print' });
    await expect(own).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const saved = page.waitForEvent('download');
    await press(page, 'Download as CSV');
    expect((await saved).suggestedFilename()).toMatch(/^report-funnel-\d{4}-\d\d-\d\d\.csv$/);

    await own.getByRole('link', { name: '2' }).click();
    await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
    for (const name of names)
      await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
    await expect(page.getByText(/^Submitted 1 \w+ \d{4}/)).toBeVisible();
    await expectUsable(page, 'list of a number');
    await page.goBack();
    await expect(own).toBeVisible();
  },
);
