import { bearer } from '../support/accounts-browser.ts';
import { JOBS_TEST_MS } from '../support/background.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { importTemplate } from '../support/office-imports.ts';

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

test('an imported course is changed, taught at a new campus, previewed, copied and withdrawn', async ({
  page,
  context,
  request,
}, { workerIndex }) => {
  test.setTimeout(JOBS_TEST_MS);
  const origin = `marks-${workerIndex}`;
  const name = `Bachelor of Marks ${origin}`;
  const answer = await openOffice(page, '/admin/courses');
  await importTemplate(request, bearer(answer), origin, [`A-1,${name},Bachelor Degree,3 years,15000,GBP`]);
  const grid = page.getByRole('grid');
  const save = page.getByRole('region', { name: 'Save' });
  const publish = async () => {
    await save.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(save).toContainText('Saved at');
  };

  await test.step('it is found by where it comes from', async () => {
    await page.reload();
    await page.getByLabel('From').selectOption({ label: `Template “${origin}” (1)` });
    await expect(grid.getByRole('row')).toHaveCount(2);
    await grid.getByRole('link', { name }).click();
  });

  await test.step('a field that staff set is marked, until it has the value of the import again', async () => {
    const fee = page.getByRole('textbox', { name: /^Fee for a year/ });
    const mark = page.getByRole('note', { name: 'Origin of Fee for a year' });
    await expect(fee).toHaveValue('15000');
    await expect(mark).toBeHidden();
    await fee.fill('16500');
    await publish();
    await expect(mark).toContainText('Set by staff. The import says: 15,000');
    await expectUsable(page, 'a field set by staff');
    await mark.getByRole('button', { name: /^Use it again/ }).click();
    await expect(fee).toHaveValue('15000');
    await expect(mark).toContainText('once published, imports follow it again');
    await publish();
    await expect(mark).toBeHidden();
  });
  const course = page.url();

  await test.step('a campus is added, and leads to its courses and back', async () => {
    await page.goto('/admin/campuses');
    await expect(page.getByRole('grid', { name: 'Campuses' })).toBeVisible();
    await expectUsable(page, 'campuses');
    await page.getByRole('button', { name: 'New campus' }).click();
    const dialog = page.getByRole('dialog', { name: 'New campus' });
    await dialog.getByLabel('Name').fill('Lake Campus');
    await dialog.getByRole('combobox', { name: 'University' }).fill(origin);
    await page.getByRole('option', { name: `University of ${origin}` }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: /^Address/ }).fill('Lake Road 1');
    await publish();
    await page.goto(course);
    await page.getByRole('button', { name: 'Add campus' }).click();
    await page.getByRole('combobox', { name: 'Campus' }).fill('lake');
    await page.getByRole('option', { name: 'Lake Campus' }).click();
    await publish();
    await page.getByRole('link', { name: 'Lake Campus' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lake Campus' })).toBeVisible();
    await expectUsable(page, 'a campus');
    await page.getByRole('link', { name: 'Courses taught here' }).click();
    await expect(grid.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Taught at' })).toHaveValue(/Lake Campus/);
    await grid.getByRole('link', { name }).click();
  });

  await test.step('it is previewed, copied and withdrawn', async () => {
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opening;
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    await preview.close();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('This is the copy.', { exact: false })).toBeVisible();
    await expect(page).not.toHaveURL(course);
    await page.goto(course);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('It was withdrawn.')).toBeVisible();
    const id = course.split('/').at(-1);
    expect((await request.get(`/course_details/${id}`)).status()).toBe(404);
  });
});
