import { bearer, keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { apply, pdfFile } from '../support/applications-browser.ts';
import { applicationsOf, chooseFiles, form, inForm, over, ready } from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

test('a second application takes over answers and documents of the first', both, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  const { reference } = await apply(page.request, answer, {
    preferred_course: 'Bachelor of Nursing',
    last_academic_qualification: '+2 Science, GPA 3.4',
    contact: '9800000000',
    'passport_documents[0][file]': pdfFile('passport.pdf'),
    'academic_documents[0][file]': pdfFile('marks.pdf'),
  });
  await page.request.patch('/api/user/profile/', {
    headers: bearer(answer),
    data: { first_name: 'Sita', contact: '9841000000' },
  });
  await keepInBrowser(page, answer);
  await page.goto('/course-search');
  await page.locator('main [data-course]').first().click();
  await ready(page);

  // The profile first, then the earlier application.
  const dialog = form(page);
  await expect(dialog.getByLabel('Mobile Number')).toHaveValue('9841000000');
  await expect(dialog.getByLabel('Mobile Number')).toHaveAccessibleDescription(/^From your profile\./);
  const qualification = dialog.getByLabel('Last Academic Qualification');
  await expect(qualification).toHaveValue('+2 Science, GPA 3.4');
  await expect(qualification).toHaveAccessibleDescription(new RegExp(`^From your application ${reference}`));
  await qualification.fill('Bachelor, 2026');
  await expect(qualification).not.toHaveAccessibleDescription(/From your application/);
  await dialog.getByLabel('Permanent Address').fill('Dharan 8');
  expect(await accessibilityFaults(page)).toEqual([]);

  // Nothing is taken along unless it is ticked; a reload keeps the choice.
  await inForm(page, 'Next').click();
  const passport = dialog.getByLabel(/^passport\.pdf/);
  await expect(passport).not.toBeChecked();
  await passport.check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await inForm(page, 'Next').click();
  await expect(passport).toBeChecked();
  await expect(dialog.getByLabel(/^marks\.pdf/)).not.toBeChecked();
  await chooseFiles(page, 'IELTS / PTE / TOEFL', [pdfFile('ielts.pdf')]);
  await expect(dialog.getByRole('status').filter({ hasText: '+ 1 from earlier' })).toBeVisible();
  await inForm(page, 'Submit').click();
  const missing = over(page, 'Before you send it');
  await expect(missing.getByRole('button', { name: 'Academic Documents' })).toBeVisible();
  await expect(missing.getByRole('button', { name: 'Passport Document' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Send anyway' }).click();

  const sent = over(page, 'Your documents were submitted successfully!');
  await expect(sent).toContainText('Save these answers to your profile?');
  await expect(sent.getByRole('listitem')).toHaveText(['Permanent Address: Dharan 8']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sent.getByRole('button', { name: 'Save to your profile' }).click();
  await expect(sent).toContainText('Saved to your profile.');
  const profile = await page.request.get('/api/user/profile/', { headers: bearer(answer) });
  expect(await profile.json()).toMatchObject({ address: 'Dharan 8', contact: '9841000000' });

  const [second] = await applicationsOf(page.request, member);
  expect(second).toMatchObject({ last_academic_qualification: 'Bachelor, 2026', first_name: 'Sita' });
  expect(second?.documents.map(({ file_name, taken_from }) => [file_name, taken_from])).toEqual([
    ['ielts.pdf', ''],
    ['passport.pdf', reference],
  ]);
});
