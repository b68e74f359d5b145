import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, SecondFactorSetup } from '../../src/contract/accounts.ts';
import { button, errorOf, field, submitLogin } from '../support/account-forms.ts';
import { bearer, logIn, staffAccount, type Member } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });
const STEP_MS = 30_000;

/** A new member of staff with an authenticator app. */
async function staffWithApp(
  request: APIRequestContext,
): Promise<Member & { secret: string; recovery: string }> {
  const member = await staffAccount(request);
  const own = { headers: bearer(await logIn(request, member)) };
  const begun = await request.post('/api/staff/second-factor/', {
    ...own,
    data: { password: member.password },
  });
  const { secret } = (await begun.json()) as SecondFactorSetup;
  const confirmed = await request.post('/api/staff/second-factor/confirm/', {
    ...own,
    // A code works once: use the one of the previous step, so that the current one can be used for the login.
    data: { code: totp(secret).generate({ timestamp: Date.now() - STEP_MS }) },
  });
  const { recovery_codes: codes } = (await confirmed.json()) as RecoveryCodes;
  return { ...member, secret, recovery: codes[0] ?? '' };
}

test.use({ expectedErrors: [/status of 401/] });

test(
  'staff with an app are asked for a code, and typed text is kept',
  phoneOnly,
  async ({ page, request }) => {
    const member = await staffWithApp(request);
    await page.goto('/login');
    await expect(field(page, 'Code')).toHaveCount(0);
    await submitLogin(page, member);
    const code = field(page, 'Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(field(page, 'Email')).toHaveValue(member.email);
    await expect(field(page, 'Password')).toHaveValue(member.password);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Login').click();
    await expect(errorOf(page, 'Code')).toHaveText(/^Enter the six-digit code/);
    await code.fill('000000');
    await button(page, 'Login').click();
    await expect(errorOf(page, 'Code')).toHaveText(/^This code is wrong/);
    await expect(code).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await code.fill(totp(member.secret).generate());
    await code.press('Enter');
    await page.waitForURL((url) => url.pathname === '/admin');
  },
);

test('a recovery code works too', async ({ page, request }) => {
  const member = await staffWithApp(request);
  await page.goto('/login');
  await submitLogin(page, member);
  await expect(field(page, 'Code')).toBeFocused();
  await button(page, 'Login').click();
  await expect(errorOf(page, 'Code')).toHaveText(/^Enter the six-digit code/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(field(page, 'Recovery code')).toBeFocused();
  await field(page, 'Recovery code').fill(member.recovery);
  await button(page, 'Login').click();
  await page.waitForURL((url) => url.pathname === '/admin');
});
