import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { press, pressInQuestion, question, student } from '../support/office-cases.ts';

test('a saved view is a board on which cases are moved and moves are taken back', async ({ page }) => {
  // A name of this run only, because the site has other cases too.
  const family = `Board${Date.now() % 1_000_000}`;
  const [asha, bina] = [await student(page, `Asha ${family}`), await student(page, `Bina ${family}`)];
  await openOffice(page, '/admin/applications');
  const found = page.waitForResponse(/search=/);
  await page.getByRole('searchbox').fill(family);
  await found;
  await press(page, 'Board');
  const columnOf = (state: string) => page.getByRole('region', { name: new RegExp(`^${state} \\(`) });
  await expect(columnOf('Submitted').getByRole('listitem')).toHaveCount(2);
  await expectUsable(page, 'board');

  await press(page, 'Save as a view');
  await question(page).getByLabel('Name').fill(family);
  await pressInQuestion(page, 'Save');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: family })).toHaveAttribute('aria-current', 'page');

  // With the mouse: a move asks its question, and can be taken back.
  const cardOf = (id: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`[data-card="${id}"]`) });
  await cardOf(asha.id).dragTo(columnOf('In review'));
  await expect(question(page)).toContainText('goes from "Submitted" to "In review"');
  await pressInQuestion(page, 'Begin review');
  await expect(columnOf('In review').getByRole('listitem')).toContainText('Asha');
  await press(page, 'Undo');
  await expect(columnOf('Submitted').getByRole('listitem')).toHaveCount(2);

  // A move that there is not: nothing is asked.
  await cardOf(asha.id).dragTo(columnOf('Visa granted'));
  await expect(question(page)).toHaveCount(0);

  // With the keyboard: to the other card, and its moves from a menu.
  await page.locator(`[data-card="${bina.id}"]`).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    /to In review/,
    /to Documents requested/,
    /to Not successful/,
    /to Withdrawn/,
  ]);
  await page.keyboard.press('Enter');
  await pressInQuestion(page, 'Begin review');
  await expect(columnOf('In review').getByRole('listitem')).toContainText('Bina');

  // Columns are chosen while the table is shown.
  await press(page, 'Table');
  await press(page, 'Columns');
  await page.getByRole('checkbox', { name: 'Course' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Course' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Submitted' })).toBeVisible();

  // The view brings all of it back, from any other list.
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await views.getByRole('link', { name: family }).click();
  await expect(columnOf('Submitted').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue(family);
  await press(page, 'View');
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await pressInQuestion(page, 'Delete');
  await expect(views.getByRole('link', { name: family })).toHaveCount(0);
});

test('several cases of the list are written to and moved after a preview, and taken back', async ({
  page,
}) => {
  const family = `Bulk${Date.now() % 1_000_000}`;
  const [asha] = [await student(page, `Asha ${family}`), await student(page, `Bina ${family}`)];
  await openOffice(page, '/admin/applications');
  const found = page.waitForResponse(/search=/);
  await page.getByRole('searchbox').fill(family);
  await found;
  await expect(page.getByRole('row')).toHaveCount(3);

  // By key, and all of them.
  await page.getByRole('link', { name: new RegExp(`Asha ${family}`) }).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected cases' })).toContainText('1 case selected');
  await press(page, 'Select all 2');
  await expect(page.getByRole('region', { name: 'Selected cases' })).toContainText('2 cases selected');
  await expectUsable(page, 'list with selected cases');
  // A case is read in between: what is selected stays.
  await page.getByRole('link', { name: new RegExp(`Asha ${family}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`Asha ${family}`) })).toBeVisible();
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('region', { name: 'Selected cases' })).toContainText('2 cases selected');

  await press(page, 'Write …');
  await question(page).getByLabel('Message').fill('Dear {first_name}, {counselor} calls you.');
  await pressInQuestion(page, 'Preview');
  await expect(question(page)).toContainText('2 cases stay as they are');
  await pressInQuestion(page, 'Back');
  await question(page).getByLabel('Message').fill('Dear {first_name}, please call.');
  await pressInQuestion(page, 'Preview');
  await expect(question(page).getByRole('list', { name: 'Who gets a mail' })).toContainText(asha.reference);
  const message = question(page).getByRole('region', { name: 'The message' });
  const dear = (name: string) => new RegExp(`Dear ${name} ${family}, please call.`);
  await expect(message).toContainText(dear('(Asha|Bina)'));
  const isAsha = dear('Asha').test((await message.textContent()) ?? '');
  await pressInQuestion(page, 'Next');
  await expect(message).toContainText(dear(isAsha ? 'Bina' : 'Asha'));
  await expectUsable(page, 'preview');
  await pressInQuestion(page, 'Send to the students of 2 cases');
  await expect(question(page)).toContainText('2 cases written to');
  await pressInQuestion(page, 'Close');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press(page, 'Move …');
  await question(page).getByLabel('Move', { exact: true }).selectOption('begin_review');
  await pressInQuestion(page, 'Preview');
  await expect(question(page)).toContainText('"Submitted" to "In review"');
  await pressInQuestion(page, 'Begin review: 2 cases');
  await expect(question(page)).toContainText('2 cases moved');
  await pressInQuestion(page, 'Undo all');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: asha.reference })).toContainText('Submitted');
});
