import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import {
  bearer,
  keepInBrowser,
  logIn,
  openAccount,
  verifiedAccount,
  type Member,
} from '../support/accounts-browser.ts';
import { apply, counselorMoves, pdfFile } from '../support/applications-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { takePlace, unlimitedEvent } from '../support/events-browser.ts';

/** The account pages, including the page of a case; its HTML is the same for an unknown id. */
const pages = (application = '00000000-0000-4000-8000-000000000000') => [
  routes.account(),
  routes.accountApplications(),
  routes.accountApplication(application),
  routes.accountEvents(),
  routes.accountSecurity(),
  routes.accountData(),
];
const profilePath = '/api/user/profile/';
const saved = (page: Page) => page.getByText('Your profile is saved.');
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });

/** Logs in through the login page, as after the end of a session. */
async function logInByForm(page: Page, { email, password }: Member) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test.describe('a visitor who is not logged in', () => {
  for (const path of pages()) {
    test(`is asked to log in at ${path}`, phoneOnly, async ({ page }) => {
      const response = await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your account');
      const login = page.getByRole('main').getByRole('link', { name: 'Login' });
      await expect(login).toHaveAttribute('href', routes.login(path));
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('sees that JavaScript is needed', phoneOnly, async ({ page }) => {
      await page.goto(routes.account());
      // Playwright does not search text inside noscript.
      const notice = page.locator('main noscript .notice');
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('Your account needs JavaScript.');
      await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
    });
  });
});

test('the HTML is the same for everybody, and nothing is loaded from other sites', async ({
  page,
  baseURL,
}) => {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  for (const path of pages()) {
    const anonymous = await (await page.request.get(path)).text();
    const mine = await (await page.request.get(path, { headers: bearer(answer) })).text();
    expect(mine).toBe(anonymous);
  }
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openAccount(page, member);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});

test('only the account page or the login prompt is ever shown', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  await keepInBrowser(page, await logIn(page.request, member));
  await page.addInitScript(() => {
    // Checks every frame until the profile is shown.
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      for (const heading of shown) sessionStorage.setItem(`seen ${heading.textContent}`, '');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(routes.account());
  await expect(save(page)).toBeVisible();
  const seen = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('seen')));
  expect(seen).toEqual(['seen Profile']);
});

test('controls are at least 44 px high, and nothing is wider than the phone', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await openAccount(page, member);
  const { id } = await apply(page.request, answer, { 'cv_documents[0][file]': pdfFile('cv.pdf') });
  await counselorMoves(page.request, id, 'begin_review', 'request_documents');
  await takePlace(page.request, answer, (await unlimitedEvent(page.request)).id);
  for (const path of pages(id)) {
    await page.goto(path);
    await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    const low = await page.evaluate(() =>
      // Links within a sentence are excepted.
      [...document.querySelectorAll('main :is(a, button, input, textarea):not(.link)')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map((element) => `${element.outerHTML.slice(0, 80)} ${element.getBoundingClientRect().height}`),
    );
    expect(low, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test.describe('the profile', () => {
  test('is saved and shown after a reload', both, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    await openAccount(page, member);
    await page.getByLabel('First Name').fill('Sita');
    await page.getByLabel('Last Name').fill('Gurung');
    await page.getByLabel('Mobile Number').fill('+977 9800000000');
    await page.getByLabel('Permanent Address').fill('Ward 6\nPokhara');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.locator('.settings-result')).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Sita');
    await expect(page.getByLabel('Last Name')).toHaveValue('Gurung');
    await expect(page.getByLabel('Mobile Number')).toHaveValue('+977 9800000000');
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Ward 6\nPokhara');
    await expect(page.getByText('You have changes')).toBeHidden();
    await save(page).click();
    await expect(page.getByText('There are no changes to save.')).toBeVisible();
  });

  test('can be filled in and saved with the keyboard', async ({ page }) => {
    await openAccount(page, await verifiedAccount(page.request));
    await page.getByRole('link', { name: 'Your data' }).last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sita');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Gurung');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
  });

  test('does not overwrite what another tab saved', async ({ page, context }) => {
    const member = await verifiedAccount(page.request);
    await openAccount(page, member);
    const other = await context.newPage();
    await other.goto(routes.account());
    await other.getByLabel('First Name').fill('Sita');
    await save(other).click();
    await expect(saved(other)).toBeVisible();
    await page.getByLabel('Mobile Number').fill('9800000000');
    await save(page).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Sita');
  });

  test.describe('with an invalid value', () => {
    test.use({ expectedErrors: [/status of 400/] });

    test('shows the error below the field and keeps all values', phoneOnly, async ({ page }) => {
      await openAccount(page, await verifiedAccount(page.request));
      await page.getByLabel('First Name').fill('Sita');
      await page.getByLabel('Mobile Number').fill('9'.repeat(41));
      await save(page).click();
      const contact = page.getByLabel('Mobile Number');
      await expect(contact).toBeFocused();
      await expect(contact).toHaveAccessibleDescription('Ensure this field has no more than 40 characters.');
      expect(await accessibilityFaults(page)).toEqual([]);
      await contact.fill('9'.repeat(40));
      await expect(contact).toHaveAccessibleDescription('');
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      await expect(page.getByLabel('First Name')).toHaveValue('Sita');
    });
  });
});

test.describe('unsaved text', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is restored after the session has ended', phoneOnly, async ({ page, request }) => {
    const member = await verifiedAccount(request);
    const answer = await openAccount(page, member);
    await page.getByLabel('Permanent Address').fill('Ward 6, Pokhara');
    await request.post('/api/user/sessions/end-all/', { headers: bearer(answer) });
    await save(page).click();
    const heading = page.getByRole('heading', { name: 'Your session has ended' });
    await expect(heading).toBeVisible();
    await expect(page.locator('.settings-out')).toBeFocused();
    await expect(page.getByText('We have kept what you typed in this tab.')).toBeVisible();
    await expect(page.getByText(member.email)).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logInByForm(page, member);
    await page.waitForURL(`**${routes.account()}`);
    await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Ward 6, Pokhara');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Ward 6, Pokhara');
    await expect(page.getByText('You have changes')).toBeHidden();
  });

  test('can be discarded', phoneOnly, async ({ page }) => {
    await openAccount(page, await verifiedAccount(page.request));
    await page.getByLabel('First Name').fill('Sita');
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Sita');
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('');
  });

  test('is not shown to the next person on the same device', phoneOnly, async ({ page }) => {
    await openAccount(page, await verifiedAccount(page.request));
    await page.getByLabel('Permanent Address').fill('Ward 6, Pokhara');
    await openAccount(page, await verifiedAccount(page.request));
    await expect(page.getByLabel('Permanent Address')).toHaveValue('');
  });
});

test.describe('in two tabs', () => {
  test('a logout in one clears the other at once', phoneOnly, async ({ page, context }) => {
    const member = await verifiedAccount(page.request);
    await openAccount(page, member);
    const other = await context.newPage();
    await other.goto(routes.accountSecurity());
    await expect(other.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.side-menu').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
      await expect(tab.getByText(member.email)).toHaveCount(0);
    }
  });

  test('another person who logs in replaces the first', phoneOnly, async ({ page, context }) => {
    const first = await verifiedAccount(page.request);
    const second = await verifiedAccount(page.request);
    await openAccount(page, first);
    await page.getByLabel('First Name').fill('Sita');
    const other = await context.newPage();
    await openAccount(other, second);
    await expect(page.getByText(`Logged in as ${second.email}`)).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('nothing is lost, and saving works when it is back', phoneOnly, async ({ page, context }) => {
    await openAccount(page, await verifiedAccount(page.request));
    await page.getByLabel('First Name').fill('Sita');
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText('You are offline. Nothing is lost')).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Sita');
    await context.setOffline(false);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
});

test.describe('a failed request', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is repeated by the button, and when the connection is back', phoneOnly, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    await keepInBrowser(page, await logIn(page.request, member));
    await page.route(`**${profilePath}`, (route) => route.abort());
    await page.goto(routes.account());
    const problem = page.getByText('We could not reach the server.');
    await expect(problem).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeVisible();
    await page.unroute(`**${profilePath}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(save(page)).toBeVisible();
  });
});
