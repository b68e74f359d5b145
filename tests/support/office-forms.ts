import { expect, type Locator, type Page } from '@playwright/test';

/** The ways of the back office that every form shares, as a person uses them. */

/** Checks a screen that is open: usually `expectUsable`. */
export type Look = (page: Page, what: string) => Promise<void>;

export const box = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });

/** Opens a list or form from the menu of a wide window, without loading the back office again. */
export async function fromMenu(page: Page, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: label, exact: true })
    .click();
}

/** Saves what visitors see with the keys, and waits for the answer. */
export async function publishWithKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Save' })).toContainText('Saved at');
}

/** Fills in the dialog that begins a record, and opens its form. */
export async function begin(page: Page, one: string, values: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `New ${one}` }).click();
  const dialog = page.getByRole('dialog', { name: `New ${one}` });
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Name' || label === 'Title') await dialog.getByLabel(label).fill(value);
    else await choose(page, label, value);
  }
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const title = values['Name'] ?? values['Title'] ?? '';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Chooses a record in a field that searches while one types. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
}
