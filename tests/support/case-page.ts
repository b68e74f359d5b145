import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './applications-browser.ts';

/** The page of a case as its student uses it. */

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
/** What came of something, where the focus is then. */
export const said = (page: Page): Locator => page.locator('.settings-result');

/** Chooses files of a kind in the form that adds documents; it has to be open. */
export async function addFiles(page: Page, kind: string, files: TestFile[]): Promise<void> {
  await page.getByLabel('What are they?').selectOption({ label: kind });
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose files');
  await (await choosing).setFiles(files);
}
