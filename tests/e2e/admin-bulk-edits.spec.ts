import { JOB, JOBS_TEST_MS } from '../support/background.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test.describe.configure({ timeout: JOBS_TEST_MS });

test('many courses are changed with the keyboard, after a preview, and taken back in one press', async ({
  page,
}) => {
  await openOffice(page, '/admin/courses');
  const grid = page.getByRole('grid', { name: 'Courses' });
  await grid.locator('[data-cell="0-0"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar.getByRole('status')).toHaveText('2 courses selected');
  await expectUsable(page, 'selected rows');

  await bar.getByRole('button', { name: 'Change a field' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change 2 courses' });
  await dialog.getByLabel('Field', { exact: true }).selectOption('Duration in weeks');
  await dialog.getByLabel(/^Duration in weeks/).fill('20000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter 10,000 or less.')).toBeVisible();
  await dialog.getByLabel(/^Duration in weeks/).fill('91');
  await expectUsable(page, 'a new value');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Set Duration in weeks to 91: 2 courses' })).toBeVisible();
  const said = page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status'));
  await expect(said.filter({ hasText: '2 courses will change.' })).toBeVisible(JOB);
  await expect(page.getByRole('cell', { name: '91' })).toHaveCount(2);
  await expectUsable(page, 'the preview');
  await page.getByRole('button', { name: 'Change 2 courses' }).press('Enter');
  await expect(said.filter({ hasText: '2 courses changed.' })).toBeVisible(JOB);
  await expectUsable(page, 'the result');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(said.filter({ hasText: '2 courses taken back.' })).toBeVisible(JOB);
  await page.getByRole('link', { name: 'Bulk edits' }).first().click();
  await expect(page.getByRole('row', { name: /Set Duration in weeks to 91.*Undone/ })).toBeVisible();
  await expectUsable(page, 'the list of bulk edits');
});

test('all that match a search are chosen at once', async ({ page }) => {
  // None of the courses that other tests add meanwhile.
  const filter = encodeURIComponent(JSON.stringify({ search: 'engineering' }));
  await openOffice(page, `/admin/courses?filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Courses' });
  await grid.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await bar.getByRole('button', { name: /^Select all [\d,]+ that match/ }).click();
  const words = (await bar.getByRole('status').textContent()) ?? '';
  const [count = ''] = /^[\d,]+/.exec(words) ?? [];
  expect(Number(count.replace(',', ''))).toBeGreaterThan(50);
  const all = Number(count.replaceAll(',', ''));
  const some = (all - 1).toLocaleString('en');
  await grid.getByRole('row').nth(1).getByRole('checkbox').uncheck();
  await expect(bar.getByRole('status')).toHaveText(`${some} courses selected (all ${count} except 1)`);
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: `Publish: ${some} courses` })).toBeVisible();
  await expect(page.getByText('All that matched “engineering” except 1')).toBeVisible();
  await expect(page.getByText('Nothing would change.').or(page.getByText('will change.'))).toBeVisible(JOB);
  await page.getByRole('button', { name: /^(Drop|Back to the list)$/ }).click();
  await expect(grid).toBeVisible();
});
