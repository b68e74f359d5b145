import fs from 'node:fs';
import { bearer } from '../support/accounts-browser.ts';
import { JOB, JOBS_TEST_MS } from '../support/background.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { importTemplate, template } from '../support/office-imports.ts';

test.describe.configure({ timeout: JOBS_TEST_MS });

test('a dropped file is checked, found again in a new tab, and applied', async ({ page, context }, info) => {
  const origin = `browser-${info.project.name.toLowerCase()}-${info.workerIndex}`;
  const file = template(origin, [
    `A-1,Bachelor of Browsers ${origin},Bachelor Degree,3 years,15000,GBP`,
    `A-2,Master of Doubt ${origin},Masters Degree,1 year,1,GBP`,
  ]);
  const name = `${origin}.csv`;
  await openOffice(page, '/admin/imports');
  await expect(page.getByRole('heading', { name: 'New import' })).toBeVisible();
  const transfer = await page.evaluateHandle(
    (content) => {
      const data = new DataTransfer();
      data.items.add(new File([content.file], content.name, { type: 'text/csv' }));
      return data;
    },
    { file, name },
  );
  await page.getByRole('region', { name: 'New import' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText(name)).toBeVisible();
  await page.getByLabel('Where the rows come from').fill(origin);
  await page.getByLabel(/Add levels and fields/).check();
  await expectUsable(page, 'new import');
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page).toHaveURL(/\/admin\/imports\/\d+$/);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto('/admin/imports');
  await again.getByRole('link', { name }).click();
  await expect(again).toHaveURL(address);
  await expect(again.getByText('Checked', { exact: true })).toBeVisible(JOB);
  await expect(again.getByText(`Bachelor of Browsers ${origin}`)).toBeVisible();
  await again.getByRole('button', { name: /^Held back/ }).click();
  await expect(again.getByText('a fee below 100 GBP')).toBeVisible();
  await expectUsable(again, 'report');
  const arriving = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await fs.promises.readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain('a fee below 100 GBP');

  await again.getByRole('button', { name: 'Apply', exact: true }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(again.getByText('Applied', { exact: true }).first()).toBeVisible(JOB);
  await again.getByRole('link', { name: 'Decide about held values' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Held values' })).toBeVisible();
});

test('a held value is corrected beside what the source says', async ({ page, request }, info) => {
  const origin = `held-${info.project.name.toLowerCase()}-${info.workerIndex}`;
  const answer = await openOffice(page, '/admin/held');
  const headers = bearer(answer);
  // A tuition of 2 is implausible.
  await importTemplate(request, headers, origin, [
    `B-1,Diploma of Doubt ${origin},Bachelor Degree,1 year,2,GBP`,
    `B-2,Certificate of Doubt ${origin},Bachelor Degree,1 year,3,GBP`,
  ]);

  const found = page.waitForResponse(/held\/.*search=/);
  await page.getByRole('searchbox').fill(origin);
  await found;
  await expect(page.getByText('2 values', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: `Diploma of Doubt ${origin}` });
  await expect(row).toContainText('GBP 2');
  await expectUsable(page, 'held values');
  await row.getByRole('button', { name: /^Correct/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a fee below 100 GBP');
  await dialog.getByLabel('Fees a year in GBP').fill('14,500');
  await expectUsable(page, 'correcting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 value', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dismiss 1 value?');
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss 1 value' }).click();
  await expect(page.getByText('0 values', { exact: true })).toBeVisible();
});

test('an import and its held values fit a phone', phoneOnly, async ({ page }, info) => {
  const origin = `phone-${info.workerIndex}`;
  const file = template(origin, [
    `C-1,Bachelor of Thumbs ${origin},Bachelor Degree,3 years,15000,GBP`,
    `C-2,Diploma of Thumbs ${origin},Bachelor Degree,1 year,2,GBP`,
  ]);
  await openOffice(page, '/admin/imports');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await choosing
  ).setFiles([{ name: `${origin}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) }]);
  await page.getByLabel('Where the rows come from').fill(origin);
  await page.getByLabel(/Add levels and fields/).check();
  await expectUsable(page, 'new import');
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByText('Checked', { exact: true })).toBeVisible(JOB);
  await page.getByRole('button', { name: /^Held back/ }).click();
  await expect(page.getByText('a fee below 100 GBP')).toBeVisible();
  await expectUsable(page, 'report');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible(JOB);

  await page.getByRole('link', { name: 'Decide about held values' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Held values' })).toBeVisible();
  const found = page.waitForResponse(/held\/.*search=/);
  await page.getByRole('searchbox').fill(origin);
  await found;
  await expect(page.getByText('1 value', { exact: true })).toBeVisible();
  await expectUsable(page, 'held values');
  const row = page.getByRole('row', { name: `Diploma of Thumbs ${origin}` });
  await row.getByRole('button', { name: /^Correct/ }).click();
  await page.getByRole('dialog').getByLabel('Fees a year in GBP').fill('14,500');
  await expectUsable(page, 'correcting');
});
