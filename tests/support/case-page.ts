import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './applications-browser.ts';

/** Helpers for a student's page of a case. */

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
/** The result message of an action, which gets the focus. */
export const said = (page: Page): Locator => page.locator('.settings-result');

/** Chooses files of a kind in the open form that adds documents. */
export async function addFiles(page: Page, kind: string, files: TestFile[]): Promise<void> {
  await page.getByLabel('What kind of document?').selectOption({ label: kind });
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose files');
  await (await choosing).setFiles(files);
}
