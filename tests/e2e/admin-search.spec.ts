import { both, expect, test } from '../support/browser.ts';
import { newCase, screenOf } from '../support/office-cases.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** The search over people, from every screen. */

test(
  'somebody is found from any screen by a name said alike or a number, and opened with the keyboard',
  both,
  async ({ page }) => {
    const made = await newCase(page);
    await openOffice(page);
    await page.goto('/admin/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.keyboard.press('/');
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await expect(field).toBeFocused();
    // A number as people type it, and words of another field are not needed.
    await page.keyboard.type(made.reference.slice(3).toLowerCase());
    const hit = page.getByRole('option').filter({ hasText: made.reference });
    await expect(hit).toContainText('Asha');
    await expectUsable(page, 'the search');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(screenOf(made)));

    await page.getByRole('button', { name: 'Search people' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('98411 12223');
    await expect(page.getByRole('option').first()).toContainText('Asha');
    await field.fill('zzyzx quux');
    await expect(page.getByText('Nobody is called that')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // In a field the key is a character.
    await page.goto('/admin/people');
    await page.getByRole('searchbox').fill('a/');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('what is typed while a screen is opening goes into the search', async ({ page }) => {
  const made = await newCase(page);
  await openOffice(page, '/admin/events');
  const arrived = Promise.withResolvers<void>();
  await page.route(`**/api/staff/applications/${made.id}/`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const begin = page.getByRole('button', { name: 'Search people' });
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await begin.click();
  await field.fill(made.reference);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(screenOf(made)));
  await begin.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('98411 ');
  arrived.resolve();
  // Behind the dialog, where a screen that opens takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: /^Asha/, includeHidden: true })).toBeAttached();
  await page.keyboard.type('12223');
  await expect(field).toHaveValue('98411 12223');
  await expect(page.getByRole('option').first()).toContainText('Asha');
});
