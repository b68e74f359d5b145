import type { BrowserContext, Page } from '@playwright/test';
import {
  logInByForm,
  logOutByHeader,
  noOverlay,
  openMenu,
  session,
  submitLogin,
} from '../support/account-forms.ts';
import { keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

/** An access token that browsers can parse but the API refuses. */
const madeUp = (secondsLeft: number): string => {
  const claims = { exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
};
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (asked) => {
    if (asked.url().endsWith('/api/user/token/refresh/')) count += 1;
  });
  return () => count;
}

test(
  'the header shows Login or Logout before any script file has loaded, in the same HTML for everybody',
  both,
  async ({ page, request }) => {
    const before = await (await request.get('/blog')).text();
    await keepInBrowser(page, await logIn(request, await verifiedAccount(request)));
    await page.route(/_astro\/.*\.js$/, () => undefined);
    await page.goto('/blog', { waitUntil: 'commit' });
    // Fetched by the page itself: the document's own response cannot always be read while its scripts are held back.
    expect(await page.evaluate(async () => (await fetch('/blog')).text())).toBe(before);
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Account' }).last()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back office' })).toHaveCount(0);
    const scripts = await page.locator('head script:not([src])').allTextContents();
    expect(scripts.find((script) => script.includes('localStorage'))?.length).toBeLessThan(300);
  },
);

test('staff find the back office in the menu', both, async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => Object.assign(localStorage, { accessToken: 'x', role: 'staff' }));
  await page.goto('/blog');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Back office' }).last()).toHaveAttribute('href', '/admin');
});

test(
  'logging out asks for confirmation; closing the dialog cancels',
  both,
  async ({ page, request, isMobile }) => {
    await logInByForm(page, await verifiedAccount(request));
    const refresh = await stored(page, 'refreshToken');
    const dialog = page.getByRole('dialog', { name: 'Logout' });
    const ask = async () => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(dialog).toContainText('Are you sure');
    };
    await ask();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await ask();
    await page.keyboard.press('Escape');
    await ask();
    // A click on the backdrop, outside the dialog.
    if (isMobile) await page.touchscreen.tap(5, 5);
    else await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    expect(await session(page)).toBe('user');
    await ask();
    const told = page.waitForResponse('**/api/user/logout/');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    expect((await told).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('You are logged out.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await request.post('/api/user/token/refresh/', { data: { refresh } })).status()).toBe(401);
  },
);

test('login and logout are shown in every tab at once', phoneOnly, async ({ page, context, request }) => {
  const member = await verifiedAccount(request);
  const other = await context.newPage();
  await other.goto('/blog');
  expect(await session(other)).toBeNull();
  await logInByForm(page, member);
  await expect(other.locator('html')).toHaveAttribute('data-session', 'user');
  await logOutByHeader(other);
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
});

test('a page restored by Back shows the current login state', phoneOnly, async ({ page, request }) => {
  await logInByForm(page, await verifiedAccount(request), '/blog');
  await page.goto('/scholarship');
  await logOutByHeader(page);
  await noOverlay(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
});

test.describe('an expired token', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test(
    'is renewed silently, by the device’s clock or after a 401',
    phoneOnly,
    async ({ page, context, request }) => {
      const member = await verifiedAccount(request);
      await logInByForm(page, member);
      const refreshes = countRefreshes(context);
      for (const [round, secondsLeft] of [-10, 3600].entries()) {
        await store(page, 'accessToken', madeUp(secondsLeft));
        await page.goto('/account');
        await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();
        expect(refreshes()).toBe(round + 1);
      }
    },
  );

  test(
    'is renewed once when two tabs notice it at the same time',
    phoneOnly,
    async ({ page, context, request }) => {
      const member = await verifiedAccount(request);
      await logInByForm(page, member);
      const other = await context.newPage();
      const refreshes = countRefreshes(context);
      const held = Promise.withResolvers<void>();
      await context.route('**/api/user/token/refresh/', async (route) => {
        await held.promise;
        await route.continue();
      });
      await store(page, 'accessToken', madeUp(-10));
      await Promise.all([page.goto('/account'), other.goto('/account')]);
      await expect.poll(refreshes).toBe(1);
      held.resolve();
      for (const tab of [page, other])
        await expect(tab.getByText(`Logged in as ${member.email}`)).toBeVisible();
      expect(refreshes()).toBe(1);
    },
  );

  test('of an ended session leads to the login and back', async ({ page, context, request }) => {
    const member = await verifiedAccount(request);
    await logInByForm(page, member);
    const elsewhere = await logIn(request, member);
    const headers = { Authorization: `Bearer ${elsewhere.token.access}` };
    expect((await request.post('/api/user/sessions/end-all/', { headers })).status()).toBe(200);
    const other = await context.newPage();
    await other.goto('/blog');
    await page.goto('/account');
    await expect(heading(page)).toHaveText('Your session has ended');
    // The header shows it too, in every tab.
    for (const tab of [page, other]) await expect(tab.locator('html')).not.toHaveAttribute('data-session');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await submitLogin(page, member);
    await page.waitForURL('**/account');
    await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();
  });
});
