import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import {
  bearer,
  keepInBrowser,
  logIn,
  openAccount,
  verifiedAccount,
  type Member,
} from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'Annapurna-8091!';

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });
const places = (page: Page) => sessions(page).getByRole('listitem');
const profileStatus = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await request.get('/api/user/profile/', { headers })).status();

async function changePassword(page: Page, current: string, next: string, again = next) {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test.describe('changing the password', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('ends every other session and keeps this one', phoneOnly, async ({ page, request, browser }) => {
    const member = await verifiedAccount(request);
    const elsewhere = await (await browser.newContext()).newPage();
    await openAccount(elsewhere, member);
    await openAccount(page, member, routes.accountSecurity());
    await expect(places(page)).toHaveCount(2);

    await changePassword(page, 'Wrong-password1!', NEW_PASSWORD);
    const current = page.getByLabel('Current password', { exact: true });
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
    await expect(current).toBeFocused();

    await changePassword(page, member.password, NEW_PASSWORD);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page.locator('.settings-result')).toBeFocused();
    await expect(current).toHaveValue('');
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(places(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();

    await elsewhere.getByLabel('First Name').fill('Sita');
    await elsewhere.getByRole('button', { name: 'Save profile' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
    await elsewhere.context().close();
    const old = await request.post('/api/user/login/', { data: member });
    expect(old.status()).toBe(401);
    await logIn(request, { ...member, password: NEW_PASSWORD });
  });

  test('shows errors before anything is sent', both, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    await openAccount(page, member, routes.accountSecurity());
    await changePassword(page, '', 'short', 'other');
    const problem = (label: string) => page.getByLabel(label, { exact: true });
    await expect(problem('Current password')).toBeFocused();
    await expect(problem('Current password')).toHaveAccessibleDescription('Password is required');
    await expect(problem('New Password')).toHaveAccessibleDescription(
      /Password must be at least 8 characters long/,
    );
    await expect(problem('Confirm Password')).toHaveAccessibleDescription('Passwords must match');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe('active sessions', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('have names, and each can be ended', phoneOnly, async ({ page, request }) => {
    const member = await verifiedAccount(request);
    const windows = bearer(await logIn(request, member, { agent: FIREFOX }));
    const iphone = bearer(await logIn(request, member, { agent: IPHONE }));
    await openAccount(page, member, routes.accountSecurity());
    await expect(places(page)).toHaveCount(3);
    const here = places(page).filter({ hasText: 'This device' });
    await expect(here).toHaveCount(1);
    await expect(here).toContainText(/Last used today at \d+:\d\d [AP]M/);
    await expect(here.getByRole('button')).toHaveCount(0);

    await sessions(page)
      .getByRole('button', { name: /^Log out Firefox on Windows, last used today/ })
      .click();
    await expect(page.getByText('Firefox on Windows is logged out.')).toBeVisible();
    await expect(page.locator('.settings-result')).toBeFocused();
    await expect(places(page)).toHaveCount(2);
    expect(await profileStatus(request, windows)).toBe(401);
    expect(await profileStatus(request, iphone)).toBe(200);
  });

  test('can all be ended at once', phoneOnly, async ({ page, request }) => {
    const member = await verifiedAccount(request);
    const elsewhere = bearer(await logIn(request, member));
    const here = bearer(await openAccount(page, member, routes.accountSecurity()));
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await expect(dialog).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(dialog).toBeHidden();
    expect(await profileStatus(request, elsewhere)).toBe(200);

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'You are logged out everywhere' })).toBeVisible();
    await expect(page.locator('.settings-out')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    for (const token of [elsewhere, here]) expect(await profileStatus(request, token)).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
  });

  test('are shown ten at a time', async ({ page, request }) => {
    const member = await verifiedAccount(request);
    for (let number = 1; number <= 11; number += 1) await logIn(request, member, { agent: FIREFOX });
    await openAccount(page, member, routes.accountSecurity());
    await expect(places(page)).toHaveCount(10);
    await sessions(page).getByRole('button', { name: 'Show more' }).click();
    await expect(places(page)).toHaveCount(12);
    await expect(sessions(page).getByRole('button', { name: 'Show more' })).toBeHidden();
  });
});

test.describe('a refreshed session', () => {
  test('continues silently, in both tabs', phoneOnly, async ({ page, context, request }) => {
    const member: Member = await verifiedAccount(request);
    const answer = await logIn(request, member);
    await keepInBrowser(page, answer);
    // A token that has expired by its own claims is renewed before it is used.
    await page.evaluate(() => {
      const [head, , signature] = localStorage.getItem('accessToken')!.split('.');
      localStorage.setItem('accessToken', [head, btoa('{"exp":1}'), signature].join('.'));
    });
    const refreshes: string[] = [];
    context.on('request', (each) => {
      if (each.url().endsWith('/api/user/token/refresh/')) refreshes.push(each.url());
    });
    const other = await context.newPage();
    await Promise.all([page.goto(routes.accountSecurity()), other.goto(routes.account())]);
    await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();
    await expect(other.getByText(`Logged in as ${member.email}`)).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });
});
