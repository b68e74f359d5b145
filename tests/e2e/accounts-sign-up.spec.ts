import { consultancy } from '../../src/content/consultancy.ts';
import {
  hydrated,
  button,
  errorOf,
  failure,
  field,
  logOutByHeader,
  openMenu,
  submitLogin,
} from '../support/account-forms.ts';
import { newAddress, PASSWORD, verifiedAccount } from '../support/accounts-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { linkFromMail, mailSaying } from '../support/site-mail.ts';

test('from sign-up and verification mail to logout', phoneOnly, async ({ page, context }) => {
  const email = newAddress();
  await page.goto('/login?next=%2Fscholarship');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Sign up').click();
  const dialog = page.getByRole('dialog', { name: 'You have signed up' });
  await expect(dialog).toContainText('you must confirm your e-mail address');
  await expect(dialog).toContainText(email);
  await expect(dialog.getByRole('link', { name: 'Check mail' })).toHaveAttribute(
    'href',
    consultancy().webmail ?? '',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  for (const label of ['Email', 'Password', 'Confirm Password'])
    await expect(field(page, label)).toHaveValue('');

  await test.step('the mail opens in a new tab', async () => {
    const link = await linkFromMail(email, 'verify-email');
    const tab = await context.newPage();
    await tab.goto(link.href);
    await button(tab, 'Confirm my e-mail address').click();
    await expect(tab.getByText('Your e-mail address is confirmed.')).toBeVisible();
    expect(await accessibilityFaults(tab)).toEqual([]);
    await tab.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await submitLogin(tab, { email, password: PASSWORD });
    // Returns to the page that the visitor wanted before sign-up, even in another tab.
    await tab.waitForURL('**/scholarship');
    await expect(tab.getByRole('alert')).toHaveText('Login successful');
    await openMenu(tab);
    await expect(tab.getByRole('link', { name: 'Account' }).last()).toBeVisible();
    await tab.keyboard.press('Escape');
    await logOutByHeader(tab);
    await expect(tab.getByRole('alert')).toHaveText('You are logged out.');
    await openMenu(tab);
    await expect(tab.getByRole('link', { name: 'Login' }).last()).toBeVisible();
  });
});

test('the answers to a sign-up and to its link are accessible in a large window', async ({ page }) => {
  const email = newAddress();
  await page.goto('/signup');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Sign up').click();
  await expect(page.getByRole('dialog', { name: 'You have signed up' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto((await linkFromMail(email, 'verify-email')).href);
  await button(page, 'Confirm my e-mail address').click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('every field is checked while typing, with polite announcements', phoneOnly, async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await field(page, 'Email').pressSequentially('asha@');
  await expect(errorOf(page, 'Email')).toHaveCount(0);
  await field(page, 'Password').focus();
  await expect(errorOf(page, 'Email')).toHaveText('Invalid email format');
  await field(page, 'Email').fill('asha@example.com');
  await expect(errorOf(page, 'Email')).toHaveCount(0);
  await field(page, 'Email').fill('');
  await expect(errorOf(page, 'Email')).toHaveText('Email is required.');
  await field(page, 'Password').focus();
  await field(page, 'Confirm Password').focus();
  for (const [password, message] of [
    ['', 'Password is required'],
    ['Aa1!', 'Password must be at least 8 characters long'],
    ['annapurna1!', 'Password must contain at least one uppercase letter'],
    ['ANNAPURNA1!', 'Password must contain at least one lowercase letter'],
    ['Annapurna!', 'Password must contain at least one number'],
    ['Annapurna1', 'Password must contain at least one special character (@$!%*?&)'],
  ] as const) {
    await field(page, 'Password').fill(password);
    await expect(errorOf(page, 'Password')).toHaveText(message);
  }
  await field(page, 'Password').fill('Annapurna1!');
  await expect(errorOf(page, 'Password')).toHaveCount(0);
  await expect(errorOf(page, 'Confirm Password')).toHaveText('Retype your password.');
  await field(page, 'Confirm Password').fill('Annapurna1');
  await expect(errorOf(page, 'Confirm Password')).toHaveText('Passwords must match');
  await field(page, 'Confirm Password').fill('Annapurna1!');
  await expect(errorOf(page, 'Confirm Password')).toHaveCount(0);
  // Red, and connected to its field for screen readers.
  await field(page, 'Email').focus();
  const id = await errorOf(page, 'Email').getAttribute('id');
  await expect(field(page, 'Email')).toHaveAttribute('aria-describedby', id ?? '');
  await expect(errorOf(page, 'Email')).toHaveCSS('color', 'rgb(189, 20, 57)');
});

test(
  'an incomplete form is not sent: it shows all errors and focuses the first field',
  phoneOnly,
  async ({ page }) => {
    let calls = 0;
    await page.route('**/api/user/register/', (route) => {
      calls += 1;
      return route.continue();
    });
    await page.goto('/signup');
    await field(page, 'Password').fill('short');
    await button(page, 'Sign up').click();
    await expect(errorOf(page, 'Email')).toHaveText('Email is required.');
    await expect(errorOf(page, 'Password')).toHaveText('Password must be at least 8 characters long');
    await expect(errorOf(page, 'Confirm Password')).toHaveText('Retype your password.');
    await expect(field(page, 'Email')).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(calls).toBe(0);
  },
);

test(
  'the password can be shown, its rules are ticked, and Caps Lock is reported',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/signup');
    await hydrated(page);
    const password = field(page, 'Password');
    const met = page.locator('.password-rules [data-met]');
    await password.fill('anna');
    await expect(met).toHaveText(['a lowercase letter, done']);
    await password.fill('Annapurna1!');
    await expect(met).toHaveCount(5);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await button(page, 'Sign up').click();
    await expect(password).toHaveAttribute('type', 'password');
    // Simulates Caps Lock, which test browsers do not support.
    await password.evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    });
    await expect(page.getByText('Caps Lock is on')).toBeVisible();
    await password.evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    });
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
  },
);

test('fields have hints for phone keyboards and password managers', phoneOnly, async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await expect(field(page, 'Email')).toHaveAttribute('inputmode', 'email');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  for (const label of ['Password', 'Confirm Password'])
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password');
  for (const control of await page.locator('main :is(input, button)').all()) {
    if (!(await control.isVisible())) continue;
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(43.5);
    const size = await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    if ((await control.evaluate((element) => element.tagName)) === 'INPUT')
      expect(size).toBeGreaterThanOrEqual(16);
  }
});

test(
  'while it is sent, inputs and button are disabled; a failure keeps the typed text',
  phoneOnly,
  async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/user/register/', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto('/signup');
    const email = newAddress();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    await button(page, 'Sign up').click();
    await expect(page.getByRole('button', { name: 'Signing up…' })).toBeDisabled();
    for (const label of ['Email', 'Password', 'Confirm Password']) {
      await expect(field(page, label)).toBeDisabled();
      await expect(field(page, label)).not.toHaveValue('');
    }
    await expect(page.getByRole('form', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
    answered.resolve();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test.describe('errors', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('are shown in the order of docs/specification', phoneOnly, async ({ page }) => {
    await page.goto('/signup');
    await field(page, 'Email').fill(newAddress());
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    for (const [answer, message] of [
      [{ status: 400, json: { error: 'The error.', message: 'The message.' } }, 'The error.'],
      [{ status: 400, json: { message: 'The message.' } }, 'The message.'],
      [{ status: 500, json: { detail: 'A server error occurred.' } }, 'An error occurred during signup.'],
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'An error occurred during signup.'],
    ] as const) {
      await page.route('**/api/user/register/', (route) => route.fulfill(answer), { times: 1 });
      await button(page, 'Sign up').click();
      await expect(failure(page)).toHaveText(message);
      await expect(button(page, 'Sign up')).toBeFocused();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  });

  test('include fields that the server refuses', phoneOnly, async ({ page }) => {
    await page.goto('/signup');
    await field(page, 'Email').fill('asha@example..com');
    await field(page, 'Email').fill('a@b.co');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    const sentence = 'Enter a valid email address.';
    await page.route(
      '**/api/user/register/',
      (route) => route.fulfill({ status: 400, json: { email: [sentence], error: sentence } }),
      { times: 1 },
    );
    await button(page, 'Sign up').click();
    await expect(errorOf(page, 'Email')).toHaveText(sentence);
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill('a@b.com');
    await expect(errorOf(page, 'Email')).toHaveCount(0);

    await test.step('a common password is refused too', async () => {
      for (const label of ['Password', 'Confirm Password']) await field(page, label).fill('Password1!');
      await button(page, 'Sign up').click();
      await expect(errorOf(page, 'Password')).toContainText('Many people use this password');
      await expect(failure(page)).toHaveCount(0);
      await expect(field(page, 'Password')).toHaveValue('Password1!');
    });
  });
});

test(
  'a taken address gets the same answer as any other; its owner gets a mail',
  phoneOnly,
  async ({ page, request }) => {
    const { email } = await verifiedAccount(request);
    await page.goto('/signup');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    await button(page, 'Sign up').click();
    await expect(page.getByRole('dialog', { name: 'You have signed up' })).toContainText(email);
    expect((await mailSaying(email, 'You already have an account')).text).toContain('/email-verification');
  },
);

test('Check mail opens the mail provider of the address in a new tab', phoneOnly, async ({ page }) => {
  await page.goto('/signup');
  await field(page, 'Email').fill(newAddress().replace('@example.com', '@yahoo.com'));
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Sign up').click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Check mail' });
  await expect(link).toHaveAttribute('href', 'https://mail.yahoo.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});
