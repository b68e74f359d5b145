import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OwnMoney } from '../../src/contract/money.ts';
import { routes } from '../../src/contract/routes.ts';
import { bearer, keepInBrowser, logIn, personId, STAFF } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { newCase, press, pressInQuestion, question, screenOf, student } from '../support/office-cases.ts';

/** A student pays in the office, and gets a part of it back. */

const CLASS = 'IELTS class, eight weeks';
const money = (page: Page) => page.getByRole('region', { name: 'Money' });

/** 12,000 were charged and 5,000 of it paid, and 500 for something else. `refund` pays back a part of that. */
async function paidCase(page: Page, refund = 0) {
  const made = await newCase(page);
  const headers = bearer(await logIn(page.request, STAFF));
  const person = `/api/staff/people/${await personId(page.request, headers, made.member.email)}`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data: { ticket: randomUUID(), ...data } });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as OwnMoney;
  };
  const { charges } = await post(`${person}/charges/`, {
    application: made.id,
    due_on: null,
    items: [{ text: CLASS, amount: 12_000 }],
  });
  const { payments } = await post(`${person}/payments/`, {
    kind: 'cash',
    reference: '',
    received_on: '2026-01-05',
    application: made.id,
    mail: false,
    items: [
      { charge: charges[0]!.id, text: CLASS, amount: 5000 },
      { charge: null, text: 'Document check', amount: 500 },
    ],
  });
  if (refund > 0)
    await post(`/api/staff/payments/${payments[0]!.id}/refund/`, {
      kind: 'cash',
      reference: '',
      paid_on: '2026-01-06',
      amount: refund,
      reason: 'Not needed',
    });
  return made;
}

test('a fee is charged and paid, with a receipt', async ({ page }) => {
  await openOffice(page, screenOf(await newCase(page)));
  await expect(money(page)).toContainText('Nothing has been charged');
  await press(page, 'Charge');
  await question(page).getByLabel('For what').fill(CLASS);
  await question(page).getByRole('textbox', { name: 'Rupees' }).fill('12,000');
  await expectUsable(page, 'charge');
  await pressInQuestion(page, 'Charge');
  await expect(money(page)).toContainText('Rs\u00a012,000 open');

  await press(page, 'Take a payment');
  await question(page)
    .getByRole('textbox', { name: `Rupees for ${CLASS}` })
    .fill('5000');
  await question(page).getByRole('textbox', { name: 'Rupees', exact: true }).fill('500');
  await question(page).getByLabel('For something else').fill('Document check');
  await question(page).getByLabel('How').selectOption('eSewa');
  await question(page).getByLabel('Number of the transfer or cheque').fill('0AB12C');
  await expectUsable(page, 'payment');
  await pressInQuestion(page, 'Take Rs\u00a05,500');
  await expect(money(page)).toContainText('Open: Rs\u00a07,000');
  await expect(money(page).getByRole('list', { name: 'Payments' })).toContainText(
    /eSewa · 0AB12C · IELTS class/,
  );
  const downloaded = page.waitForEvent('download');
  await money(page)
    .getByRole('button', { name: /^Receipt/ })
    .click();
  expect((await downloaded).suggestedFilename()).toMatch(/^receipt \d{4}-\d\d-\d{6}\.pdf$/);
});

test('a part of a payment is paid back, and the cash book shows both', async ({ page }) => {
  const made = await paidCase(page);
  await openOffice(page, screenOf(made));
  await money(page)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await question(page).getByRole('textbox', { name: 'Rupees' }).fill('500');
  await question(page).getByLabel('Reason').fill('Not needed');
  await expectUsable(page, 'refund');
  await pressInQuestion(page, 'Pay back Rs\u00a0500');
  await expect(money(page)).toContainText('Open: Rs\u00a07,500');
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
});

test.describe('the student', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sees what is open, and downloads the receipt', async ({ page }) => {
    const { student } = await paidCase(page, 500);
    await keepInBrowser(page, student);
    await page.goto(routes.accountMoney());
    await expect(page.getByRole('heading', { name: 'Open: Rs\u00a07,500' })).toBeVisible();
    await expectUsable(page, 'own payments');
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the receipt' }).last().click();
    expect((await receipt).suggestedFilename()).toMatch(/^receipt/);
  });
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
