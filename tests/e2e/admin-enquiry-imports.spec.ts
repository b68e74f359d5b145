import type { Page } from '@playwright/test';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { press, pressInQuestion } from '../support/office-cases.ts';
import { uglyEnquiries, WRONG_ROWS } from '../support/ugly-enquiries.ts';

/** The spreadsheet of last year's fair becomes enquiries, and goes away again. */

const ROWS = 40;
const said = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible();

test('an untidy spreadsheet is understood, checked, added and undone', phoneOnly, async ({ page }) => {
  await openOffice(page, '/admin/enquiries');
  await page.getByRole('link', { name: 'From a spreadsheet' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.getByLabel('Spreadsheet with enquiries').setInputFiles({
    name: 'Stall 2080.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(uglyEnquiries(ROWS)),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Stall 2080.csv' })).toBeVisible();

  // Headings in English and Nepali were understood; a word of this office is not.
  await expect(page.getByLabel('What is Date (मिति)?')).toHaveValue('entered');
  await expect(page.getByLabel('What is Father Name?')).toHaveValue('');
  await page.getByLabel('What is Kantipur gate?').selectOption('Fair or event');
  await expectUsable(page, 'the columns');
  await press(page, `Check ${ROWS} rows`);

  const added = ROWS - WRONG_ROWS - 1;
  await said(page, `Nothing is added yet. ${added} enquiries will be added.`);
  await expect(page.getByText('has hidden digits')).toBeVisible();
  await expectUsable(page, 'what was checked');
  await press(page, `Add ${added} enquiries`);
  await said(page, `${added} enquiries were added.`);

  // They are in the list, with the day of the file.
  await page.goto('/admin/enquiries?filter=%7B%22search%22%3A%22hari%20prasad%22%7D');
  await expect(page.getByRole('link', { name: /Hari Prasad/ }).first()).toBeVisible();

  await page.goBack();
  await press(page, 'Undo this import');
  await pressInQuestion(page, 'Undo');
  await said(page, 'The import was undone.');
  await expectUsable(page, 'what is undone');

  // From the list, which knows less of it than its page shows.
  await page.goto('/admin/enquiry-imports');
  await page.getByRole('link', { name: 'Stall 2080.csv' }).click();
  await said(page, 'The import was undone.');
});
