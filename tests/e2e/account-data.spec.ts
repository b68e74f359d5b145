import fs from 'node:fs/promises';
import { erasedWithAccount, keptAfterErasure } from '../../src/content/erasure.ts';
import { routes } from '../../src/contract/routes.ts';
import { bearer, openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';

test('all personal data is downloaded as a file, without secrets', both, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await openAccount(page, member, routes.accountData());
  const details = { first_name: 'Sita', contact: '9800000000', address: 'Ward 6, Pokhara' };
  await page.request.patch('/api/user/profile/', { headers: bearer(answer), data: details });
  expect(await accessibilityFaults(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^My data at Prasthan Education, \d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible();
  await expect(page.locator('.settings-result')).toBeFocused();

  const text = await fs.readFile(await download.path(), 'utf8');
  const { account, sessions } = JSON.parse(text) as { account: object; sessions: { current: boolean }[] };
  expect(account).toMatchObject({ email: member.email, ...details });
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  for (const secret of ['argon2', 'hash', 'password', answer.token.access, answer.token.refresh])
    expect(text).not.toContain(secret);
});

test.describe('deleting the account', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test(
    'says what is deleted and what stays, asks for the password, and confirms',
    phoneOnly,
    async ({ page, context }) => {
      const member = await verifiedAccount(page.request);
      const answer = await openAccount(page, member, routes.accountData());
      const other = await context.newPage();
      await other.goto(routes.account());
      await expect(other.getByText(`Logged in as ${member.email}`)).toBeVisible();

      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      for (const what of erasedWithAccount) await expect(dialog).toContainText(what);
      for (const { what, why } of keptAfterErasure) await expect(dialog).toContainText(`${what}: ${why}`);
      expect(await accessibilityFaults(page)).toEqual([]);

      await dialog.getByRole('button', { name: 'Keep my account' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const password = dialog.getByLabel('Your password', { exact: true });
      await password.fill('Wrong-password1!');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(password).toHaveAccessibleDescription('This is not your current password.');
      await password.fill(member.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
      await expect(page.locator('.settings-out')).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await expect(other.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
      await expect(other.getByText(member.email)).toHaveCount(0);

      const login = await page.request.post('/api/user/login/', { data: member });
      expect(login.status()).toBe(401);
      const profile = await page.request.get('/api/user/profile/', { headers: bearer(answer) });
      expect(profile.status()).toBe(401);
    },
  );

  test('works with the keyboard, and Escape returns the focus', async ({ page }) => {
    const member = await verifiedAccount(page.request);
    await openAccount(page, member, routes.accountData());
    const opener = page.getByRole('button', { name: 'Delete my account' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    // The browser closes the dialog before the page gets the event; until then it cannot be opened again.
    await expect(page.locator('#delete-account')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).focus();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  });
});
