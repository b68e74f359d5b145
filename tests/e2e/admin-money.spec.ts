import { routes } from '../../src/contract/routes.ts';
import { keepInBrowser, logIn } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { newCase, press, pressInQuestion, question, screenOf, student } from '../support/office-cases.ts';

/** A student pays in the office, and gets a part of it back. */

test('a fee is charged, paid, refunded, and the student sees it', async ({ page, browser }) => {
  const made = await newCase(page);
  await openOffice(page, screenOf(made));
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('Nothing has been charged');
  await press(page, 'Charge');
  await question(page).getByLabel('For what').fill('IELTS class, eight weeks');
  await question(page).getByRole('textbox', { name: 'Rupees' }).fill('12,000');
  await expectUsable(page, 'charge');
  await pressInQuestion(page, 'Charge');
  await expect(money).toContainText('Rs\u00a012,000 open');

  await press(page, 'Take a payment');
  await question(page).getByRole('textbox', { name: 'Rupees for IELTS class, eight weeks' }).fill('5000');
  await question(page).getByRole('textbox', { name: 'Rupees', exact: true }).fill('500');
  await question(page).getByLabel('For something else').fill('Document check');
  await question(page).getByLabel('How').selectOption('eSewa');
  await question(page).getByLabel('Number of the transfer or cheque').fill('0AB12C');
  await expectUsable(page, 'payment');
  await pressInQuestion(page, 'Take Rs\u00a05,500');
  await expect(money).toContainText('Open: Rs\u00a07,000');
  await expect(money.getByRole('list', { name: 'Payments' })).toContainText(/eSewa · 0AB12C · IELTS class/);
  const downloaded = page.waitForEvent('download');
  await money.getByRole('button', { name: /^Receipt/ }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^receipt \d{4}-\d\d-\d{6}\.pdf$/);

  await money.getByRole('button', { name: /^Refund/ }).click();
  await question(page).getByRole('textbox', { name: 'Rupees' }).fill('500');
  await question(page).getByLabel('Reason').fill('Not needed');
  await expectUsable(page, 'refund');
  await pressInQuestion(page, 'Pay back Rs\u00a0500');
  await expect(money).toContainText('Open: Rs\u00a07,500');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectUsable(page, 'money on a phone');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/payments');
  const found = page.waitForResponse(/staff\/payments\/\?.*search=/);
  await page.getByRole('searchbox').fill(made.member.email);
  await found;
  await expect(page.getByText('2 receipts', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Rs\u00a05,000 left');
  await expectUsable(page, 'cash book');

  const context = await browser.newContext({
    baseURL: process.env['SITE_ORIGIN'] ?? '',
    viewport: { width: 360, height: 740 },
  });
  const theirs = await context.newPage();
  await keepInBrowser(theirs, await logIn(theirs.request, made.member));
  await theirs.goto(routes.accountMoney());
  await expect(theirs.getByRole('heading', { name: 'Open: Rs\u00a07,500' })).toBeVisible();
  await expectUsable(theirs, 'own payments');
  const receipt = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download the receipt' }).last().click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt/);
  await context.close();
});

test('a commission that was entered by mistake is taken back', async ({ page }) => {
  const made = await student(page, 'Maya');
  await openOffice(page, screenOf(made));
  await press(page, 'Enter the commission');
  await question(page).getByLabel('University').fill('Sample University');
  await question(page).getByRole('textbox', { name: 'Expected' }).fill('5000');
  await pressInQuestion(page, 'Save');
  const commission = page.getByRole('region', { name: 'Commission' });
  await expect(commission).toContainText('5,000 from');
  await press(page, 'Take back …');
  await question(page).getByLabel('Reason').fill('Of another student');
  await expectUsable(page, 'taking a commission back');
  await pressInQuestion(page, 'Take it back');
  await expect(commission).toContainText(/Taken back: .*5,000 from .*\. Of another student/);
  await expect(commission).toContainText('None entered');
});
