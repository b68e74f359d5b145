import fs from 'node:fs';
import { bearer } from '../support/accounts-browser.ts';
import { JOB, JOBS_TEST_MS } from '../support/background.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test.describe.configure({ timeout: JOBS_TEST_MS });

/** Rows of the template; a tuition of 1 is implausible. */
const rows = (origin: string, courses: readonly string[]) =>
  [
    'university_key,university_name,country,course_key,course_name,level,duration,annual_fees,currency',
    ...courses.map((course) => `U-${origin},University of ${origin},GB,${course}`),
  ].join('\r\n');

test(
  'a dropped file is checked, found again in a new tab, and applied',
  both,
  async ({ page, context }, info) => {
    const origin = `browser-${info.project.name.toLowerCase()}-${info.workerIndex}`;
    const file = rows(origin, [
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
  },
);

test(
  'held values are accepted, corrected and dismissed beside what pages show',
  both,
  async ({ page, request }, info) => {
    const origin = `held-${info.project.name.toLowerCase()}-${info.workerIndex}`;
    const answer = await openOffice(page, '/admin/held');
    const headers = bearer(answer);
    const file = rows(origin, [
      `B-1,Diploma of Doubt ${origin},Bachelor Degree,1 year,2,GBP`,
      `B-2,Certificate of Doubt ${origin},Bachelor Degree,1 year,3,GBP`,
      `B-3,Bachelor of Doubt ${origin},Bachelor Degree,1 year,4,GBP`,
      `B-4,Master of Doubt ${origin},Bachelor Degree,1 year,5,GBP`,
      `B-5,Doctor of Doubt ${origin},Bachelor Degree,1 year,6,GBP`,
    ]);
    const sent = await request.post('/api/staff/imports/', {
      headers,
      multipart: {
        kind: 'csv',
        source_name: origin,
        create_levels: 'yes',
        files: { name: 'doubts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
      },
    });
    const { id } = (await sent.json()) as { id: number };
    const state = async () =>
      ((await (await request.get(`/api/staff/imports/${id}/`, { headers })).json()) as { state: string })
        .state;
    await expect.poll(state, JOB).toBe('checked');
    await request.post(`/api/staff/imports/${id}/apply/`, { headers });
    await expect.poll(state, JOB).toBe('applied');

    const found = page.waitForResponse(/held\/.*search=/);
    await page.getByRole('searchbox').fill(origin);
    await found;
    await expect(page.getByText('5 values', { exact: true })).toBeVisible();
    const row = page.getByRole('row', { name: `Diploma of Doubt ${origin}` });
    await expect(row).toContainText('GBP 2');
    await expectUsable(page, 'held values');
    await row.getByRole('button', { name: /^Correct/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('a fee below 100 GBP');
    await dialog.getByLabel('Fees a year in GBP').fill('14,500');
    await expectUsable(page, 'correcting');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('4 values', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: `Accept: Fees a year of Certificate of Doubt ${origin}` }).click();
    await expect(page.getByText('3 values', { exact: true })).toBeVisible();

    await page.getByLabel(`Choose Bachelor of Doubt ${origin}`).check();
    await page.getByLabel(`Choose Master of Doubt ${origin}`).check();
    await page.getByRole('button', { name: 'Dismiss the chosen' }).click();
    await expect(dialog).toContainText('Dismiss 2 values?');
    await expectUsable(page, 'deciding many');
    await dialog.getByRole('button', { name: 'Dismiss 2 values' }).click();
    await expect(page.getByText('1 value', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(dialog).toContainText(`Doctor of Doubt ${origin}: nothing becomes 6`);
    await dialog.getByRole('button', { name: 'Accept 1 value' }).click();
    await expect(page.getByText('0 values', { exact: true })).toBeVisible();

    await page.getByLabel('Decided').selectOption('Decided');
    await expect(page.getByText('5 values', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: `Diploma of Doubt ${origin}` })).toContainText(
      'Corrected: GBP 14,500',
    );
  },
);
