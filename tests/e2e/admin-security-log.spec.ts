import type { Page } from '@playwright/test';
import { nepalDate } from '../../src/contract/nepal-time.ts';
import { bearer, logIn, PASSWORD, personId, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { confirmYou, expectUsable, openOffice } from '../support/office-browser.ts';

/** Somebody who has entered a wrong password. */
async function whoMistyped(page: Page) {
  const member = await verifiedAccount(page.request);
  const wrong = { data: { email: member.email, password: `${PASSWORD}?` } };
  expect((await page.request.post('/api/user/login/', wrong)).status()).toBe(401);
  const headers = bearer(await logIn(page.request, STAFF));
  return { member, id: await personId(page.request, headers, member.email) };
}

test('staff find the entries of an account from its page', both, async ({ page }) => {
  const { member } = await whoMistyped(page);
  await openOffice(page, '/admin/people');
  await page.getByRole('searchbox', { name: 'E-mail, name or mobile number' }).fill(member.email);
  await expect(page.getByText('1 person')).toBeVisible();
  await page.getByRole('link', { name: member.email }).click();
  await page.getByRole('link', { name: 'Entries of the security log' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Security log' })).toBeVisible();
  await expect(page.getByText(`Only ${member.email}`)).toBeVisible();
  await expect(page.getByText('2 entries')).toBeVisible();
  const failed = page.getByRole('row').filter({ hasText: 'Login' });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('wrong password');
  await expect(failed).toContainText('127.0.0.1');
  await expect(page.getByRole('row').filter({ hasText: 'E-mail address verified' })).toContainText(
    'Succeeded',
  );
  await expectUsable(page, 'the entries of one person');
});

test('staff find entries by event, result and day', async ({ page }) => {
  const { member, id } = await whoMistyped(page);
  await openOffice(page, `/admin/security-log?filter=${encodeURIComponent(JSON.stringify({ person: id }))}`);
  await expect(page.getByText(`Only ${member.email}`)).toBeVisible();
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Failed');
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.getByLabel('Day').fill(nepalDate(new Date(Date.now() - 48 * 3_600_000)));
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Event: All events' }).click();
  await page.getByRole('checkbox', { name: 'E-mail address verified' }).check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Login' })).toHaveCount(0);
  await expectUsable(page, 'the list of one event');
  // The narrowest window with a table instead of cards.
  await page.goto('/admin/security-log');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectUsable(page, 'a tablet');
});

test(
  'an owner reads what logging everybody out does, and the answer says how many',
  both,
  async ({ page }) => {
    // The other tests use the same site, so the call is answered here. `end-sessions.test.ts` makes it.
    let asked = 0;
    await page.route('**/api/staff/end-all-sessions/', async (route) => {
      asked += 1;
      await route.fulfill({ json: { detail: '212 people were logged out.' } });
    });
    await openOffice(page, '/admin/security-log');
    const press = () => page.getByRole('button', { name: 'Log everybody out' }).click();
    await press();
    const question = page.getByRole('dialog', { name: 'Log everybody out?' });
    await expect(question).toContainText('Only you stay logged in');
    await expectUsable(page, 'the question');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(asked).toBe(0);
    await press();
    await question.getByRole('button', { name: 'Log out', exact: true }).click();
    await confirmYou(page);
    await expect(page.getByText('212 people were logged out.')).toBeVisible();
    expect(asked).toBe(1);
  },
);
