import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from './accounts-browser.ts';

/** Helpers for the account forms in the browser. */

/** Waits until the page's island is hydrated; a form that waits to be touched is touched. */
export async function hydrated(page: Page): Promise<void> {
  const asleep = page.locator('main astro-island[ssr][client="touch"] form');
  if ((await asleep.count()) > 0) await asleep.hover();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** The error message below a field. */
export const errorOf = (page: Page, label: string): Locator =>
  page.locator('.field', { has: field(page, label) }).locator('.field-error');
/** The error message below the whole form. */
export const failure = (page: Page): Locator => page.locator('.account-form').getByRole('alert');

export async function submitLogin(page: Page, { email, password }: Member): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

/** Logs in through the form and waits for the next page. */
export async function logInByForm(page: Page, member: Member, next = '/'): Promise<void> {
  await page.goto(next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  await submitLogin(page, member);
  await page.waitForURL((url) => url.pathname + url.search === next);
}

/** On phones Login, Logout and Account are in the slide-in menu. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  if (await opener.isVisible()) await opener.click();
}

export async function logOutByHeader(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'Ok' }).click();
}

/** The login state that the header shows, an attribute that is set before the first paint. */
export const session = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-session');

/** Waits until no sheet or dialog has an entry in the history any more: it is removed a moment after they close. */
export const noOverlay = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay ?? 0))
    .toBe(0);
