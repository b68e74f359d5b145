import { routes } from '../../src/contract/routes.ts';
import type { SiteContent } from '../../src/contract/site-setup.ts';
import { bearer, keepInBrowser, logIn, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** Access to the back office, its layout, and the end of a session. */

const phone = () => test.info().project.name === 'phone';

test.describe('access', () => {
  test('the login page says before its script has come that the back office is for staff', async ({
    request,
  }) => {
    const page = async (next: string) => (await request.get(routes.login(next))).text();
    expect(await page('/admin/people')).toContain('The back office is for staff.');
    expect(await page('/account')).not.toContain('The back office is for staff.');
  });

  test('staff log in and return to the screen they wanted', async ({ page }) => {
    await page.goto('/admin/people?page=1');
    await expect(page).toHaveURL(routes.login('/admin/people?page=1'));
    await expect(page.getByText('The back office is for staff.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    // The newest account is first: other tests create accounts at the same time.
    await expect(page.getByRole('link', { name: /@/ }).first()).toBeVisible();
  });

  test.describe('a person who is not staff', () => {
    test.use({ expectedErrors: [/status of 403/] });

    test('is redirected to the login with the reason', async ({ page, request }) => {
      const member = await verifiedAccount(request);
      const answer = await logIn(request, member);
      await keepInBrowser(page, answer);
      // Data stored in the browser proves nothing.
      await page.evaluate(() => localStorage.setItem('role', 'staff'));
      await page.goto('/admin/mails');
      await expect(page).toHaveURL(routes.login('/admin/mails'));
      await expect(page.getByText('The back office is for staff.')).toBeVisible();
      await expect(page.getByText('You are already logged in.')).toBeVisible();
    });
  });

  test('the API refuses everybody else', async ({ request }) => {
    const member = await logIn(request, await verifiedAccount(request));
    for (const path of ['me/', 'people/', 'mails/']) {
      expect((await request.get(`/api/staff/${path}`)).status(), path).toBe(401);
      const asUser = await request.get(`/api/staff/${path}`, { headers: bearer(member) });
      expect(asUser.status(), path).toBe(403);
    }
  });

  test('its page loads its own files only and is not cached', async ({ page, request }) => {
    const headers = (await request.get('/admin/people')).headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).origin !== process.env['SITE_ORIGIN']) elsewhere.push(asked.url());
    });
    await openOffice(page);
    await expect(page.getByRole('link', { name: /^\d+ ?Staff$/ })).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
});

test.describe('the session', () => {
  test('ends in every tab on logout', async ({ page, context }) => {
    const { token } = await openOffice(page, '/admin/people');
    await expect(page.getByRole('table')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/mails');
    await expect(other.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(routes.login());
    await expect(other).toHaveURL(routes.login());
    const refused = await page.request.post('/api/user/token/refresh/', { data: { refresh: token.refresh } });
    expect(refused.status()).toBe(401);
  });

  test.describe('that was ended on another device', () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('leads to the login and back to the same screen', async ({ page, request }) => {
      const member = await verifiedAccount(request);
      const answer = await openOffice(page, '/admin/people');
      await expect(page.getByRole('table')).toBeVisible();
      await request.post('/api/user/logout/', { data: { refresh: answer.token.refresh } });
      await page.getByRole('searchbox').fill(member.email);
      await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fpeople/);
      await page.getByRole('textbox', { name: 'Email' }).fill(STAFF.email);
      await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(member.email);
      await expect(page.getByText('1 person')).toBeVisible();
    });
  });
});

test('the start page names pages that an update has left with sample text', async ({ page }) => {
  const changed = { name: 'menus', replaced: true, has_draft: false, changed_at: null, changed_by: null };
  // An update that changes a form cannot be made here: the answer stands for one.
  await page.route('**/api/staff/content/', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as SiteContent;
    const unfit = { ...changed, needs_attention: true };
    await route.fulfill({ response, json: { ...answer, documents: [unfit] } });
  });
  await openOffice(page);
  await page.getByRole('link', { name: 'One page or setting no longer fits its form' }).click();
  const menus = page.getByRole('link', { name: /^Menus/ });
  await expect(menus).toContainText('Needs attention');
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('accessibility at any width', both, () => {
  test('start and lists', async ({ page, request }) => {
    await verifiedAccount(request);
    await openOffice(page);
    await expect(page.getByRole('link', { name: /^\d+ ?People with an account$/ })).toBeVisible();
    await expectUsable(page, 'start');
    await page.goto('/admin/people');
    await expect(page.getByRole('table')).toBeVisible();
    await expectUsable(page, 'people');
    await page.goto('/admin/mails');
    await expect(page.getByRole('table')).toBeVisible();
    await expectUsable(page, 'mails');
  });

  test('an unknown address, and the menu on phones', async ({ page }) => {
    await openOffice(page, '/admin/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
    await expectUsable(page, 'lost');
    if (!phone()) return;
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectUsable(page, 'menu');
    await page.getByRole('link', { name: 'Mails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
  });
});
