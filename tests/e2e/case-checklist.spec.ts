import { keepInBrowser } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { part } from '../support/case-page.ts';
import { newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

test('staff go through the checklist of a case, and the student reads what is missing and why', async ({
  page,
}) => {
  const made = await newCase(page);
  await openOffice(page, screenOf(made));
  const list = page.getByRole('region', { name: 'Checklist' });
  await expect(list.getByText('not known, so papers about money are not listed')).toBeVisible();
  await expectUsable(page, 'case with its checklist');

  await press(page, 'Change who pays or the country');
  await question(page).getByRole('checkbox', { name: 'Education loan' }).check();
  await expectUsable(page, 'who pays');
  await pressInQuestion(page, 'Save');
  await expect(list.getByText('Who pays: Education loan.')).toBeVisible();

  // A line with a file is accepted or sent back, one without is asked for with one press.
  await press(page, 'Accept: Passport');
  await expect(list.getByRole('button', { name: 'More for Passport' })).toBeVisible();
  await expect(
    list.getByRole('listitem').filter({ hasText: 'Passport' }).getByText('Accepted'),
  ).toBeVisible();
  await press(page, 'Redo: SEE or SLC grade sheet and character certificate');
  await question(page).getByRole('textbox').fill('The back side is not there.');
  await pressInQuestion(page, 'Ask to send it again');
  await expect(list.getByText('“The back side is not there.”')).toBeVisible();
  await press(page, 'Ask: English test result');
  const english = list.getByRole('listitem').filter({ hasText: 'English test result' });
  await expect(english.getByText('Asked for')).toBeVisible();

  // Several in one mail.
  await list.getByRole('checkbox', { name: 'Select CV' }).check();
  await list.getByRole('checkbox', { name: 'Select Citizenship certificate' }).check();
  await press(page, 'Ask for 2 in one mail');
  await pressInQuestion(page, 'Ask the student');
  await expect(question(page)).toBeHidden();
  const mail = await mailSaying(made.member.email, 'For your application we need these 2:');
  expect(mail.text).toContain('Citizenship certificate');

  await keepInBrowser(page, made.student);
  await page.goto(`/account/applications/${made.id}`);
  const needed = part(page, 'What we need from you');
  await expect(needed.getByText('The back side is not there.')).toBeVisible();
  await expect(needed.getByRole('listitem').filter({ hasText: 'Passport' })).toContainText('Accepted');
  await expect(needed.getByRole('listitem').filter({ hasText: 'CV' })).toContainText('Missing, asked for on');
  await expectUsable(page, "the student's list");
});
