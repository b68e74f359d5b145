import { openAccount } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { part, press as pressIn, said } from '../support/case-page.ts';
import { newCase, press, screenOf } from '../support/office-cases.ts';
import { openOffice } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

/** A conversation between a student and the office, both on a phone of 390 px. */

test.use({ viewport: { width: 390, height: 844 } });

test('student and office write to each other, and an internal note stays in the office', async ({
  browser,
  page,
}) => {
  const made = await newCase(page);
  const student = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await student.newPage();
  const menu = phone.getByRole('navigation', { name: 'Account' });
  await openAccount(phone, made.member, `/account/applications/${made.id}`);
  await part(phone, 'Write to your counselor').getByRole('textbox').fill('May I call you on Sunday?');
  await pressIn(part(phone, 'Write to your counselor'), 'Send the message');
  await expect(said(phone)).toContainText('Your counselor has your message.');

  await openOffice(page, screenOf(made));
  await expect(page.getByText('New from the student: Message from the student')).toBeVisible();
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Her father pays. Do not tell her.');
  await page.reload();
  await page.getByRole('tab', { name: 'Internal note' }).click();
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toHaveValue(
    'Her father pays. Do not tell her.',
  );
  await press(page, 'Save the note');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('only for the office');
  await page.getByRole('tab', { name: 'Student' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, after <b>10</b> o’clock.');
  await press(page, 'Send the message');
  await mailSaying(made.member.email, 'after <b>10</b> o’clock.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await phone.goto('/account/applications');
  await expect(menu.getByRole('link', { name: 'Applications 1 new' })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Bachelor of Nursing' })).toContainText('New');
  await phone.getByRole('link', { name: 'Bachelor of Nursing' }).click();
  const entry = part(phone, 'What has happened').getByRole('listitem').first();
  await expect(entry).toContainText('Message from your counselor New');
  await expect(entry).toContainText('Yes, after <b>10</b> o’clock.');
  await expect(menu.getByRole('link', { name: 'Applications', exact: true })).toBeVisible();
  await expect(phone.getByText('Her father pays')).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.reload();
  await expect(part(phone, 'What has happened').getByRole('listitem').first()).not.toContainText('New');
  await student.close();
});
