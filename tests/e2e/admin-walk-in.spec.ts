import { field } from '../support/account-forms.ts';
import { newAddress, PASSWORD } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { linkFromMail } from '../support/site-mail.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** Somebody comes to the office, and leaves with an application. */

test(
  'a walk-in becomes an enquiry, a case and an account without typing anything twice',
  both,
  async ({ page, browser }) => {
    const email = newAddress();
    const name = `Kabita Walkin${Date.now()}`;
    await openOffice(page, '/admin/enquiries/new');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Phone').fill('984-7654321');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('What do they want?').fill('Nursing in Australia');
    await page.getByRole('button', { name: 'Save and enter the next' }).click();
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Begin a case' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Begin a case' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Kabita');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Or in words')).toHaveValue('Nursing in Australia');
    await page.getByRole('button', { name: 'Begin the case' }).click();
    await expect(page.getByText('Ask the student first, then tick this.')).toBeVisible();
    await page.getByLabel('Last qualification').fill('+2 Science');
    await page.reload();
    await expect(page.getByLabel('Last qualification')).toHaveValue('+2 Science');
    const course = page.getByRole('combobox', { name: 'Course' });
    await course.fill('nurs');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByLabel(/privacy policy/).check();
    await expectUsable(page, 'a new case');
    await page.getByRole('button', { name: 'Begin the case' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const theirs = await (await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '' })).newPage();
    await theirs.goto((await linkFromMail(email, 'password-reset')).href);
    await field(theirs, 'New Password').fill(PASSWORD);
    await field(theirs, 'Confirm Password').fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    await theirs.waitForURL('**/login**');
    await theirs.context().close();
  },
);
