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
    // A screen that opens takes the focus.
    await expect(page.getByRole('heading', { level: 1, name: /^Asha/ })).toBeVisible();

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
