import { expect, type Page } from '@playwright/test';
import type { LoginAnswer } from '../../src/contract/accounts.ts';
import { routes } from '../../src/contract/routes.ts';
import { keepInBrowser, logIn, STAFF, type Member } from './accounts-browser.ts';
import { accessibilityFaults } from './axe.ts';

/** Opens a screen of the back office, by default as the first staff account of the site. */
export async function openOffice(
  page: Page,
  path: string = routes.admin(),
  member: Member = STAFF,
): Promise<LoginAnswer> {
  const answer = await logIn(page.request, member);
  await keepInBrowser(page, answer);
  await page.goto(path);
  return answer;
}

/** Enters the password in the dialog that asks for a proof. */
export async function confirmYou(page: Page, { password }: Member = STAFF): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toHaveCount(0);
}

/** Shows the filters of a list. On phones they wait behind a button. */
export async function showFilters(page: Page): Promise<void> {
  await expect(page.getByRole('search')).toBeVisible();
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** Checks that the current screen is accessible and not wider than the window. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  // Content that is being refreshed is shown with less contrast until it has loaded.
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
  expect(await accessibilityFaults(page), what).toEqual([]);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, what).toBeLessThanOrEqual(window);
}
