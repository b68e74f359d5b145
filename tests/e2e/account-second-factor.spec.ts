import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { routes } from '../../src/contract/routes.ts';
import { bearer, logIn, openAccount, staffAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

const section = (page: Page) => page.getByRole('region', { name: /^Second factor/ });
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => section(page).getByLabel(label, { exact: true });

test.use({ expectedErrors: [/status of 40[01]/], permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'staff set up a second factor, save its recovery codes, and turn it off',
  phoneOnly,
  async ({ page, request }) => {
    const member = await staffAccount(request);
    const elsewhere = bearer(await logIn(request, member));
    await openAccount(page, member, routes.accountSecurity());
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText('Second factor Off');

    await press(page, 'Set up');
    await expect(field(page, 'Your password')).toBeFocused();
    await field(page, 'Your password').fill('Wrong-password1!');
    await press(page, 'Continue');
    await expect(field(page, 'Your password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
    await field(page, 'Your password').fill(member.password);
    await press(page, 'Continue');

    const code = section(page).getByRole('img', { name: 'QR code of your key' });
    await expect(code).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const uri = await section(page).getByRole('link', { name: 'Open it here' }).getAttribute('href');
    await press(page, 'Copy the key');
    const secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(uri ?? '').searchParams.get('secret')).toBe(secret);
    expect((await section(page).locator('code').innerText()).replaceAll(' ', '')).toBe(secret);

    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await field(page, 'Code from the app').fill('12 34');
    await press(page, 'Turn on');
    await expect(field(page, 'Code from the app')).toHaveAccessibleDescription(
      /Enter the six digits that the app shows/,
    );
    const now = app.generate();
    await field(page, 'Code from the app').fill(now === '000000' ? '000001' : '000000');
    await press(page, 'Turn on');
    await expect(field(page, 'Code from the app')).toHaveAccessibleDescription(/This code is wrong/);
    await field(page, 'Code from the app').fill(app.generate().replace(/^.../, '$& '));
    await press(page, 'Turn on');

    await expect(page.getByText('We show them only now.')).toBeVisible();
    await expect(page.locator('.settings-result')).toBeFocused();
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText('Second factor On');
    const codes = await section(page).locator('.recovery-codes code').allInnerTexts();
    expect(codes.length).toBeGreaterThanOrEqual(8);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await request.get('/api/user/profile/', { headers: elsewhere })).status()).toBe(401);

    await press(page, 'Copy the recovery codes');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const downloading = page.waitForEvent('download');
    await press(page, 'Download');
    const text = await fs.readFile(await (await downloading).path(), 'utf8');
    for (const each of codes) expect(text).toContain(each);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page).locator('.recovery-codes')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeHidden();
    await page.emulateMedia({ media: null });

    const done = section(page).getByRole('button', { name: 'Done' });
    await expect(done).toBeDisabled();
    await section(page).getByRole('checkbox').check();
    await done.click();
    await expect(page.getByText('From now on we ask for a code at every login.')).toBeVisible();
    await expect(section(page).getByText(codes[0]!)).toHaveCount(0);

    const withoutCode = await request.post('/api/user/login/', { data: member });
    expect(await withoutCode.json()).toMatchObject({ code: 'second_factor_required' });
    await logIn(request, member, { otp: codes[0]! });

    await page.reload();
    await press(page, 'Turn off');
    await expect(field(page, 'Your password')).toBeFocused();
    await field(page, 'Your password').fill(member.password);
    await field(page, 'Code from the app').fill(codes[0]!);
    await press(page, 'Turn off');
    await expect(field(page, 'Code from the app')).toHaveAccessibleDescription(/This code is wrong/);
    await field(page, 'Code from the app').fill(codes[1]!);
    await press(page, 'Turn off');
    await expect(page.getByText('The second factor is off.')).toBeVisible();
    await logIn(request, member);
  },
);

test('a link leads to the set-up, which can be left at every step and returns the focus', async ({
  page,
  request,
}) => {
  const member = await staffAccount(request);
  await openAccount(page, member, `${routes.accountSecurity()}#second-factor`);
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await press(page, 'Set up');
  await press(page, 'Cancel');
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeFocused();
  await press(page, 'Set up');
  await field(page, 'Your password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(section(page).getByText('Scan this with your authenticator app.')).toBeFocused();
  await press(page, 'Cancel');
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeFocused();
  await logIn(request, member);
});

test('it is offered to staff only', async ({ page, request }) => {
  await openAccount(page, await verifiedAccount(request), routes.accountSecurity());
  await expect(page.getByText('This device')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});
