import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { field } from '../support/account-forms.ts';
import { bearer, keepInBrowser, logIn, newAddress, PASSWORD } from '../support/accounts-browser.ts';
import { pdfFile } from '../support/applications-browser.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { press, pressInQuestion, question } from '../support/office-cases.ts';
import { linkFromMail } from '../support/site-mail.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** Somebody comes to the office, and leaves with an application. */

test('a walk-in becomes an enquiry, a case and an account without typing anything twice', async ({
  page,
  browser,
}) => {
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
});

test('the form of a new case fits a phone', phoneOnly, async ({ page }) => {
  await openOffice(page, '/admin/applications/new');
  await page.getByLabel('First name').fill('Kabita');
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Last qualification').fill('+2 Science');
  await page.getByRole('combobox', { name: 'Course' }).fill('nurs');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel(/privacy policy/).check();
  await expectUsable(page, 'a new case');
});

/** Makes a move and tells the student at once. */
async function move(page: Page, name: string): Promise<void> {
  await press(page, name);
  await pressInQuestion(page, name);
  await expect(question(page)).toHaveCount(0);
  await press(page, 'Send now');
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
}

test('from the front desk to the visa', async ({ page, browser }) => {
  test.slow();
  const email = newAddress();
  const { token } = await openOffice(page, '/admin');
  const begun = await page.request.post('/api/staff/applications/', {
    headers: { Authorization: `Bearer ${token.access}` },
    data: { ticket: randomUUID(), email, first_name: 'Maya', last_name: 'Gurung', agreed: true },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const made = (await begun.json()) as { id: string };
  await page.goto(`/admin/applications/${made.id}`);
  // The registration is paid at the desk.
  await press(page, 'Take a payment');
  await question(page).getByRole('textbox', { name: 'Rupees' }).fill('1500');
  await question(page).getByLabel('For what').fill('Registration');
  await pressInQuestion(page, 'Take Rs\u00a01,500');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('Open: Rs\u00a00');
  await press(page, 'Ask: Passport');

  // At home the student takes the account over and sends the passport.
  const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '' });
  const theirs = await context.newPage();
  await theirs.goto((await linkFromMail(email, 'password-reset')).href);
  await field(theirs, 'New Password').fill(PASSWORD);
  await field(theirs, 'Confirm Password').fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await theirs.waitForURL('**/login**');
  const student = await logIn(theirs.request, { email, password: PASSWORD });
  const sent = await theirs.request.post(`/api/user/applications/${made.id}/documents/`, {
    headers: bearer(student),
    multipart: { 'passport_documents[0][file]': pdfFile('passport.pdf') },
  });
  expect(sent.status(), await sent.text()).toBe(200);

  await page.reload();
  await press(page, 'Accept: Passport');
  await move(page, 'Begin review');
  await move(page, 'Send to the university');
  await move(page, 'Offer received');
  const accepted = await theirs.request.post(`/api/user/applications/${made.id}/move/`, {
    headers: bearer(student),
    data: { event: 'accept', from: 'offer' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  await page.reload();
  await move(page, 'Visa lodged');
  await press(page, 'File a document');
  await question(page).getByLabel('What it is').click();
  await page.getByRole('option', { name: 'Visa grant' }).click();
  await question(page).getByLabel('File', { exact: true }).setInputFiles(pdfFile('Visa.pdf'));
  await pressInQuestion(page, 'File it');
  await press(page, 'Show to the student: Visa.pdf');
  await pressInQuestion(page, 'Show it');
  await move(page, 'Visa granted');
  await expect(page.getByRole('group', { name: 'State: Visa granted' })).toBeVisible();

  await keepInBrowser(theirs, student);
  await theirs.goto(`/account/applications/${made.id}`);
  await expect(theirs.getByText('You have your visa.').first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Download Visa.pdf' })).toBeVisible();
  await theirs.goto(routes.accountMoney());
  await expect(theirs.getByText(/You paid Rs\s1,500/)).toBeVisible();
  await context.close();
});
