import type { Application } from '../../src/contract/applications.ts';
import { bearer, staffAccount } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { newCase, press, pressInQuestion, question, screenOf } from '../support/office-cases.ts';
import { openOffice } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

/** A wrong move of staff: taken back by a colleague after the tab was closed, or corrected once the student has seen it. */

test('a wrong move is undone after the tab was closed, and a later one is corrected', async ({
  browser,
  page,
}) => {
  const made = await newCase(page);
  const colleague = await staffAccount(page.request);
  const own = async () => {
    const path = `/api/user/applications/${made.id}/`;
    return (await (await page.request.get(path, { headers: bearer(made.student) })).json()) as Application;
  };
  const before = await own();
  await openOffice(page, screenOf(made));
  await press(page, 'Not successful');
  await question(page).getByRole('textbox').fill('No place this year.');
  await pressInQuestion(page, 'Not successful');
  await expect(page.getByRole('status').filter({ hasText: 'The student sees it' })).toBeVisible();
  await page.close();

  const context = await browser.newContext();
  const later = await context.newPage();
  await openOffice(later, screenOf(made), colleague);
  await press(later, 'Undo');
  await expect(later.getByText('The student was not told.')).toBeVisible();
  await expect(later.getByRole('button', { name: 'Begin review' })).toBeVisible();
  await expect(later.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Taken back before the student saw it',
  );
  expect(await own()).toEqual(before);

  // The text is there again for the same move; this time it is sent.
  await press(later, 'Not successful');
  await expect(question(later).getByRole('textbox')).toHaveValue('No place this year.');
  await pressInQuestion(later, 'Not successful');
  await press(later, 'Send now');
  await mailSaying(made.member.email, 'No place this year.');
  expect((await own()).state).toBe('rejected');

  await press(later, 'Correct the state');
  await pressInQuestion(later, 'Correct the state');
  await expect(question(later).getByText('Choose the right state.')).toBeVisible();
  await question(later).getByRole('combobox', { name: 'The right state' }).click();
  await later.getByRole('option', { name: 'In review' }).click();
  await question(later)
    .getByRole('textbox', { name: 'Explanation to the student' })
    .fill('We mixed up two cases.');
  await pressInQuestion(later, 'Correct the state');
  await press(later, 'Send now');
  const { text } = await mailSaying(made.member.email, 'We mixed up two cases.');
  expect(text).toContain('That was our mistake');
  expect((await own()).state).toBe('in_review');
  await context.close();
});
