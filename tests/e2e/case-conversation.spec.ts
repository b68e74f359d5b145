import { pdfFile } from '../support/applications-browser.ts';
import { openAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { part, press as pressIn, said } from '../support/case-page.ts';
import { newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
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

test('files go with a message both ways, and each is a document of the case', async ({ browser, page }) => {
  const made = await newCase(page);
  const student = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await student.newPage();
  await openAccount(phone, made.member, `/account/applications/${made.id}`);
  const form = part(phone, 'Write to your counselor');
  await form.getByRole('textbox').fill('My new marks.');
  await form.getByLabel('If you attach files: what are they?').selectOption('academic_documents');
  await form.getByLabel('Files to attach').setInputFiles([pdfFile('marks.pdf'), pdfFile('page 2.pdf')]);
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await pressIn(form, 'Send the message');
  await expect(said(phone)).toContainText('Your counselor has your message.');
  await expect(part(phone, 'Documents')).toContainText('page 2.pdf');

  await openOffice(page, screenOf(made));
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  const message = history.filter({ hasText: 'My new marks.' });
  await expect(message.getByRole('link', { name: 'marks.pdf' })).toBeVisible();
  await expect(message.getByRole('link', { name: 'page 2.pdf' })).toBeVisible();

  await press(page, 'File a document');
  await question(page).getByLabel('File', { exact: true }).setInputFiles(pdfFile('offer.pdf'));
  await pressInQuestion(page, 'File it');
  await expect(page.getByText('Filed. The student does not see it yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Student' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Congratulations, here it is.');
  await page.getByRole('checkbox', { name: 'Offer letter (offer.pdf), hidden until now' }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Send the message');
  await mailSaying(made.member.email, 'Congratulations, here it is.');

  await phone.reload();
  const reply = part(phone, 'What has happened').getByRole('listitem').first();
  await expect(reply).toContainText('Congratulations, here it is.');
  await expect(reply).toContainText('offer.pdf');
  const downloading = phone.waitForEvent('download');
  await pressIn(phone, 'Download offer.pdf');
  expect((await downloading).suggestedFilename()).toBe('offer.pdf');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await student.close();
});
