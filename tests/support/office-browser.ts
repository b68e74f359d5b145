import { expect, type Page } from '@playwright/test';
import type { LoginAnswer } from '../../src/contract/accounts.ts';
import { routes } from '../../src/contract/routes.ts';
import { keepInBrowser, logIn, STAFF, type Member } from './accounts-browser.ts';
import { accessibilityFaults } from './axe.ts';

/** Opens a screen of the back office, as the member of staff the site made at its start unless told otherwise. */
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

/** Types the password into the question that comes before what a stolen session must not do. */
export async function confirmYou(page: Page, { password }: Member = STAFF): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toHaveCount(0);
}

/** Everybody can read and use the screen as it is now, and it is no wider than the window. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  // What is being asked for again is paler until it is there.
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
  expect(await accessibilityFaults(page), what).toEqual([]);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, what).toBeLessThanOrEqual(window);
}
