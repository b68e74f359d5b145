import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test('the table of courses is worked with the keyboard, and cells are edited in place', async ({ page }) => {
  await openOffice(page, '/admin/courses');
  const grid = page.getByRole('grid', { name: 'Courses' });
  await expect(grid).toBeVisible();
  await expectUsable(page, 'courses');
  const cell = (row: number, column: number) => grid.locator(`[data-cell="${row}-${column}"]`);
  await cell(0, 0).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cell(0, 4)).toBeFocused();
  const fee = (await cell(0, 4).textContent()) ?? '';

  // What cannot be saved stays in the cell with the reason; Escape leaves the cell as it was.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('about 5');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('alert')).toHaveText('Enter a number, for instance 34,500.');
  await expect(grid.getByRole('textbox', { name: 'Fee a year' })).toHaveValue('about 5');
  await page.keyboard.press('Escape');
  await expect(cell(0, 4)).toHaveText(fee);
  await expect(cell(0, 4)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('31,500');
  await page.keyboard.press('Enter');
  await expect(cell(1, 4)).toBeFocused();
  await expect(cell(0, 4)).toHaveText('31,500');

  await cell(0, 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Fee for a year')).toHaveValue('31500');
  await expect(
    page.getByRole('region', { name: 'Set by staff' }).or(page.getByText('Sample data')),
  ).toBeVisible();
  await expectUsable(page, 'a course');
});
