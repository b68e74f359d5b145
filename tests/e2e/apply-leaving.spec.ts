import type { Page } from '@playwright/test';
import { logOutByHeader } from '../support/account-forms.ts';
import { verifiedAccount } from '../support/accounts-browser.ts';
import {
  chooseFiles,
  form,
  inForm,
  openForm,
  openFormAs,
  over,
  pdfFile,
  ready,
} from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

const applyButton = (page: Page) => page.locator('main [data-course]').first();
const back = (page: Page) => page.evaluate(() => history.back());
/** The number of files in the browser's database. */
const filesKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('files');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const { result: db } = opening;
          if (!db.objectStoreNames.contains('files')) {
            db.close();
            return resolve(0);
          }
          const counting = db.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => {
            db.close();
            resolve(counting.result);
          });
        });
      }),
  );
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);

/** A browser without IndexedDB, as some private windows. */
const keepsNoFiles = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));

test(
  'Back closes the form without leaving the page, and asks first if chosen files would be lost',
  phoneOnly,
  async ({ page }) => {
    await keepsNoFiles(page);
    await openForm(page);
    const dialog = form(page);
    await dialog.getByLabel('First Name').fill('Sita');
    await back(page);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/course-search$/);
    await expect(applyButton(page)).toBeFocused();
    // Forward opens it again with the typed text.
    await page.evaluate(() => history.forward());
    await expect(dialog.getByLabel('First Name')).toHaveValue('Sita');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/course-search$/);

    await applyButton(page).click();
    await inForm(page, 'Next').click();
    await chooseFiles(page, 'CV Document (optional)', [pdfFile('cv.pdf'), pdfFile('cv-2.pdf')]);
    await expect(dialog.getByText('This browser cannot keep 2 files.')).toBeVisible();
    const question = over(page, 'Close the form?');
    // The browser asks before closing the tab.
    const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await back(page);
    await expect(question).toContainText('The 2 files you chose are not kept');
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(page).toHaveURL(/\/course-search#apply$/);
    await inForm(page, 'Close').click();
    await question.getByRole('button', { name: 'Close the form' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/course-search$/);
    await expect(applyButton(page)).toBeFocused();
  },
);

test('after a reload the form is open with its draft', phoneOnly, async ({ page }) => {
  await openForm(page);
  const dialog = form(page);
  await dialog.getByLabel('Last Name').fill('Rai');
  await expect(dialog.getByLabel('Email')).toHaveValue(/@/);
  await dialog.getByLabel('Email').fill('');
  await dialog.getByLabel('Marital Status').selectOption('Yes');
  await inForm(page, 'Next').click();
  await chooseFiles(page, 'CV Document (optional)', [pdfFile('cv.pdf')]);
  // The text, and whose files are kept.
  await expect.poll(() => drafts(page)).toBe(2);
  await page.reload();
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Rai');
  await expect(dialog).toContainText(/Your draft of .+ is back\./);
  await expect(dialog.getByLabel('Marital Status')).toHaveValue('Yes');
  // Typed values stay, even empty ones: values from the account do not replace them.
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await inForm(page, 'Next').click();
  await expect(dialog.getByText('The file you chose is back.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(/^cv\.pdf/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await inForm(page, 'Previous').click();
  await inForm(page, 'Delete draft').click();
  await expect(dialog.getByLabel('Last Name')).toHaveValue('');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expect(inForm(page, 'Undo')).toBeFocused();
  await inForm(page, 'Undo').click();
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Rai');
  await inForm(page, 'Delete draft').click();
  await expect.poll(() => filesKept(page)).toBe(0);
  await page.reload();
  await expect(dialog.getByLabel('Email')).toHaveValue(/@/);
  await expect(dialog).not.toContainText('is back');
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/course-search$/);
});

test('two tabs merge their text; logging out in one clears both', phoneOnly, async ({ page, context }) => {
  const member = await openForm(page);
  const other = await context.newPage();
  await other.goto('/course-search');
  await applyButton(other).click();
  await ready(other);
  await form(page).getByLabel('First Name').fill('Sita');
  await form(other).getByLabel('Last Name').fill('Rai');
  await form(page).getByLabel('Mobile Number').fill('9841000000');
  await expect(form(other).getByLabel('Last Name')).toHaveValue('Rai');
  await expect(form(other).getByLabel('First Name')).toHaveValue('');
  await other.reload();
  for (const [label, text] of Object.entries({
    'First Name': 'Sita',
    'Last Name': 'Rai',
    'Mobile Number': '9841000000',
  }))
    await expect(form(other).getByLabel(label)).toHaveValue(text);

  await inForm(other, 'Next').click();
  await chooseFiles(other, 'Passport Document', [pdfFile('passport.pdf')]);
  await expect.poll(() => filesKept(other)).toBe(1);

  // Another person on this device does not see it.
  await inForm(other, 'Close').click();
  await expect(form(other)).toBeHidden();
  await logOutByHeader(other);
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('You logged out, so we closed the form.');
  expect(await drafts(page)).toBe(0);
  await openFormAs(page, await verifiedAccount(page.request));
  await expect(form(page).getByLabel('Email')).not.toHaveValue(member.email);
  await expect(form(page).getByLabel('First Name')).toHaveValue('');
  expect(await filesKept(page)).toBe(0);
});
