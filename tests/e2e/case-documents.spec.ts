import { openAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { pdf } from '../support/applications.ts';
import { apply } from '../support/applications-browser.ts';
import { expect, test } from '../support/browser.ts';
import { part } from '../support/case-page.ts';
import { KEPT, newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { openOffice } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

/** Documents of the office: filed, shown to the student with a mail, and hidden again. */

/** A page with the name of a PDF is refused. */
test.use({ expectedErrors: [/400 \(Bad Request\).*\/filed\//] });

test('staff file an offer letter, the student gets it by mail and downloads it', async ({
  browser,
  page,
}) => {
  const made = await newCase(page);
  const letter = pdf();
  await openOffice(page, screenOf(made));
  const filed = page.getByRole('region', { name: 'From the office' });
  await press(page, 'File a document');
  expect(await accessibilityFaults(page)).toEqual([]);
  const file = question(page).getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'Offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await pressInQuestion(page, 'File it');
  await expect(question(page).getByRole('alert')).toContainText('this is not a pdf file');
  await file.setInputFiles({ name: 'Offer.pdf', mimeType: 'application/pdf', buffer: letter });
  await pressInQuestion(page, 'File it');
  await expect(page.getByText('Filed. The student does not see it yet.')).toBeVisible();
  await expect(filed).toContainText('Offer letter Hidden');

  const student = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await student.newPage();
  await openAccount(phone, made.member, `/account/applications/${made.id}`);
  await expect(part(phone, 'Documents')).not.toContainText('Offer.pdf');

  await press(page, 'Show to the student: Offer.pdf');
  await pressInQuestion(page, 'Show it');
  await expect(filed).toContainText('The student sees it');
  expect(await accessibilityFaults(page)).toEqual([]);
  await mailSaying(made.member.email, 'Your offer letter is here');
  await phone.reload();
  await expect(part(phone, 'Documents')).toContainText('From your counselor');
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download Offer.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('Offer.pdf');
  await expect(part(phone, 'What has happened').getByRole('listitem').first()).toContainText(
    'A document from your counselor',
  );
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await press(page, 'Hide: Offer.pdf');
  await question(page).getByRole('textbox', { name: 'Reason' }).fill('The wrong intake');
  await pressInQuestion(page, 'Hide it');
  await expect(filed).toContainText('Offer letter Hidden');
  await phone.reload();
  await expect(part(phone, 'What has happened')).toBeVisible();
  await expect(phone.getByText('Offer.pdf')).toHaveCount(0);
  await student.close();
});

test('staff take a document along from another application of the student', async ({ page }) => {
  const made = await newCase(page);
  const other = await apply(page.request, made.student, {
    first_name: 'Asha',
    last_name: 'Rai',
    email: made.member.email,
    preferred_course: 'Another course',
  });
  await openOffice(page, screenOf(other));
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  await expect(documents).toContainText('The student sent no documents.');
  await press(page, 'From another application');
  await expect(question(page).getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await question(page).getByRole('checkbox', { name: KEPT.pdf }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressInQuestion(page, 'Copy 1 document');
  await expect(page.getByText('1 document copied into this application.')).toBeVisible();
  await expect(documents).toContainText(`copied from ${made.reference}`);
});
