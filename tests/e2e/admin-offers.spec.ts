import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bearer, logIn, openAccount, STAFF } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { part, press as pressIn } from '../support/case-page.ts';
import { newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { OFFER } from '../support/recipes/offers.ts';

/** Offers of universities, entered and compared on a phone of 390 px, and what their student sees. */

test.use({ viewport: { width: 390, height: 844 } });

/** Days that are not over yet, whenever the test runs. */
const LATER = { reply_by: '2030-12-03', deposit_due: '2030-12-20' };
const offer = (page: Page, university: string) =>
  page.getByRole('article', { name: `Offer of ${university}` });

async function enter(page: Page, university: string, tuition: string) {
  await press(page, 'Enter an offer');
  const form = question(page);
  await expect(form.getByLabel('Course')).toHaveValue('Bachelor of Nursing');
  await form.getByLabel('University').fill(university);
  await form.getByLabel('Currency').selectOption('AUD');
  await form.getByRole('textbox', { name: 'Tuition fee' }).fill(tuition);
  await form.getByLabel('Reply by').fill('2030-12-03');
  return form;
}

/** A case whose student sees two offers. */
async function caseWithOffers(page: Page) {
  const made = await newCase(page);
  const headers = bearer(await logIn(page.request, STAFF));
  for (const university of ['Everest University', 'Annapurna University']) {
    const data = { ...OFFER, ticket: randomUUID(), shown: true, university, ...LATER };
    const entered = await page.request.post(`/api/staff/applications/${made.id}/offers/`, { headers, data });
    expect(entered.status(), await entered.text()).toBe(200);
  }
  return made;
}

test('two offers are entered and compared, and a condition is met', async ({ page }) => {
  const made = await newCase(page);
  await openOffice(page, screenOf(made));
  await expect(page.getByText('No offer yet.')).toBeVisible();
  const form = await enter(page, 'Everest University', '34,000');
  await form.getByRole('button', { name: 'Add a condition' }).click();
  await form.getByLabel('Condition 1', { exact: true }).fill('IELTS 7.0 in each part');
  await expectUsable(page, 'the form of an offer');
  // What was typed is there again after a reload.
  await page.reload();
  await press(page, 'Enter an offer');
  await expect(question(page).getByLabel('Condition 1', { exact: true })).toHaveValue(
    'IELTS 7.0 in each part',
  );
  await pressInQuestion(page, 'Enter the offer');
  await expect(offer(page, 'Everest University')).toContainText('AUD 34,000 for the first year');

  await enter(page, 'Annapurna University', '29000');
  await pressInQuestion(page, 'Enter the offer');
  await expect(offer(page, 'Annapurna University')).toBeVisible();
  await offer(page, 'Everest University').getByLabel('IELTS 7.0 in each part').click();
  await expect(offer(page, 'Everest University')).toContainText('met on');
  await press(page, 'Compare');
  const table = page.getByRole('region', { name: 'Offers compared' });
  await expect(table.getByRole('row', { name: 'Conditions' })).toContainText('noneall met');
  await expect(table.getByRole('row', { name: 'Tuition fee' })).toContainText('AUD 29,000');
});

test('a date is entered in a case with offers', async ({ page }) => {
  await openOffice(page, screenOf(await caseWithOffers(page)));
  await press(page, 'Compare');
  await press(page, 'Enter a date');
  await question(page).getByLabel('What').selectOption('biometrics');
  await question(page).getByLabel('On', { exact: true }).fill('2030-11-20');
  await pressInQuestion(page, 'Save');
  await expect(page.getByLabel(/^Biometrics: 20 Nov 2030/)).not.toBeChecked();
  await expectUsable(page, 'a case with offers');
});

test('the student asks to accept one of two offers, and staff accept it', async ({ browser, page }) => {
  const made = await caseWithOffers(page);
  const student = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await student.newPage();
  await openAccount(phone, made.member, `/account/applications/${made.id}`);
  const seen = part(phone, 'Offers').getByRole('article', { name: 'Offer of Annapurna University' });
  await pressIn(seen, 'I want to accept this');
  await expect(seen).toContainText('You asked to accept this offer on');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await openOffice(page, screenOf(made));
  await expect(offer(page, 'Annapurna University')).toContainText('The student wants to accept this offer');
  await offer(page, 'Annapurna University').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(question(page).getByLabel('Decline the others: Everest University')).toBeChecked();
  await pressInQuestion(page, 'Accept');
  await expect(offer(page, 'Everest University')).toContainText('Declined');
  await expect(offer(page, 'Annapurna University')).toContainText('Accepted');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('Offer accepted');
  await phone.reload();
  await expect(seen).toContainText('Accepted');
  await student.close();
});
